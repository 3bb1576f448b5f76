import type { Candidate } from '$lib/game/candidates';
import { cellOf, type Cell } from './cells';

/** Where a move that is thought about would be made. */
export interface Spot {
  cell: Cell;
  /** Where the tile would come from, in the second round. */
  from: Cell | null;
  candidate: Candidate;
}

/** A spot a cell, row by row, so that their order tells nothing: of several moves that end there the best is seen, or
 * what has a mark. */
export function spotsOf(candidates: readonly Candidate[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const candidate of candidates) {
    const places = candidate.moves[0]?.split(':')[1]?.split('>') ?? [];
    const to = places.at(-1);
    if (!to || (found.has(to) && !candidate.mark)) continue;
    const from = places.length > 1 && places[0] ? cellOf(places[0]) : null;
    found.set(to, { cell: cellOf(to), from, candidate });
  }
  return [...found.values()].sort((one, other) => other.cell.y - one.cell.y || one.cell.x - other.cell.x);
}

/** What must be seen of them: what was made and what would be better, or else all. */
export function cellsInQuestion(candidates: readonly Candidate[]): Cell[] {
  const marked = candidates.filter(({ mark, isLookedAt }) => mark || isLookedAt);
  return spotsOf(marked.length ? marked : candidates).flatMap(({ cell, from }) =>
    from ? [cell, from] : [cell],
  );
}
