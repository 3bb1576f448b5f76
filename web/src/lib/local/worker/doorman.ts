import { Refused } from '$lib/errors/errors';
import { digest } from '../dealer/digests';
import { facts, moduleDigest, openClientEngines } from '../engine/client_engines';
import { openHouse, type OpenHouse } from '../host/house';
import type { Line } from '../host/live_table';
import type { FromWorker, ToWorker, Visitor } from '../protocol/protocol';
import { Disk } from '../storage/disk';
import { Storage } from '../storage/storage';

/** A line to a table. */
interface OpenLine {
  table: string;
  line: Line;
}

type Asked = Extract<ToWorker, { kind: 'ask' }>;
type OfALine = Extract<ToWorker, { line: number }>;

/** Takes what the page says to whom it concerns. The house is opened when it is needed first: its rules are fetched then. */
export class Doorman {
  readonly #tell: (message: FromWorker) => void;
  readonly #storage: Storage;
  readonly #lines = new Map<number, OpenLine>(); // by the numbers that the page gave them
  #visitor: Visitor | null = null;
  #house: Promise<OpenHouse> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(tell: (message: FromWorker) => void) {
    this.#tell = tell;
    this.#storage = new Storage(new Disk(), (trouble) => tell({ kind: 'trouble', trouble }));
  }

  hear(message: ToWorker): void {
    if (message.kind === 'visit') this.#visitor = message.visitor;
    else if (message.kind === 'ask') void this.#answer(message);
    else this.#last = this.#last.then(() => this.#follow(message)); // what is said over lines stays in order
  }

  async #answer({ number, question, given }: Asked): Promise<void> {
    try {
      const { answers } = await this.#open();
      const ask = answers[question] as (...given: readonly unknown[]) => Promise<unknown>;
      this.#tell({ kind: 'answer', number, answer: await ask(...given) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#tell({ kind: 'refusal', number, key: error.key, details: error.details });
    }
  }

  async #follow(message: OfALine): Promise<void> {
    try {
      const { tables } = await this.#open();
      const open = message.kind === 'join' ? this.#newLine(message) : this.#lines.get(message.line);
      if (!open) return;
      if (message.kind === 'join') tables.join(open.table, open.line);
      else if (message.kind === 'say') void tables.say(open.table, open.line, message.message);
      else if (message.kind === 'take_over') tables.takeOver(open.table);
      else if (this.#lines.delete(message.line)) tables.leave(open.table, open.line);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#tell({ kind: 'heard', line: message.line, message: { type: 'goodbye', key: error.key } });
    }
  }

  #newLine({ line, table }: Extract<ToWorker, { kind: 'join' }>): OpenLine {
    const open = {
      table,
      line: {
        tell: (message) => this.#tell({ kind: 'heard', line, message }),
        ask: (asked) => this.#tell({ kind: 'asked', line, asked }),
        enter: () => this.#tell({ kind: 'ours', line }),
        giveWay: () => this.#tell({ kind: 'elsewhere', line }),
      },
    } satisfies OpenLine;
    this.#lines.set(line, open);
    return open;
  }

  #open(): Promise<OpenHouse> {
    this.#house ??= this.#begin().catch(() => {
      this.#house = null; // it may be there the next time
      throw new Refused('local.cannot_start');
    });
    return this.#house;
  }

  async #begin(): Promise<OpenHouse> {
    const engines = await openClientEngines(digest);
    const { catalogue, daily } = facts;
    const around = { engines, games: catalogue.games };
    const context = { storage: this.#storage, around, catalogue, daily, module: moduleDigest };
    return openHouse(context, this.#visitor!);
  }
}
