import type { Write } from '../storage/disk';
import type { Key } from '../storage/keys';
import type { Storage } from '../storage/storage';
import type { AskedReview, KeptExercise, KeptReview, ReviewedGameRow } from './kept';
import type { KeptBest, KeptIndex, KeptPuzzle, KeptRun, PuzzleReply, TriedPuzzle } from './kept_puzzles';

/** What is kept of studies, by its kind. */
interface Kinds {
  review: KeptReview;
  asked: AskedReview;
  game: ReviewedGameRow;
  exercise: KeptExercise;
  puzzle: KeptPuzzle;
  'puzzle index': KeptIndex;
  'puzzle tried': TriedPuzzle;
  'puzzle run': KeptRun;
  'puzzle best': KeptBest;
  'puzzle reply': PuzzleReply;
}

type Kind = keyof Kinds;

const BEYOND = '\uffff'; // behind every table
const SHELF = 'studies';

/** What whoever studies has on the one shelf of it. */
export class Shelves {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  get<Name extends Kind>(kind: Name, table: string, number = 0): Promise<Kinds[Name] | undefined> {
    return this.#storage.get<Kinds[Name]>(SHELF, [kind, table, number]);
  }

  all<Name extends Kind>(kind: Name): Promise<Kinds[Name][]> {
    return this.#storage.read<Kinds[Name]>(SHELF, { from: [kind], to: [kind, BEYOND] });
  }

  of<Name extends Kind>(kind: Name, table: string): Promise<Kinds[Name][]> {
    return this.#storage.read<Kinds[Name]>(SHELF, { from: [kind, table, 0], to: [kind, table, Infinity] });
  }

  commit(...writes: Write[]): Promise<void> {
    return this.#storage.commit(writes);
  }
}

export function put<Name extends Kind>(kind: Name, thing: Kinds[Name]): Write {
  return { shelf: SHELF, put: { number: 0, ...thing, kind } };
}

export function remove(kind: Kind, table: string, number = 0): Write {
  const key: Key = [kind, table, number];
  return { shelf: SHELF, remove: key };
}

/** That an exercise was answered. The key is the referee: of two tabs that answer at once, one is refused. */
export function noteAnswer({ table, number, asked }: KeptExercise): Write {
  return { shelf: SHELF, add: { kind: `answer ${asked}`, table, number } };
}

/** The answer to a puzzle that had been answered so often, in the same way. */
export function addReply(reply: PuzzleReply, answers: number): Write {
  return { shelf: SHELF, add: { ...reply, kind: 'puzzle reply', number: answers } };
}
