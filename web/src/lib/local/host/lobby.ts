import { Refused } from '$lib/errors/errors';
import type { GameRecord } from '$lib/house/house';
import type { Made, NewTable, SeatKey, Tables as TableList } from '$lib/wire/messages';
import { bring } from '../archive/bring';
import { keysOf, makeTable } from '../table/making';
import type { Table } from '../table/table';
import { given, type Context } from './context';
import type { People } from './people';
import type { Tables } from './tables';

const PAGE = 20; // tables

/** Making tables, and finding them again. */
export class Lobby {
  readonly #context: Context;
  readonly #tables: Tables;
  readonly #people: People;

  constructor(context: Context, tables: Tables, people: People) {
    this.#context = context;
    this.#tables = tables;
    this.#people = people;
  }

  async createTable(wanted: NewTable): Promise<Made> {
    const beginning = wanted.beginning ? await this.#tables.read(wanted.beginning.table) : null;
    return await this.#make(wanted, beginning);
  }

  /** From a game of another house, which is not kept here for it. */
  async playOn(record: GameRecord, move: number, wanted: NewTable): Promise<Made> {
    const { table } = bring(record, given(), this.#context.around);
    const source = record.meta?.['table'];
    const position = { table: typeof source === 'string' ? source : table.row.id, move };
    return await this.#make({ ...wanted, beginning: position }, table);
  }

  async newKeys(id: string): Promise<SeatKey[]> {
    const keys = keysOf(await this.#tables.read(id));
    if (!keys.length) throw new Refused('table.not_your_seat');
    return keys;
  }

  async mine(status: 'open' | 'over', before?: string | null): Promise<TableList> {
    const place = before ? placeOf(before) : null;
    const found = await this.#tables.store.list(status, PAGE + (place ? 1 : 0), place ?? undefined);
    const tables = found
      .filter(({ changed, id }) => changed !== place?.[0] || id !== place[1])
      .slice(0, PAGE);
    const last = tables.length === PAGE ? tables.at(-1) : undefined;
    return { tables: tables.map(({ listed }) => listed), next: last ? `${last.changed} ${last.id}` : null };
  }

  async #make(wanted: NewTable, beginning: Table | null): Promise<Made> {
    const { name } = await this.#people.somebody();
    const opened = makeTable(wanted, name, beginning, given(), this.#context.around);
    await this.#tables.open(opened);
    return { id: opened.table.row.id, keys: keysOf(opened.table) };
  }
}

/** Where a page of a list begins: tables that changed at the same moment are told apart by their ids. */
function placeOf(text: string): [number, string] {
  const [changed = '', id = ''] = text.split(' ');
  return [Number(changed), id];
}
