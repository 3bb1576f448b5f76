/** Games at tables of the browser, for tests: alone with bots that choose by dice. */
import type { NewTable } from '$lib/wire/messages';
import { LocalTable, type Decided } from '$lib/local/table/local_table';
import type { Entry } from '$lib/local/table/log';
import { makeTable, type Opened } from '$lib/local/table/making';
import type { Given, Surroundings } from '$lib/local/table/surroundings';
import type { Table } from '$lib/local/table/table';

/** Numbers below 1 that look like chance, and are the same every time. */
export function dicing(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

export function giving(dice: () => number): Given {
  const digits = (): string => Math.floor(dice() * 16).toString(16);
  let [at, tables] = [1_790_000_000_000, 0];
  return {
    get at() {
      return (at += 1000);
    },
    newId: () => `local-${++tables}`,
    newSecret: () => Array.from({ length: 64 }, digits).join(''),
  };
}

/** A table, its log as somebody would keep it, and how to play there. */
export class LocalGame {
  readonly log: Entry[];
  readonly local: LocalTable;
  #sent = 0;

  constructor(
    opened: Opened,
    readonly given: Given,
    private readonly dice: () => number,
  ) {
    this.local = new LocalTable(opened.table);
    this.log = [...opened.entries];
  }

  static make(wanted: NewTable, around: Surroundings, seed = 1, beginning: Table | null = null): LocalGame {
    const dice = dicing(seed);
    const given = giving(dice);
    return new LocalGame(makeTable(wanted, 'Robin', beginning, given, around), given, dice);
  }

  get table(): Table {
    return this.local.table;
  }

  order(command: object): Decided {
    const message = { id: `c${++this.#sent}`, version: this.table.version, ...command };
    return this.#keep(this.local.hear(message as never, this.given));
  }

  /** Somebody makes a move that is legal, whoever it is. */
  moveOn(): Decided {
    const turn = this.local.botToMove();
    if (!turn) return this.order({ type: 'move', moves: [this.#choose(this.table.legal())] });
    const move = this.#choose(this.table.engine.legal(turn.position));
    return this.#keep(this.local.moveBot(turn, move, this.given.at));
  }

  playToTheEnd(): void {
    while (this.table.status === 'playing') this.moveOn();
  }

  #choose<T>(from: readonly T[]): T {
    return from[Math.floor(this.dice() * from.length)]!;
  }

  #keep(decided: Decided): Decided {
    this.log.push(...decided.entries);
    return decided;
  }
}
