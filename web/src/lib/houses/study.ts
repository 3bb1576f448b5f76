import { Refused } from '$lib/errors/errors';
import type { Study } from '$lib/house/house';
import { houseOf } from './houses';
import { theServer } from './server.svelte';

/** Who reviews the game of a table; where nobody does, every question is refused with the reason. */
export function studyOf(table: string): Study {
  return houseOf(table).study ?? NOBODY;
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
