/** Tables on their shelves: how they are found, read and added to. */
import { Refused } from '$lib/errors/errors';
import type { Write } from '../storage/disk';
import type { Part } from '../storage/keys';
import type { Storage } from '../storage/storage';
import type { Entry, Stored } from '../table/log';
import { listed } from '../table/messages';
import { readTable, type Table } from '../table/table';
import type { Context } from './context';
import type { KeptEntry, KeptTable, List } from './kept';

export class TableStore {
  readonly #context: Context;
  readonly #storage: Storage;

  constructor(context: Context) {
    this.#context = context;
    this.#storage = context.storage;
  }

  /** A table as its log tells it; refused when there is none, or when it goes by rules that nobody knows here. */
  async read(id: string): Promise<Table> {
    return readTable(await this.stored(id), this.#context.around);
  }

  async stored(id: string): Promise<Stored> {
    const kept = await this.#storage.get<KeptTable>('tables', id);
    const found = await this.#storage.read<KeptEntry>('entries', { from: [id, 0], to: [id, Infinity] });
    // Erased in one tab while another one played: what is left is no table.
    if (!kept || found[0]?.number !== 1) throw new Refused('table.unknown');
    return { row: kept.row, seats: kept.seats, entries: found.map(({ table: _, ...entry }) => entry) };
  }

  async has(id: string): Promise<boolean> {
    return (await this.#storage.get('tables', id)) !== undefined;
  }

  /** Tables of a list, those that changed last first; below a place, if one is given. */
  list(list: List, most: number, below: readonly Part[] = [Infinity]): Promise<KeptTable[]> {
    const range = { index: 'listed', from: [list], to: [list, ...below], backwards: true, most };
    return this.#storage.read<KeptTable>('tables', range);
  }

  all(): Promise<KeptTable[]> {
    return this.#storage.all<KeptTable>('tables');
  }

  /** What a change adds; that of a table that is new makes it. To one that another tab has erased, nothing is added. */
  writesFor(table: Table, entries: readonly Entry[]): Write[] {
    const { id } = table.row;
    const added = entries.map((entry): Write => {
      const { number } = entry;
      return {
        shelf: 'entries',
        add: { ...entry, table: id },
        ...(number > 1 && { after: [id, number - 1] }),
      };
    });
    return [{ shelf: 'tables', put: { ...this.#kept(table) } }, ...added];
  }

  #kept(table: Table): KeptTable {
    const { row, seats } = table;
    const told = listed(table);
    const { module } = this.#context;
    return { id: row.id, list: listOf(table), changed: told.changed, module, row, seats, listed: told };
  }
}

/** Games that were brought are found among those that are over. */
function listOf(table: Table): List {
  const isOurs = table.row.brought !== null || table.people.length > 0 || table.departures.size > 0;
  if (!isOurs) return 'unlisted';
  return table.status === 'over' ? 'over' : 'open';
}
