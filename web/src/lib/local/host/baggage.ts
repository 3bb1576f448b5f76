import { isMapping } from '../records/record';
import type { Entry, SeatRow, Stored, TableRow } from '../table/log';

/**
 * What a line of the file of all games has beside its record, as `meta.local`: all that is needed to have the table back as
 * it was, and what its game added to the rating.
 */
export interface Baggage extends Stored {
  change: number | null;
}

/** Whether something has the shape of it; whether it makes sense is found by reading the log. */
export function isBaggage(value: unknown): value is Baggage {
  if (!isMapping(value)) return false;
  const { row, seats, entries, change } = value;
  const isChange = change === null || Number.isFinite(change);
  return isRow(row) && isListOf(seats, isSeat) && isListOf(entries, isEntry) && isChange;
}

function isRow(value: unknown): value is TableRow {
  if (!isMapping(value)) return false;
  const { id, created, secret, options, agreement } = value;
  const isNamed = typeof id === 'string' && typeof secret === 'string' && Number.isFinite(created);
  return isNamed && isMapping(options) && isMapping(agreement);
}

function isSeat(value: unknown): value is SeatRow {
  return isMapping(value) && (value['kind'] === 'person' || value['kind'] === 'bot');
}

function isEntry(value: unknown, place: number): value is Entry {
  if (!isMapping(value)) return false;
  const { number, at, kind, seat, body } = value;
  const areNumbers = number === place + 1 && Number.isFinite(at) && Number.isFinite(seat);
  return areNumbers && typeof kind === 'string' && typeof body === 'string';
}

function isListOf(value: unknown, is: (one: unknown, place: number) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(is);
}
