import { Refused } from '$lib/errors/errors';
import type { GameRecord } from '$lib/house/house';
import type { GameReview, ReviewAnswer } from '$lib/wire/messages';
import type { Context } from '../host/context';
import type { KeptTable } from '../host/kept';
import type { Judge } from '../judging/judge';
import { ReviewRun } from '../judging/review_run';
import type { Level } from '../judging/study_facts';
import { claim } from '../locks/claim';
import type { AskedReview, KeptReview } from '../shelves/kept';
import { put, remove, Shelves } from '../shelves/shelves';
import { gameOf, nameOf } from '../records/rules_version';
import { check } from '../records/verify';
import { URGENCY, type Workbench } from './workbench';

const STEP = 15_000; // about microseconds of work between two looks at messages
const SAVED_AFTER = 3_000; // milliseconds of work that a tab that dies may lose

/** Reviews: asked for, made one after the other, kept; what a tab left undone, the next one goes on with. */
export class Reviews {
  readonly #context: Context;
  readonly #shelves: Shelves;
  readonly #judge: Judge;
  readonly #bench: Workbench;
  readonly #stopped = new Set<string>();
  #underway: { table: string; progress: number } | null = null;
  #wanted: string | null = null; // somebody looks at it, so it is next
  #isAtWork = false;

  constructor(context: Context, judge: Judge, bench: Workbench) {
    this.#context = context;
    this.#shelves = new Shelves(context.storage);
    this.#judge = judge;
    this.#bench = bench;
  }

  /** Raises `Refused` for a record that is wrong, or of a game that goes on. */
  async ask(table: string, record: GameRecord, level: Level | null, isNext = true): Promise<ReviewAnswer> {
    const found = await this.find(table, level);
    if (isNext) this.#wanted = table;
    if (found.status === 'none') await this.#note(table, record, level);
    void this.#work();
    return found.status === 'none' ? await this.find(table, level) : found;
  }

  /** How far it is at this level, or any, and what was found. */
  async find(table: string, level: Level | null): Promise<ReviewAnswer> {
    const kept = await this.#shelves.get('review', table);
    if (kept && this.#isEnough(kept, level))
      return { status: 'done', progress: 1, review: kept.review, mine: await this.#mine(table) };
    if (this.#underway?.table === table) return { status: 'running', progress: this.#underway.progress };
    const asked = await this.#shelves.get('asked', table);
    if (!asked) return { status: 'none' };
    void this.#work(); // a tab before may have left it
    return { status: 'waiting' };
  }

  /** Nobody wants it any more. */
  async stop(table: string): Promise<void> {
    this.#stopped.add(table);
    await this.#shelves.commit(remove('asked', table));
  }

  async #note(table: string, record: GameRecord, level: Level | null): Promise<void> {
    const { engines } = this.#context.around;
    check(record, engines);
    if (!record.result) throw new Refused('review.not_over');
    this.#stopped.delete(table);
    const { facts } = this.#judge;
    const asked: AskedReview = {
      table,
      version: facts.version,
      level: level ?? facts.games[nameOf(record)].usual,
      at: Date.now(),
      record,
      unfinished: null,
    };
    await this.#shelves.commit(put('asked', asked));
  }

  #isEnough(kept: KeptReview, level: Level | null): boolean {
    const { version, levels } = this.#judge.facts;
    const isClose = level === null || levels.indexOf(kept.level) >= levels.indexOf(level);
    return kept.version === version && isClose;
  }

  /** The seats that one has held oneself, at a table of this browser. */
  async #mine(table: string): Promise<number[]> {
    return (await this.#context.storage.get<KeptTable>('tables', table))?.listed.mine ?? [];
  }

  /** One after the other, as long as there are some. */
  async #work(): Promise<void> {
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    try {
      for (let next = await this.#next(); next; next = await this.#next()) await this.#make(next);
    } finally {
      this.#isAtWork = false;
    }
  }

  async #next(): Promise<AskedReview | undefined> {
    const asked = await this.#shelves.all('asked');
    const inOrder = asked.sort((one, other) => one.at - other.at);
    return inOrder.find(({ table }) => table === this.#wanted) ?? inOrder[0];
  }

  /** Where another tab makes it, that is waited for. */
  async #make({ table }: AskedReview): Promise<void> {
    const release = await turnAt(`review ${table}`);
    try {
      const asked = await this.#shelves.get('asked', table);
      if (asked) await this.#finish(asked);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await this.#shelves.commit(remove('asked', table)); // what cannot be reviewed is not tried for ever
    } finally {
      this.#underway = null;
      release();
    }
  }

  async #finish(asked: AskedReview): Promise<void> {
    const { table, level } = asked;
    const review = await this.#review(asked);
    if (!review) return;
    const kept: KeptReview = { table, version: this.#judge.facts.version, level, review };
    await this.#shelves.commit(put('review', kept), remove('asked', table));
  }

  /** Null if nobody wants it any more. */
  async #review(asked: AskedReview): Promise<GameReview | null> {
    const { table, record, level, version } = asked;
    const engine = gameOf(record, this.#context.around.engines);
    const unfinished = version === this.#judge.facts.version ? asked.unfinished : null;
    const run = await ReviewRun.begin(this.#judge, engine, record, level, unfinished);
    const underway = (this.#underway = { table, progress: run.progress });
    let review: GameReview | null = null;
    let saved = Date.now();
    await this.#bench.do(URGENCY.review, () => {
      if (this.#stopped.has(table)) return true;
      review = run.goOn(STEP);
      underway.progress = run.progress;
      if (!review && run.isBetween && Date.now() - saved > SAVED_AFTER) {
        saved = Date.now();
        this.#save(asked, run);
      }
      return review !== null;
    });
    return review;
  }

  /** What could not be stored is done again, should this tab die. */
  #save(asked: AskedReview, run: ReviewRun): void {
    const kept: AskedReview = { ...asked, version: this.#judge.facts.version, unfinished: run.save() };
    void this.#shelves.commit(put('asked', kept));
  }
}

/** Waits until no other tab does it; gives what is to be called when it is done. */
function turnAt(name: string): Promise<() => void> {
  return new Promise((resolve) => {
    const turn = claim(name, { got: () => resolve(() => turn.release()), lost: () => undefined });
  });
}
