import { Refused, Unreachable } from '$lib/errors/errors';
import { isLocal, type Study } from '$lib/house/house';
import type { Level, LocalStudy } from '$lib/house/local';
import type { ReviewAnswer } from '$lib/wire/messages';
import { houseOf } from '$lib/houses/houses';
import { isInReach, theServer } from '$lib/houses/server.svelte';

/** That somebody has studied in this browser: for who never did, nothing of it is fetched to look. */
const STUDIED = 'tenfold.studied-here';

/** Studying in this browser, whoever keeps the game: one may look closer, and stop it. */
export interface StudyHere extends Study {
  askForReview(table: string, level?: Level | null): Promise<ReviewAnswer>;
  review(table: string, level?: Level | null): Promise<ReviewAnswer>;
  stopReview(table: string): Promise<void>;
}

/** Nothing of it is fetched before it is asked something. */
export const studyHere: StudyHere = {
  askForReview: async (table, level) =>
    (await openStudyHere()).askForReview(table, await houseOf(table).record(table), level),
  review: async (table, level) => (await openStudyHere()).review(table, level),
  stopReview: async (table) => (await openStudyHere()).stopReview(table),
  mistakes: async () => (await openStudyHere()).mistakes(),
  askForMyReviews: async () => (await openStudyHere()).askForMyReviews(),
  due: async () => (await openStudyHere()).due(),
  exercise: async (which) => (await openStudyHere()).exercise(which),
  tryExercise: async (which, moves) => (await openStudyHere()).tryExercise(which, moves),
  answerExercise: async (which, answer) => (await openStudyHere()).answerExercise(which, answer),
};

/** Who reviews the game of a table: whoever keeps it. */
export function studyOf(table: string): Study {
  return (isLocal(table) ? null : theServer()?.study) ?? studyHere;
}

let isMineHere = $state(false);

/** Whose of one's games are looked at: where both keep some, somebody may choose those of this browser. Reactive. */
export function isStudiedHere(): boolean {
  return isMineHere || !isInReach();
}

export function chooseStudy(isHere: boolean): void {
  isMineHere = isHere;
}

/** Who keeps one's mistakes and asks for better moves: the server, where one is in reach. Reactive. */
export function myStudy(): Study {
  return (isStudiedHere() ? null : theServer()?.study) ?? studyHere;
}

/** Asks whoever keeps one's mistakes; where that turns out to be a server out of reach, this browser. */
export async function askMyStudy<Answer>(ask: (study: Study) => Promise<Answer>): Promise<Answer> {
  const asked = myStudy();
  try {
    return await ask(asked);
  } catch (error) {
    if (!(error instanceof Unreachable) || asked === studyHere) throw error;
    return await ask(studyHere);
  }
}

/** Whether it is known, without fetching anything, that somebody may have mistakes to practise. */
export function hasStudied(): boolean {
  return isInReach() || localStorage.getItem(STUDIED) !== null;
}

/** Whoever studies in this browser, fetched now. */
export async function openStudyHere(): Promise<LocalStudy> {
  try {
    const { openLocalStudy } = await import('$lib/local/page/page_study');
    noteStudied();
    return openLocalStudy();
  } catch {
    throw new Refused('local.cannot_start');
  }
}

function noteStudied(): void {
  try {
    localStorage.setItem(STUDIED, 'yes');
  } catch {
    // A browser that keeps nothing has no mistakes to look for either.
  }
}
