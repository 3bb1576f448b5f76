/** What page and worker say to each other: questions with their answers, and lines to tables. */
import type { LocalHouse, StorageTrouble } from '$lib/house/local';
import type { FromClient, FromServer } from '$lib/wire/messages';
import type { Asked } from '../table/local_table';

/** What can be asked; all of it is answered by one value. */
export type Question = {
  [Name in keyof LocalHouse]: LocalHouse[Name] extends (...given: never[]) => Promise<unknown> ? Name : never;
}[keyof LocalHouse];

export type Given<Name extends Question> = Parameters<LocalHouse[Name]>;
export type Answer<Name extends Question> = Awaited<ReturnType<LocalHouse[Name]>>;

/** All questions, each with its answer: who keeps the games has these. */
export type Answers = { [Name in Question]: (...given: Given<Name>) => Promise<Answer<Name>> };

/** Whoever sits before the page, as far as the page knows: what a guest is called there, and in which language. */
export interface Visitor {
  name: string;
  language: 'de' | 'en' | 'nl' | 'pl';
}

export type ToWorker =
  | { kind: 'visit'; visitor: Visitor }
  | { kind: 'ask'; number: number; question: Question; given: readonly unknown[] }
  | { kind: 'join'; line: number; table: string }
  | { kind: 'say'; line: number; message: FromClient }
  | { kind: 'take_over'; line: number }
  | { kind: 'leave'; line: number };

export type FromWorker =
  | { kind: 'answer'; number: number; answer: unknown }
  | { kind: 'refusal'; number: number; key: string; details: Record<string, unknown> }
  | { kind: 'heard'; line: number; message: FromServer }
  // Whoever studies is to answer it.
  | { kind: 'asked'; line: number; asked: Asked }
  | { kind: 'elsewhere'; line: number }
  // The table is this tab's now: the line says hello.
  | { kind: 'ours'; line: number }
  | { kind: 'trouble'; trouble: StorageTrouble | null };
