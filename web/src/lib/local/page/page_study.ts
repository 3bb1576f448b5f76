/** Studying in this browser, as a page sees it: everything is asked of a worker of its own. */
import { Refused } from '$lib/errors/errors';
import type { GameRecord } from '$lib/house/house';
import type { Level, LocalStudy } from '$lib/house/local';
import type { FromStudy, StudyAnswers, StudyQuestion, ToStudy } from '$lib/local/protocol/study_protocol';
import type { BotQuestion, Question } from '$lib/local/table/hinting';
import type { Exercise, PracticeAnswer, PuzzleAnswer, PuzzleStart } from '$lib/wire/messages';
import { WorkerLink } from './worker_link';

type Given<Name extends StudyQuestion> = Parameters<StudyAnswers[Name]>;
type Answer<Name extends StudyQuestion> = Awaited<ReturnType<StudyAnswers[Name]>>;

interface Waiting {
  resolve(answer: unknown): void;
  reject(reason: Error): void;
}

let study: PageStudy | null = null;

/** The same for everybody on the page. Its worker starts when something is asked first. */
export function openLocalStudy(): PageStudy {
  study ??= new PageStudy();
  return study;
}

function openWorker(): Worker {
  return new Worker(new URL('../study/local_study.ts', import.meta.url), { type: 'module' });
}

export class PageStudy implements LocalStudy {
  readonly #link = new WorkerLink<ToStudy, FromStudy>(openWorker, {
    heard: (message) => this.#hear(message),
    started: () => undefined,
    died: (hasSpoken) => this.#mourn(hasSpoken),
  });
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;

  askForReview = (table: string, record: GameRecord, level: Level | null = null) =>
    this.#ask('askForReview', table, record, level);
  review = (table: string, level: Level | null = null) => this.#ask('review', table, level);
  stopReview = (table: string) => this.#ask('stopReview', table);
  mistakes = () => this.#ask('mistakes');
  askForMyReviews = () => this.#ask('askForMyReviews');
  due = () => this.#ask('due');
  exercise = (which: Exercise) => this.#ask('exercise', which);
  tryExercise = (which: Exercise, moves: string[]) => this.#ask('tryExercise', which, moves);
  answerExercise = (which: Exercise, answer: PracticeAnswer) => this.#ask('answerExercise', which, answer);
  myPuzzles = () => this.#ask('myPuzzles');
  startRun = (wanted: PuzzleStart) => this.#ask('startRun', wanted);
  run = (id: string) => this.#ask('run', id);
  puzzle = (id: string, run?: string | null) => this.#ask('puzzle', id, run);
  tryPuzzle = (id: string, moves: string[]) => this.#ask('tryPuzzle', id, moves);
  answerPuzzle = (id: string, answer: PuzzleAnswer) => this.#ask('answerPuzzle', id, answer);
  advise = (question: Question, isCloser: boolean) => this.#ask('advise', question, isCloser);
  explain = (question: BotQuestion) => this.#ask('explain', question);

  #ask<Name extends StudyQuestion>(question: Name, ...given: Given<Name>): Promise<Answer<Name>> {
    const number = (this.#next += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve: (answer) => resolve(answer as Answer<Name>), reject });
      this.#link.send({ number, question, given });
    });
  }

  #hear(message: FromStudy): void {
    const waiting = this.#waiting.get(message.number);
    this.#waiting.delete(message.number);
    if (message.kind === 'answer') waiting?.resolve(message.answer);
    else waiting?.reject(new Refused(message.key, message.details));
  }

  #mourn(hasSpoken: boolean): boolean {
    const key = hasSpoken ? 'local.stopped' : 'local.cannot_start';
    for (const { reject } of this.#waiting.values()) reject(new Refused(key));
    this.#waiting.clear();
    return false;
  }
}
