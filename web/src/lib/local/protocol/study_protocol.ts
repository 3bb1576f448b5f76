/** What a page and the worker that studies say to each other: questions with their answers. */
import type { GameRecord, Study } from '$lib/house/house';
import type { Explanation, GameReview, ReviewAnswer, ReviewedDecision } from '$lib/wire/messages';
import type { BotQuestion, Question } from '../table/hinting';

/** What a bot says of a decision of its own. */
export type Explained = Pick<
  Explanation,
  'kind' | 'moves' | 'value' | 'next_moves' | 'next_value' | 'reasons'
>;

/** All that can be asked. */
export interface StudyAnswers extends Omit<Study, 'askForReview' | 'review'> {
  askForReview(table: string, record: GameRecord, level: GameReview['level'] | null): Promise<ReviewAnswer>;
  review(table: string, level: GameReview['level'] | null): Promise<ReviewAnswer>;
  stopReview(table: string): Promise<void>;
  /** A quick look, or a closer one; null if somebody has asked something else since. */
  advise(question: Question, isCloser: boolean): Promise<ReviewedDecision | null>;
  explain(question: BotQuestion): Promise<Explained>;
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
