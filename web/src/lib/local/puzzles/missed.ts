/** Puzzles that were missed come back as one's own mistakes do, in the same queue. */
import type { Exercise } from '$lib/wire/messages';
import type { Practising, Repetition } from '../judging/practising';
import type { TriedPuzzle } from '../shelves/kept_puzzles';
import { tableOf } from './position';

export interface MissedPuzzle extends TriedPuzzle {
  repetition: Repetition;
}

/** What waits longest first. */
export function missedOf(tried: readonly TriedPuzzle[]): MissedPuzzle[] {
  const missed = tried.filter((one): one is MissedPuzzle => one.repetition !== null);
  return missed.sort((one, other) => one.repetition.due - other.repetition.due);
}

/** How far somebody is with a puzzle after an answer; null as long as it was never missed. */
export function repetitionAfter(
  before: Repetition | null,
  isRight: boolean,
  now: number,
  practising: Practising,
): Repetition | null {
  if (!before && isRight) return null;
  const known = before ?? { due: now, box: 0, asked: 0, missed: 0 };
  return practising.isDue(known, now) ? practising.answered(known, isRight, now) : known;
}

export function asExercise(missed: MissedPuzzle, practising: Practising): Exercise {
  const { table: puzzle, game, repetition } = missed;
  return {
    table: tableOf(puzzle),
    number: 1,
    game,
    puzzle,
    ...repetition,
    learnt: practising.isLearnt(repetition),
  };
}
