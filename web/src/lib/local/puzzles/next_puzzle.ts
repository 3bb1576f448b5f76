import type { Practising } from '../judging/practising';
import type { StoredRun, TriedPuzzle } from '../shelves/kept_puzzles';
import { ratingOf } from '../statistics/ratings';
import { dayOf, fitting, puzzleOfDay } from './choosing';
import type { Library } from './library';
import { missedOf } from './missed';
import { standingOf } from './tries';

const AHEAD = 20; // puzzles that are fetched before anybody needs them, for when there is no network

/** Which puzzle comes next in a run; without a network, of those that are here. */
export class NextPuzzle {
  readonly #library: Library;
  readonly #practising: Practising;
  readonly #now: () => number;

  constructor(library: Library, practising: Practising, now: () => number) {
    this.#library = library;
    this.#practising = practising;
    this.#now = now;
  }

  /** Once its puzzle, if it has one, is answered like this; null if there is none. */
  async after(before: StoredRun, tried: readonly TriedPuzzle[], isRight = false): Promise<string | null> {
    const done = before.puzzle === null ? before.done : [...before.done, before.puzzle];
    const run = { ...before, done, solved: before.solved + Number(isRight) };
    if (run.kind === 'missed') return this.#due(run, tried);
    const rows = (await this.#library.index())[run.game];
    if (run.kind === 'day') return done.length ? null : puzzleOfDay(rows, dayOf(run.started));
    const rating = ratingOf(standingOf(tried, run.game));
    return await this.#here(fitting(rows, run, new Set(tried.map(({ table }) => table)), rating));
  }

  #due(run: StoredRun, tried: readonly TriedPuzzle[]): string | null {
    const due = missedOf(tried).find(
      ({ table, game, repetition }) =>
        game === run.game &&
        !run.done.includes(table) &&
        this.#practising.isDue(repetition, this.#now()),
    );
    return due?.table ?? null;
  }

  /** Of what fits, the first that need not be waited for; where nothing can be fetched, any that is here. */
  async #here(ids: readonly string[]): Promise<string | null> {
    const soon = await this.#firstKept(ids.slice(0, AHEAD));
    const first = ids[0] ?? null;
    void this.#library.fetchAhead(ids.slice(0, AHEAD));
    if (soon !== null || first === null) return soon;
    const isFetched = await this.#library.puzzle(first).then(() => true, () => false);
    return isFetched ? first : ((await this.#firstKept(ids)) ?? first);
  }

  async #firstKept(ids: readonly string[]): Promise<string | null> {
    for (const id of ids) if (await this.#library.kept(id)) return id;
    return null;
  }
}
