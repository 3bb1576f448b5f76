import { Refused } from '$lib/errors/errors';
import type { Puzzle, PuzzleIndex } from '../shelves/kept_puzzles';
import { put, type Shelves } from '../shelves/shelves';
import type { PuzzleFiles } from './puzzle_files';

/** Puzzles that were fetched, and those that can be: what was fetched once is kept for days without a network. */
export class Library {
  readonly #files: PuzzleFiles;
  readonly #shelves: Shelves;
  #index: PuzzleIndex | null = null; // as the host has it today
  #isFetching = false;

  constructor(files: PuzzleFiles, shelves: Shelves) {
    this.#files = files;
    this.#shelves = shelves;
  }

  async index(): Promise<PuzzleIndex> {
    this.#index ??= await this.#files.index().then((index) => this.#keepIndex(index), noneIfRefused);
    const known = this.#index ?? (await this.#shelves.get('puzzle index', ''))?.index;
    if (!known) throw new Refused('puzzles.not_here');
    return known;
  }

  async puzzle(id: string): Promise<Puzzle> {
    return (await this.#kept(id)) ?? (await this.#fetch(id));
  }

  /** Fetches it, if it is not here. */
  async canRead(id: string): Promise<boolean> {
    return (await this.puzzle(id).catch(noneIfRefused)) !== null;
  }

  /** Which of some are here. */
  async keptOf(ids: readonly string[]): Promise<string[]> {
    const kept = await Promise.all(ids.map((id) => this.#kept(id)));
    return ids.filter((_, place) => kept[place]);
  }

  /** Fetches some for later, one after the other; without a network none. */
  async fetchAhead(ids: readonly string[]): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      for (const id of ids) if (!(await this.#kept(id))) await this.#fetch(id);
    } catch (error) {
      noneIfRefused(error);
    } finally {
      this.#isFetching = false;
    }
  }

  async #kept(id: string): Promise<Puzzle | undefined> {
    return (await this.#shelves.get('puzzle', id))?.puzzle;
  }

  async #fetch(id: string): Promise<Puzzle> {
    const puzzle = await this.#files.puzzle(id);
    await this.#shelves.commit(put('puzzle', { table: id, puzzle }));
    return puzzle;
  }

  async #keepIndex(index: PuzzleIndex): Promise<PuzzleIndex> {
    await this.#shelves.commit(put('puzzle index', { table: '', index }));
    return index;
  }
}

function noneIfRefused(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}
