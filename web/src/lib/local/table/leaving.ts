/** Ways out of a game: resigning, leaving, calling it off. */
import { Refused } from '$lib/errors/errors';
import type { Change } from './change';
import { infoOf } from './surroundings';
import type { Table } from './table';

/** Of two, the other wins; of more, a bot plays on. */
export function resign(change: Change, seat: number, held: readonly number[]): void {
  const { table } = change;
  checkMine(seat, held);
  if (table.status !== 'playing') throw new Refused('table.not_playing');
  if (table.allSeats === 2) change.add('resign', seat);
  else leave(change, seat, held, { resigned: true });
}

/** A bot plays on, unless nobody else is left. */
export function leave(
  change: Change,
  seat: number,
  held: readonly number[],
  how: object | null = null,
): void {
  const { table } = change;
  checkMine(seat, held);
  if (table.status !== 'playing') throw new Refused('table.not_playing');
  Object.assign(table.seats[seat]!, { kind: 'bot', bot: standIn(table) });
  change.add('seated', seat, how);
  if (table.people.length === 0) change.add(table.choices.length ? 'resign' : 'abort', seat);
}

/** Ends a game that nobody has moved in yet. */
export function abort(change: Change, held: readonly number[]): void {
  const { table } = change;
  if (held.length === 0) throw new Refused('table.not_your_seat');
  if (table.status === 'over') throw new Refused('table.not_playing');
  if (table.choices.length) throw new Refused('table.has_moved');
  change.add('abort');
}

export function checkMine(seat: number, held: readonly number[]): void {
  if (!held.includes(seat)) throw new Refused('table.not_your_seat');
}

/** The gentlest opponent; ruling A4 keeps the stronger ones out for the sake of games of others, and here are none. */
function standIn(table: Table): string {
  return infoOf(table.around, table.row.game).opponents![0]!.name;
}
