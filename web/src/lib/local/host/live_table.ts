import { Refused } from '$lib/errors/errors';
import type { FromClient, FromServer } from '$lib/wire/messages';
import { claim, type Claim } from '../locks/claim';
import { Conflict } from '../storage/disk';
import { LocalTable, type Asked, type BotTurn, type Decided } from '../table/local_table';
import { refused } from '../table/messages';
import type { Table } from '../table/table';
import type { Thinker } from '../thinking/thinker';
import { given } from './context';
import type { Tables } from './tables';

/** Somebody at a table. */
export interface Line {
  tell(message: FromServer): void;
  /** Somebody else has to answer. */
  ask(asked: Asked): void;
  /** The table is this tab's. */
  enter(): void;
  /** Another tab plays there. */
  giveWay(): void;
}

/** A table that somebody looks at. Changes go through one at a time: decided, stored, and only then told. */
export class LiveTable {
  readonly #id: string;
  readonly #tables: Tables;
  readonly #thinker: Thinker;
  readonly #lines = new Set<Line>();
  readonly #claim: Claim;
  #table: LocalTable | null = null; // null: to be read from the log
  #told = 0; // the version that everybody here knows
  #isOurs = false;
  #isDriven = false; // its bots are thinking
  #last: Promise<unknown> = Promise.resolve();

  constructor(id: string, tables: Tables, thinker: Thinker) {
    this.#id = id;
    this.#tables = tables;
    this.#thinker = thinker;
    this.#claim = claim(id, { got: () => this.#enter(), lost: () => this.#giveWay() });
  }

  join(line: Line): void {
    this.#lines.add(line);
    if (this.#isOurs) line.enter();
  }

  /** Whether anybody is left. */
  leave(line: Line): boolean {
    this.#lines.delete(line);
    if (this.#lines.size) return true;
    this.#claim.release();
    this.#isOurs = false;
    this.#thinker.giveUp(this.#id);
    return false;
  }

  takeOver(): void {
    this.#claim.steal();
  }

  /** What somebody says is answered in any case. */
  async say(line: Line, message: FromClient): Promise<void> {
    await this.#inTurn(async () => {
      try {
        await this.#obey(line, message);
      } catch (error) {
        this.#table = null;
        if (isUnknown(error)) this.vanish();
        else line.tell(answerTo(message, error, this.#told));
      }
    });
    void this.#drive();
  }

  /** Whoever wants to know how it stands waits for what is being stored. Where another tab plays, it is not known here. */
  async look(): Promise<Table> {
    return await this.#inTurn(async () =>
      this.#isOurs ? (await this.#load()).table : await this.#tables.store.read(this.#id),
    );
  }

  /** It is gone. */
  vanish(): void {
    this.#table = null;
    for (const line of this.#lines) line.tell({ type: 'goodbye', key: 'table.unknown' });
  }

  async #obey(line: Line, message: FromClient): Promise<void> {
    if (!this.#isOurs) throw new Refused('local.elsewhere');
    const { table } = await this.#load();
    const again = message.type === 'rematch' && table.rematch;
    const isGone = again ? !(await this.#tables.store.has(again)) : false;
    await this.#change((local) => local.hear(message, given(), isGone), line);
  }

  /** Decides and stores, and tells it then. Where another tab was faster, everything is read again, and decided again. */
  async #change(decide: (local: LocalTable) => Decided, line?: Line): Promise<void> {
    try {
      await this.#changeOnce(decide, line);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      this.#table = null;
      if (!this.#isOurs) throw new Refused('local.elsewhere');
      await this.#load();
      await this.#changeOnce(decide, line);
    }
  }

  async #changeOnce(decide: (local: LocalTable) => Decided, line?: Line): Promise<void> {
    const local = await this.#load();
    const wasOver = local.table.status === 'over';
    const decided = decide(local);
    if (decided.entries.length) await this.#tables.add(local.table, decided, wasOver);
    this.#told = local.table.version;
    for (const message of decided.messages) this.#tell(message, line);
    if (decided.asked) line?.ask(decided.asked);
  }

  /** News are told to everybody, answers to whoever asked. */
  #tell(message: FromServer, line?: Line): void {
    const isForAll = message.type === 'update' || message.type === 'said';
    if (isForAll || !line) for (const one of this.#lines) one.tell(message);
    else line.tell(message);
  }

  async #load(): Promise<LocalTable> {
    if (this.#table) return this.#table;
    const table = new LocalTable(await this.#tables.store.read(this.#id));
    this.#table = table;
    const { version } = table.table;
    if (this.#told && this.#told !== version) this.#greetAll(table); // something was stored that nobody here was told of
    this.#told = version;
    return table;
  }

  #greetAll(local: LocalTable): void {
    const { messages } = local.hear({ type: 'hello', secrets: [], since: this.#told }, given());
    for (const message of messages) this.#tell(message);
  }

  #enter(): void {
    this.#isOurs = true;
    this.#table = null; // another tab may have played on
    for (const line of this.#lines) line.enter();
  }

  #giveWay(): void {
    this.#isOurs = false;
    this.#thinker.giveUp(this.#id);
    for (const line of this.#lines) line.giveWay();
  }

  /** Lets bots move as long as it is their turn; whether it is, is looked at last, so that none is forgotten. */
  async #drive(): Promise<void> {
    if (this.#isDriven) return;
    this.#isDriven = true;
    try {
      for (let turn = this.#botToMove(); turn; turn = this.#botToMove()) await this.#moveBot(turn);
    } finally {
      this.#isDriven = false;
    }
  }

  #botToMove(): BotTurn | null {
    return this.#isOurs && this.#table ? this.#table.botToMove() : null;
  }

  async #moveBot(turn: BotTurn): Promise<void> {
    const move = await this.#thinker.choose(this.#id, turn);
    if (move === null) return; // nobody looks on any more
    await this.#inTurn(async () => {
      if (this.#isOurs) await this.#change((local) => local.moveBot(turn, move, Date.now()));
    }).catch((error: unknown) => {
      if (isUnknown(error)) this.vanish();
      else if (this.#isOurs) throw error; // else another tab was faster
    });
  }

  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(act);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** Whether another tab has erased the table. */
function isUnknown(error: unknown): boolean {
  return error instanceof Refused && error.key === 'table.unknown';
}

/** What is wrong, as the answer to whatever was said; without an id there is nobody to answer but by leaving. */
function answerTo(message: FromClient, error: unknown, version: number): FromServer {
  const refusal = error instanceof Refused ? error : new Refused('local.stopped');
  if ('id' in message) return refused(message.id, version, refusal);
  return { type: 'goodbye', key: refusal.key, details: refusal.details as Record<string, string> };
}
