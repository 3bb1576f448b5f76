import { Refused } from '$lib/errors/errors';
import type { Stored } from '../table/log';
import { readTable, type Table } from '../table/table';
import type { Context } from './context';

/**
 * A table as its log tells it. A game goes on by the rules by which it began; one that a newer version has begun is refused
 * rather than played by other rules than it was.
 */
export function readStored(stored: Stored, { around, rules: newest }: Context): Table {
  const start = stored.entries.find(({ kind }) => kind === 'start');
  const { rules } = JSON.parse(start?.body ?? '{}') as { rules?: number };
  const isKnown = rules !== undefined && rules >= 1 && rules <= newest;
  if (!isKnown) throw new Refused('local.other_rules', { rules: rules ?? 0 });
  return readTable(stored, around);
}
