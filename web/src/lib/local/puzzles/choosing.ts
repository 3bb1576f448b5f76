/** Which puzzle comes next, as `tenfold.server.puzzles.choosing` has it: never one that the run has had. */
import type { PuzzleIndex, StoredRun } from '../shelves/kept_puzzles';

export type Row = PuzzleIndex['cards'][number];

/** What may come next: any of the first, and else the others in this order. */
export interface Choice {
  first: string[];
  others: string[];
}

const NEAR = 12; // puzzles whose ratings come nearest to somebody's
const RUNGS = 40; // of the ladder from the easiest to the hardest puzzles
const DAY = 24 * 60 * 60_000;

/** Of a run of one theme or of all, for somebody of this rating: what is new, and of about this rating. */
export function ofStrength(rows: readonly Row[], run: StoredRun, isSeen: IsSeen, rating: number): Choice {
  const left = rows.filter(([id, theme]) => !run.done.includes(id) && (run.theme ?? theme) === theme);
  const near = left.toSorted(([one, , hard], [other, , harder]) => {
    const further = Math.abs(hard - rating) - Math.abs(harder - rating);
    return Number(isSeen(one)) - Number(isSeen(other)) || further || (one < other ? -1 : 1);
  });
  const ids = near.map(([id]) => id);
  return { first: fresh(ids.slice(0, NEAR), isSeen), others: ids };
}

/** The ladder's rung after so many answers; above the ladder, what is left, the hardest first. */
export function ofRung(rows: readonly Row[], run: StoredRun, isSeen: IsSeen): Choice {
  const ladder = rows
    .toSorted(([one, , hard], [other, , harder]) => hard - harder || (one < other ? -1 : 1))
    .map(([id]) => id);
  const height = Math.max(Math.floor(ladder.length / RUNGS), 1);
  const place = run.done.length * height;
  const isLeft = (id: string): boolean => !run.done.includes(id);
  const rung = ladder.slice(place, place + height).filter(isLeft);
  return {
    first: fresh(rung, isSeen),
    others: [...rung, ...ladder.slice(place + height), ...ladder.toReversed()].filter(isLeft),
  };
}

export function dayOf(now: number): number {
  return Math.floor(now / DAY);
}

/** The same for everybody, in turn. */
export function puzzleOfDay(rows: readonly Row[], day: number): string {
  return rows[day % rows.length]![0];
}

type IsSeen = (id: string) => boolean;

function fresh(ids: string[], isSeen: IsSeen): string[] {
  const never = ids.filter((id) => !isSeen(id));
  return never.length ? never : ids;
}
