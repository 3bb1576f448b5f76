import type { Saved } from '$lib/house/local';
import { recordOf } from '../archive/record_of';
import { readTable, type Table } from '../table/table';
import type { Baggage } from './baggage';
import type { Context } from './context';
import type { KeptResult, KeptTable } from './kept';
import type { TableStore } from './table_store';

/**
 * All games as one file: a record a line, as `tenfold verify` reads it. One that goes on is marked by `meta.running`: whoever
 * reads its line learns what is still to come.
 */
export async function saveAll(context: Context, store: TableStore): Promise<Saved> {
  const tables = (await store.all()).sort((one, other) => one.row.created - other.row.created);
  const lines: string[] = [];
  for (const kept of tables) lines.push(await lineOf(kept, context, store));
  const running = tables.filter(({ listed }) => listed.table.status !== 'over').length;
  return { text: lines.join(''), games: lines.length - running, running };
}

async function lineOf(
  { id }: KeptTable,
  { around, catalogue, storage }: Context,
  store: TableStore,
): Promise<string> {
  const stored = await store.stored(id);
  const table = readTable(stored, around);
  const results = await storage.read<KeptResult>('results', { from: [id, 0], to: [id, Infinity] });
  const local: Baggage = { ...stored, change: results[0]?.change_bots ?? null };
  const record = recordOf(table, catalogue.version);
  const meta = { ...record.meta, ...markOf(table), local };
  return `${JSON.stringify({ ...record, meta })}\n`;
}

function markOf(table: Table): { running?: true } {
  return table.status === 'over' ? {} : { running: true };
}
