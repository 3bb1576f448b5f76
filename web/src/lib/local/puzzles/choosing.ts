/** Which puzzle comes next. */
import type { PuzzleIndex, StoredRun } from '../shelves/kept_puzzles';

export type Row = PuzzleIndex['cards'][number];

/** Below one's rating at first, and harder with every one that is solved. */
const STEPS: Partial<Record<StoredRun['kind'], { below: number; step: number }>> = {
  streak: { below: 400, step: 30 },
  sprint: { below: 500, step: 30 },
};
const DAY = 24 * 60 * 60_000;

/** How hard the next one of a run is to be, for somebody of this rating. */
export function aimOf({ kind, solved }: StoredRun, rating: number): number {
  const { below, step } = STEPS[kind] ?? { below: 0, step: 0 };
  return rating - below + step * solved;
}

/** What fits a run, the best first: what was never tried before comes before all else. */
export function fitting(
  rows: readonly Row[],
  run: StoredRun,
  tried: ReadonlySet<string>,
  rating: number,
): string[] {
  const aim = aimOf(run, rating);
  return rows
    .filter(([id, theme]) => !run.done.includes(id) && (run.theme === null || theme === run.theme))
    .map(([id, , hard]) => ({ id, isTried: tried.has(id), far: Math.abs(hard - aim) }))
    .sort(
      (one, other) =>
        Number(one.isTried) - Number(other.isTried) || one.far - other.far || (one.id < other.id ? -1 : 1),
    )
    .map(({ id }) => id);
}

export function dayOf(now: number): number {
  return Math.floor(now / DAY);
}

/** The same for everybody: one after the other, and each game in an order of its own. */
export function puzzleOfDay(rows: readonly Row[], day: number): string {
  return rows[day % rows.length]![0];
}
