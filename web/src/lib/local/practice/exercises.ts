/** One's mistakes on their shelves. */
import { Conflict } from '../storage/disk';
import type { Storage } from '../storage/storage';
import type { Repetition } from '../judging/practising';
import type { KeptExercise, ReviewedGameRow } from '../shelves/kept';
import { noteAnswer, put, remove, Shelves } from '../shelves/shelves';

export class Exercises {
  readonly #shelves: Shelves;

  constructor(storage: Storage) {
    this.#shelves = new Shelves(storage);
  }

  /** All of them, what waits longest first. */
  async all(): Promise<KeptExercise[]> {
    const found = await this.#shelves.all('exercise');
    return found.sort((one, other) => one.due - other.due || order(one, other));
  }

  find(table: string, number: number): Promise<KeptExercise | undefined> {
    return this.#shelves.get('exercise', table, number);
  }

  /** The oldest first. */
  async reviewed(): Promise<ReviewedGameRow[]> {
    const found = await this.#shelves.all('game');
    return found.sort((one, other) => one.ended - other.ended || (one.table < other.table ? -1 : 1));
  }

  /**
   * What was found in a game, in place of what was found there before. How far somebody has come with a mistake stays; one
   * that is none any more goes.
   */
  async keep(game: ReviewedGameRow, mistakes: readonly KeptExercise[]): Promise<void> {
    const { table } = game;
    const before = await this.#shelves.of('exercise', table);
    const numbers = new Set(mistakes.map(({ number }) => number));
    const gone = before.filter(({ number }) => !numbers.has(number));
    const kept = mistakes.map((one) => ({
      ...one,
      ...before.find(({ number }) => number === one.number),
      decision: one.decision,
    }));
    await this.#shelves.commit(
      put('game', game),
      ...gone.map(({ number }) => remove('exercise', table, number)),
      ...kept.map((one) => put('exercise', one)),
    );
  }

  /** Whether this answer counts: of several at once one does. */
  async answer(exercise: KeptExercise, after: Repetition): Promise<boolean> {
    try {
      await this.#shelves.commit(noteAnswer(exercise), put('exercise', { ...exercise, ...after }));
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }
}

function order(one: KeptExercise, other: KeptExercise): number {
  if (one.table !== other.table) return one.table < other.table ? -1 : 1;
  return one.number - other.number;
}
