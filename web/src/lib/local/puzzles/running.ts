/** Runs of puzzles: what an answer and the clock make of them. */
import { Refused } from '$lib/errors/errors';
import type { PuzzleRun, PuzzleStart } from '$lib/wire/messages';
import type { StoredRun } from '../shelves/kept_puzzles';

const LIVES: Partial<Record<PuzzleRun['kind'], number>> = { streak: 1, sprint: 3 };
const SPRINT = 3 * 60_000; // milliseconds

export function newRun(id: string, { kind, game, theme = null }: PuzzleStart, now: number): StoredRun {
  const lives = LIVES[kind] ?? null;
  const nothing = { solved: 0, missed: 0, puzzle: null, over: null, done: [] };
  return { id, kind, game, theme, started: now, ends: null, lives, ...nothing };
}

/** Its first puzzle is looked at: the time of a sprint runs from now. */
export function begun(run: StoredRun, now: number): StoredRun {
  return run.kind === 'sprint' && run.ends === null ? { ...run, started: now, ends: now + SPRINT } : run;
}

/** As the clock has it. */
export function at(run: StoredRun, now: number): StoredRun {
  const isLate = !run.over && run.ends !== null && now >= run.ends;
  return isLate ? { ...run, puzzle: null, over: 'time' } : run;
}

/** Whether this puzzle is to be answered now; raises why it is not. */
export function checkCurrent({ puzzle, over }: StoredRun, id: string): void {
  if (over) throw new Refused('puzzles.run_over', { why: over });
  if (puzzle !== id) throw new Refused('puzzles.not_current');
}

/** After an answer to its puzzle; `next` is what comes then, if anything does. */
export function answered(run: StoredRun, isRight: boolean, next: string | null): StoredRun {
  const lives = run.lives === null || isRight ? run.lives : run.lives - 1;
  const over = lives === 0 ? 'lives' : next === null ? 'done' : null;
  return {
    ...run,
    lives,
    solved: run.solved + Number(isRight),
    missed: run.missed + Number(!isRight),
    done: [...run.done, run.puzzle!],
    puzzle: over ? null : next,
    over,
  };
}

/** As a page is told of it. */
export function told({ done: _, ...run }: StoredRun, best: number, now: number): PuzzleRun {
  const left = run.ends === null ? (run.kind === 'sprint' ? SPRINT : null) : Math.max(0, run.ends - now);
  return { ...run, left, best: Math.max(best, run.solved) };
}
