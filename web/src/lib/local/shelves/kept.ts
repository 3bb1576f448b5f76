/** What stands of studies on the shelves of the browser's database. */
import type { GameRecord } from '$lib/house/house';
import type { GameReview, ReviewedDecision } from '$lib/wire/messages';
import type { GameName } from '../engine/engine';
import type { Repetition } from '../judging/practising';
import type { Unfinished } from '../judging/review_run';
import type { Level } from '../judging/study_facts';

/** By kind of decision: how many count, and what they lost. */
export type ErrorSums = Partial<Record<ReviewedDecision['kind'], readonly [decisions: number, lost: number]>>;

export interface KeptReview {
  table: string;
  version: string; // of whoever judged
  level: Level;
  review: GameReview;
}

/** A review that is to be made, and how far it has come. */
export interface AskedReview {
  table: string;
  version: string;
  level: Level;
  at: number; // when it was asked for
  record: GameRecord;
  unfinished: Unfinished | null;
}

export interface ReviewedGameRow {
  table: string;
  game: GameName;
  ended: number;
  version: string;
  errors: ErrorSums;
}

export interface KeptExercise extends Repetition {
  table: string;
  number: number;
  game: GameName;
  decision: ReviewedDecision;
}
