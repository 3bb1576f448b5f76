import type { Box } from '$lib/highlight/boxes';

/** In which corner of the window a panel lies, and how high it may be. */
export interface Corner {
  side: 'left' | 'right';
  edge: 'top' | 'bottom';
  most: number;
}

const LEAST = 140; // pixels: lower than this nobody reads anything
const ROOM = 12; // pixels around what is marked, for its ring

// Away from the hand that decides, if that can be.
const CORNERS = [
  { side: 'right', edge: 'top' },
  { side: 'left', edge: 'top' },
  { side: 'right', edge: 'bottom' },
  { side: 'left', edge: 'bottom' },
] as const;

/** Where a panel covers nothing of what it speaks of; where it would anywhere, it is as low as the larger part of the
 * window above or below. */
export function cornerFor(
  panel: { width: number; height: number },
  free: Box,
  marks: readonly Box[],
): Corner {
  const most = Math.min(panel.height, free.height);
  for (const { side, edge } of CORNERS) {
    const x = side === 'left' ? free.x : free.x + free.width - panel.width;
    const y = edge === 'top' ? free.y : free.y + free.height - most;
    const place = { x, y, width: panel.width, height: most };
    if (!marks.some((mark) => areMeeting(place, mark))) return { side, edge, most };
  }
  const above = Math.min(...marks.map(({ y }) => y)) - ROOM - free.y;
  const below = free.y + free.height - Math.max(...marks.map(({ y, height }) => y + height)) - ROOM;
  const high = Math.max(above, below, LEAST);
  return { side: 'right', edge: above >= below ? 'top' : 'bottom', most: Math.min(high, most) };
}

function areMeeting(one: Box, mark: Box): boolean {
  return (
    one.x < mark.x + mark.width + ROOM &&
    mark.x - ROOM < one.x + one.width &&
    one.y < mark.y + mark.height + ROOM &&
    mark.y - ROOM < one.y + one.height
  );
}
