import { isPrintable, LONGEST_WORD } from '../dealer/dealer';
import { CHANCE } from '../engine/engine';
import { isWhole, LONGEST_TEXT, MOST_SEATS } from '../records/kept_meta';
import { LONGEST_NAME } from '../records/names';
import { isMapping } from '../records/record';
import { NOBODYS, type Entry, type SeatRow, type Stored, type TableRow } from '../table/log';
import { infoOf } from '../table/surroundings';
import type { Table } from '../table/table';

const ID = /^local-[a-z0-9]{1,30}$/;
const SECRET = /^[0-9a-f]{64}$/;
const LAST_MOMENT = 8.64e15; // milliseconds; no date is later
const LAST_DAY = 100_000; // as `tenfold.wire.daily` bounds it
const MOST_CHANGE = 1000; // of a rating, by one game

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
  const isChange = change === null || (typeof change === 'number' && Math.abs(change) <= MOST_CHANGE);
  return isRow(row) && isListOf(seats, isSeat) && isListOf(entries, isEntry) && isChange;
}

/** Whether a table that was read has the opening and the seats of its game, and only bots that can go on with it. */
export function canGoOn(table: Table): boolean {
  const { row, seats, engine, around } = table;
  const { bots } = infoOf(around, row.game);
  const areHere = table.status === 'over' || seats.every(({ bot }) => bot === null || bots.includes(bot));
  const isComplete = engine.readOptions(table.options).seats === table.allSeats;
  return areHere && isComplete && row.opening === table.opening.length;
}

function isRow(value: unknown): value is TableRow {
  if (!isMapping(value)) return false;
  const { id, created, secret, options, agreement, brought, source, daily } = value;
  const isNamed = matches(id, ID) && matches(secret, SECRET) && isWhole(created, LAST_MOMENT);
  const hasOrigin = (brought === null || isMapping(brought)) && isShown(source, LONGEST_TEXT);
  return isNamed && hasOrigin && isDaily(daily) && isMapping(options) && isMapping(agreement);
}

function isDaily(value: unknown): boolean {
  return value == null || (isMapping(value) && isWhole(value['day'], LAST_DAY) && value['counts'] === false);
}

function isSeat(value: unknown): value is SeatRow {
  if (!isMapping(value)) return false;
  const { kind, name, bot, word } = value;
  const isTaken = kind === (bot === null ? 'person' : 'bot') && isShown(bot, LONGEST_TEXT);
  return isTaken && isShown(name, LONGEST_NAME) && isShown(word, LONGEST_WORD);
}

/** Nothing, or a text of so many letters. */
function isShown(value: unknown, most: number): boolean {
  return value === null || (typeof value === 'string' && [...value].length <= most && isPrintable(value));
}

function matches(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value);
}

function isEntry(value: unknown, place: number): value is Entry {
  if (!isMapping(value)) return false;
  const { number, at, kind, seat, body, command } = value;
  const isSeats = seat === CHANCE || seat === NOBODYS || isWhole(seat, MOST_SEATS - 1);
  const areNumbers = number === place + 1 && isWhole(at, LAST_MOMENT) && isSeats;
  return areNumbers && [kind, body, command ?? ''].every((text) => typeof text === 'string');
}

function isListOf(value: unknown, is: (one: unknown, place: number) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(is);
}
