import type { Practising } from '../judging/practising';
import type { StoredRun, TriedPuzzle } from '../shelves/kept_puzzles';
import { ratingOf } from '../statistics/ratings';
import { dayOf, ofRung, ofStrength, puzzleOfDay, type Choice } from './choosing';
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

  /** Once its puzzle, if it has one, is answered; null if there is none. */
  async after(before: StoredRun, tried: readonly TriedPuzzle[]): Promise<string | null> {
    const done = before.puzzle === null ? before.done : [...before.done, before.puzzle];
    const run = { ...before, done };
    if (run.kind === 'missed') return this.#due(run, tried);
    const rows = (await this.#library.index())[run.game];
    if (run.kind === 'day') return done.length ? null : puzzleOfDay(rows, dayOf(run.started));
    const seen = new Set(tried.map(({ table }) => table));
    const choose = (one: StoredRun): Choice =>
      one.kind === 'theme'
        ? ofStrength(rows, one, (id) => seen.has(id), ratingOf(standingOf(tried, one.game)))
        : ofRung(rows, one, (id) => seen.has(id));
    const next = await this.#here(choose(run));
    void this.#library.fetchAhead(ahead(run, next, choose));
    return next;
  }

  #due(run: StoredRun, tried: readonly TriedPuzzle[]): string | null {
    const due = missedOf(tried).find(
      ({ table, game, repetition }) =>
        game === run.game && !run.done.includes(table) && this.#practising.isDue(repetition, this.#now()),
    );
    return due?.table ?? null;
  }

  /** One that need not be waited for, or any; where nothing can be fetched, one that is here. */
  async #here({ first, others }: Choice): Promise<string | null> {
    const kept = await this.#library.keptOf(first);
    const any = drawn(kept.length ? kept : first) ?? others[0] ?? null;
    if (any === null || (await this.#library.canRead(any))) return any;
    return (await this.#library.keptOf(others))[0] ?? any;
  }
}

/** What would come after it, one after the other. */
function ahead(run: StoredRun, next: string | null, choose: (run: StoredRun) => Choice): string[] {
  const found: string[] = next === null ? [] : [next];
  while (found.length && found.length <= AHEAD) {
    const { first, others } = choose({ ...run, done: [...run.done, ...found] });
    const one = first[0] ?? others[0];
    if (one === undefined) break;
    found.push(one);
  }
  return found;
}

function drawn(ids: readonly string[]): string | undefined {
  return ids[Math.floor(Math.random() * ids.length)];
}
