/** Runs of puzzles on their shelf, with the best ones of each kind. */
import { Refused } from '$lib/errors/errors';
import { localName } from '$lib/house/house';
import type { PuzzleRun, PuzzleStart } from '$lib/wire/messages';
import { newLetters } from '../host/context';
import type { StoredRun } from '../shelves/kept_puzzles';
import { put, remove, type Shelves } from '../shelves/shelves';
import type { Write } from '../storage/disk';
import { at, newRun, told } from './running';

const KEPT_FOR = 2 * 24 * 60 * 60_000; // milliseconds, after it is over: somebody may still look at it

export class Runs {
  readonly #shelves: Shelves;
  readonly #now: () => number;

  constructor(shelves: Shelves, now: () => number) {
    this.#shelves = shelves;
    this.#now = now;
  }

  async find(id: string): Promise<StoredRun> {
    const kept = await this.#shelves.get('puzzle run', id);
    if (!kept) throw new Refused('puzzles.unknown_run');
    return at(kept.run, this.#now());
  }

  /** The latest first. */
  async all(): Promise<StoredRun[]> {
    const kept = await this.#shelves.all('puzzle run');
    return kept.map(({ run }) => at(run, this.#now())).sort((one, other) => other.started - one.started);
  }

  new(wanted: PuzzleStart): StoredRun {
    return newRun(localName(newLetters(16)), wanted, this.#now());
  }

  /** Keeps a new one; what was left unfinished of its kind is given up, and what was over long ago is forgotten. */
  async begin(run: StoredRun): Promise<void> {
    const isSame = (one: StoredRun): boolean =>
      one.kind === run.kind && one.game === run.game && one.theme === run.theme;
    const gone = (await this.all()).filter((one) =>
      one.over ? one.started < this.#now() - KEPT_FOR : isSame(one),
    );
    await this.#shelves.commit(
      put('puzzle run', row(run)),
      ...gone.map(({ id }) => remove('puzzle run', id)),
    );
  }

  /** What is to be stored when a run has changed. */
  async changes(run: StoredRun): Promise<Write[]> {
    const table = bestOf(run);
    const isBest = run.solved > (await this.best(run.game, run.kind));
    return [
      put('puzzle run', row(run)),
      ...(isBest ? [put('puzzle best', { table, solved: run.solved })] : []),
    ];
  }

  async best(game: PuzzleRun['game'], kind: PuzzleRun['kind']): Promise<number> {
    return (await this.#shelves.get('puzzle best', bestOf({ game, kind })))?.solved ?? 0;
  }

  async told(run: StoredRun): Promise<PuzzleRun> {
    return told(run, await this.best(run.game, run.kind), this.#now());
  }
}

function row(run: StoredRun): { table: string; run: StoredRun } {
  return { table: run.id, run };
}

function bestOf({ game, kind }: Pick<PuzzleRun, 'game' | 'kind'>): string {
  return `${game} ${kind}`;
}
