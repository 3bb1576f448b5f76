import { Refused } from '$lib/errors/errors';
import type { Study } from '$lib/house/house';
import { houseOf } from './houses';
import { sentAs } from './sent';
import { isInReach, theServer } from './server.svelte';

/** Who reviews the game of a table; where nobody does, every question is refused with the reason. */
export function studyOf(table: string): Study {
  return houseOf(table).study ?? NOBODY;
}

/** By which name a game can be reviewed: one of this browser, where it was sent to; null if nowhere. Reactive. */
export function studiedAs(table: string): string | null {
  if (houseOf(table).study) return table;
  return isInReach() ? sentAs(table) : null;
}

/** Whether anybody keeps one's mistakes; where nobody does, there is no page of them. */
export function hasStudy(): boolean {
  return theServer() !== null;
}

/** Who keeps one's mistakes and asks for better moves. */
export function myStudy(): Study {
  return theServer()?.study ?? NOBODY;
}

const refused = (): Promise<never> => Promise.reject(new Refused('study.no_server'));

const NOBODY: Study = {
  askForReview: refused,
  review: refused,
  mistakes: refused,
  askForMyReviews: refused,
  due: refused,
  exercise: refused,
  tryExercise: refused,
  answerExercise: refused,
};
