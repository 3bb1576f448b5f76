/** One's mistakes on their shelves. */
import { Conflict, type Write } from '../storage/disk';
import type { Storage } from '../storage/storage';
import type { Repetition } from '../judging/practising';
import type { KeptExercise, ReviewedGameRow } from './kept';

export class Exercises {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** All of them, what waits longest first. */
  async all(): Promise<KeptExercise[]> {
    const found = await this.#storage.all<KeptExercise>('exercises');
    return found.sort((one, other) => one.due - other.due || order(one, other));
  }

  find(table: string, number: number): Promise<KeptExercise | undefined> {
    return this.#storage.get<KeptExercise>('exercises', [table, number]);
  }

  /** The oldest first. */
  async reviewed(): Promise<ReviewedGameRow[]> {
    const found = await this.#storage.all<ReviewedGameRow>('reviewed_games');
    return found.sort((one, other) => one.ended - other.ended || (one.table < other.table ? -1 : 1));
  }

  /**
   * What was found in a game, in place of what was found there before. How far somebody has come with a mistake stays; one
   * that is none any more goes.
   */
  async keep(game: ReviewedGameRow, mistakes: readonly KeptExercise[]): Promise<void> {
    const { table } = game;
    const before = await this.#storage.read<KeptExercise>('exercises', {
      from: [table, 0],
      to: [table, Infinity],
    });
    const numbers = new Set(mistakes.map(({ number }) => number));
    const gone = before.filter(({ number }) => !numbers.has(number));
    await this.#storage.commit([
      { shelf: 'reviewed_games', put: { ...game } },
      ...gone.map(({ number }): Write => ({ shelf: 'exercises', remove: [table, number] })),
      ...mistakes.map((one): Write => {
        const known = before.find(({ number }) => number === one.number);
        return { shelf: 'exercises', put: { ...one, ...known, decision: one.decision } };
      }),
    ]);
  }

  /** Whether this answer counts: of several at once one does. */
  async answer(exercise: KeptExercise, after: Repetition): Promise<boolean> {
    const { table, number, asked } = exercise;
    try {
      await this.#storage.commit([
        { shelf: 'answers', add: { table, number, asked } },
        { shelf: 'exercises', put: { ...exercise, ...after } },
      ]);
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
