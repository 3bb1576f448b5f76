/**
 * The worker in which games are studied: reviews, hints and practice. Its file keeps this name when it is built, as that of
 * the house does: it runs WebAssembly.
 */
import { Refused } from '$lib/errors/errors';
import type { FromStudy, ToStudy } from '../protocol/study_protocol';
import { openStudy } from './student';
import type { StudyAnswers } from '../protocol/study_protocol';

let answers: Promise<StudyAnswers> | null = null;

self.onmessage = async ({ data: { number, question, given } }: MessageEvent<ToStudy>) => {
  const tell = (message: FromStudy): void => self.postMessage(message);
  try {
    const ask = (await open())[question] as (...given: readonly unknown[]) => Promise<unknown>;
    tell({ number, kind: 'answer', answer: await ask(...given) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tell({ number, kind: 'refusal', key: error.key, details: error.details });
  }
};

/** What nobody has foreseen ends the worker; the page starts another one. */
self.onunhandledrejection = ({ reason }) => {
  setTimeout(() => {
    throw reason instanceof Refused ? new Error(reason.key) : reason;
  });
};

function open(): Promise<StudyAnswers> {
  answers ??= openStudy().catch(() => {
    answers = null; // it may be there the next time
    throw new Refused('local.cannot_start');
  });
  return answers;
}
