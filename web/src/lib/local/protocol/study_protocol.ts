/** What a page and the worker that studies say to each other: questions with their answers. */
import type { GameRecord, Study } from '$lib/house/house';
import type { Puzzles } from '$lib/house/puzzles';
import type { GameReview, ReviewAnswer, ReviewedDecision } from '$lib/wire/messages';
import type { OwnReason } from '../judging/own_reason';
import type { BotQuestion, Question } from '../table/hinting';

/** All that can be asked. */
export interface StudyAnswers extends Omit<Study, 'askForReview' | 'review'>, Puzzles {
  askForReview(table: string, record: GameRecord, level: GameReview['level'] | null): Promise<ReviewAnswer>;
  review(table: string, level: GameReview['level'] | null): Promise<ReviewAnswer>;
  stopReview(table: string): Promise<void>;
  /** A quick look, or a closer one; null if somebody has asked something else since. */
  advise(question: Question, isCloser: boolean): Promise<ReviewedDecision | null>;
  explain(question: BotQuestion): Promise<OwnReason>;
}

export type StudyQuestion = keyof StudyAnswers;

export interface ToStudy {
  number: number;
  question: StudyQuestion;
  given: readonly unknown[];
}

export type FromStudy =
  | { number: number; kind: 'answer'; answer: unknown }
  | { number: number; kind: 'refusal'; key: string; details: Record<string, unknown> };
