import { Refused } from '$lib/errors/errors';
import type { GameRecord } from '$lib/house/house';
import type { BroughtGames } from '$lib/house/local';
import { bring } from '../archive/bring';
import { recordOf } from '../archive/record_of';
import { digestOf } from '../records/digest';
import { isMapping } from '../records/record';
import { check } from '../records/verify';
import { Conflict } from '../storage/disk';
import type { Entry, Stored } from '../table/log';
import { readTable, type Table } from '../table/table';
import { canGoOn, isBaggage, type Baggage } from './baggage';
import { given, type Context } from './context';
import type { FinishedGames } from './finished_games';
import type { People } from './people';
import type { Tables } from './tables';

type Fate = 'added' | 'running' | 'known';

/** Takes in the games of a file: their union with those that are here. A line that is wrong takes nothing from the others. */
export class Bringing {
  readonly #context: Context;
  readonly #tables: Tables;
  readonly #finished: FinishedGames;
  readonly #people: People;

  constructor(context: Context, tables: Tables, finished: FinishedGames, people: People) {
    this.#context = context;
    this.#tables = tables;
    this.#finished = finished;
    this.#people = people;
  }

  async bringAll(text: string): Promise<BroughtGames> {
    const brought: BroughtGames = { added: 0, running: 0, known: 0, broken: [] };
    for (const [at, line] of text.split('\n').entries()) {
      if (!line.trim()) continue;
      try {
        brought[await this.#fateOf(parsed(line))] += 1;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        brought.broken.push({ line: at + 1, key: error.key, details: error.details });
      }
    }
    return brought;
  }

  /** Where another tab was faster, as with the same file, it is looked at again. */
  async #fateOf(value: unknown, again = true): Promise<Fate> {
    try {
      return await this.#take(value);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      return again ? await this.#fateOf(value, false) : 'known';
    }
  }

  async #take(value: unknown): Promise<Fate> {
    const meta = isMapping(value) && isMapping(value['meta']) ? value['meta'] : {};
    const { local, running, ...others } = meta;
    if (local === undefined && !running) return await this.#takeRecord(value);
    const record = { ...(value as GameRecord), meta: others };
    if (!isBaggage(local)) throw new Refused('local.not_running');
    return await this.#takeTable(local, this.#unpacked(local, record));
  }

  /** A record from elsewhere, at whose table nobody sits. */
  async #takeRecord(value: unknown): Promise<Fate> {
    const opened = bring(value, given(), this.#context.around);
    if (await this.#finished.find(this.#digestOf(opened.table))) return 'known';
    await this.#tables.open(opened);
    return 'added';
  }

  /** The table of a line, if its log tells the game of its record, and that goes by the rules. */
  #unpacked(local: Baggage, record: GameRecord): Table {
    check(record, this.#context.around.engines);
    const table = read(local, this.#context);
    const isSame = this.#digestOf(table) === digestOf(record, this.#context.around.engines);
    if (!isSame || !canGoOn(table)) {
      throw new Refused('local.not_running');
    }
    return table;
  }

  /** As it was, unless it is here: then what is missing, and where both have gone on in their own ways, another table. */
  async #takeTable(local: Baggage, table: Table): Promise<Fate> {
    const isOver = table.status === 'over';
    if (isOver && (await this.#finished.find(this.#digestOf(table)))) return 'known';
    const here = await this.#entriesHere(table.row.id);
    const length = Math.min(here.length, local.entries.length);
    const isSame = JSON.stringify(here.slice(0, length)) === JSON.stringify(local.entries.slice(0, length));
    if (!isSame) return await this.#takeTable(...renamed(local, this.#context));
    if (here.length >= local.entries.length) return 'known';
    await this.#tables.restore(table, local.entries.slice(length), local.change);
    const [mine] = table.held;
    if (mine !== undefined) await this.#people.somebody(table.seats[mine]!.name);
    return isOver ? 'added' : 'running';
  }

  async #entriesHere(id: string): Promise<Entry[]> {
    return (await this.#tables.store.has(id)) ? (await this.#tables.store.stored(id)).entries : [];
  }

  #digestOf(table: Table): string {
    return digestOf(recordOf(table, this.#context.catalogue.version), this.#context.around.engines);
  }
}

function renamed(local: Baggage, context: Context): [Baggage, Table] {
  const again = { ...local, row: { ...local.row, id: given().newId() } };
  return [again, read(again, context)];
}

/** Whatever is wrong with a log that somebody may have written by hand, it is one thing: nobody can go on with it. */
function read(stored: Stored, { around }: Context): Table {
  try {
    return readTable(stored, around);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('local.not_running');
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Refused('local.line_unreadable');
  }
}
