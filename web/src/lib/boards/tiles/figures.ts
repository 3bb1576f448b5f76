import { cellKey, type Cell } from './cells';
import type { Line } from './lines';

/** The radius of a sum's disc, in cells, where cells are large enough to read it. */
export const RADIUS = 0.2;
const OUTSIDE = 0.7; // from the last tile's middle: wholly in the free cell, beside the tile
const RIM = 0.5; // half on the tile

interface Place extends Cell {
  end: Cell;
  isOutside: boolean;
  isAslant: boolean;
}

/**
 * Where the sums of lines stand: at an end that is free, off the tiles, and not on one another.
 * `busy` are free cells that show something themselves.
 */
export function placeFigures(lines: readonly Line[], busy: ReadonlySet<string>, radius = RADIUS): Cell[] {
  const placed: Cell[] = [];
  for (const line of lines) {
    const found = placesOf(line).map((place) => ({ place, cost: costOf(place, placed, busy, radius) }));
    const best = found.reduce((one, other) => (other.cost < one.cost ? other : one));
    placed.push({ x: best.place.x, y: best.place.y });
  }
  return placed;
}

function costOf(place: Place, placed: readonly Cell[], busy: ReadonlySet<string>, radius: number): number {
  const hits = placed.filter(({ x, y }) => Math.hypot(x - place.x, y - place.y) < 2 * radius);
  const isBusy = place.isOutside && busy.has(cellKey(place.end));
  const covers = place.isOutside ? 0 : place.isAslant ? 2 : 1; // aslant it touches the corners of other tiles
  return 8 * hits.length + (isBusy ? 4 : 0) + covers;
}

/** At both ends where both are free; a line that cannot grow has its sum beyond its last tile. */
function placesOf({ cells, ends }: Line): Place[] {
  const first = cells[0] ?? { x: 0, y: 0 };
  const last = cells.at(-1) ?? first;
  const way = { x: Math.sign(last.x - first.x), y: Math.sign(last.y - first.y) };
  const free = ends.length ? ends : [{ x: last.x + way.x, y: last.y + way.y }];
  return free.toReversed().flatMap((end) => {
    const from = isNext(end, last) ? last : first;
    return [OUTSIDE, RIM].map((far) => ({
      x: from.x + (end.x - from.x) * far,
      y: from.y + (end.y - from.y) * far,
      end,
      isOutside: far === OUTSIDE && ends.length > 0,
      isAslant: end.x !== from.x && end.y !== from.y,
    }));
  });
}

function isNext(one: Cell, other: Cell): boolean {
  return Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;
}
