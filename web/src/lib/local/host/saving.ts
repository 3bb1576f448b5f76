import { Refused } from '$lib/errors/errors';
import type { Saved } from '$lib/house/local';
import { recordOf } from '../archive/record_of';
import { readTable, type Table } from '../table/table';
import type { Baggage } from './baggage';
import type { Context } from './context';
import type { KeptResult } from './kept';
import type { TableStore } from './table_store';

/**
 * All games as one file: a record a line, as `tenfold verify` reads it. One that goes on is marked by `meta.running`: whoever
 * reads its line learns what is still to come.
 */
export async function saveAll(context: Context, store: TableStore): Promise<Saved> {
  const tables = (await store.all()).sort((one, other) => one.row.created - other.row.created);
  const saved: Saved = { text: '', games: 0, running: 0, unreadable: 0 };
  const lines: string[] = [];
  for (const { id, listed } of tables) {
    const line = await lineOf(id, context, store).catch(noneIfRefused);
    if (line !== null) lines.push(line);
    saved[line === null ? 'unreadable' : listed.table.status === 'over' ? 'games' : 'running'] += 1;
  }
  return { ...saved, text: lines.join('') };
}

function noneIfRefused(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}

async function lineOf(id: string, context: Context, store: TableStore): Promise<string> {
  const { catalogue, storage } = context;
  const stored = await store.stored(id);
  const table = readTable(stored, context.around);
  const results = await storage.read<KeptResult>('results', { from: [id, 0], to: [id, Infinity] });
  const local: Baggage = { ...stored, change: results[0]?.change_bots ?? null };
  const record = recordOf(table, catalogue.version);
  const meta = { ...record.meta, ...markOf(table), local };
  return `${JSON.stringify({ ...record, meta })}\n`;
}

function markOf(table: Table): { running?: true } {
  return table.status === 'over' ? {} : { running: true };
}
