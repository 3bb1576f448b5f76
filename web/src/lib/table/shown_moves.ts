import type { Played } from '$lib/wire/messages';

/** The moves without so many events at their end, which nobody has been told yet. */
export function shownMoves(moves: Played[], unshown: number): Played[] {
  if (unshown === 0) return moves;
  const told = [...moves];
  for (let left = unshown; left > 0;) {
    const last = told.pop();
    if (!last) break;
    if (last.events.length > left) told.push({ ...last, events: last.events.slice(0, -left) });
    left -= last.events.length;
  }
  return told;
}
