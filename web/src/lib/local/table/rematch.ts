import { Refused } from '$lib/errors/errors';
import type { Change } from './change';
import type { SeatRow } from './log';
import { openTable, withoutRows, type Opened } from './making';
import type { Given } from './surroundings';
import type { Table } from './table';

const MOST_INVITATIONS = 5; // to another game that is asked for at one table

export function checkMayPlayAgain(table: Table, held: readonly number[]): void {
  if (table.status !== 'over') throw new Refused('table.not_over');
  if (held.length === 0) throw new Refused('table.not_your_seat');
  if (table.row.daily) throw new Refused('daily.no_rematch');
}

/** Another game, everybody one seat further; there is nobody to ask, so it begins. */
export function playAgain(change: Change, held: readonly number[], given: Given): Opened {
  const { row, seats, around, invitations } = change.table;
  if (invitations >= MOST_INVITATIONS) throw new Refused('table.invites_often', { most: MOST_INVITATIONS });
  const again = seats.map(sitAgain);
  const plan = {
    game: row.game,
    options: withoutRows(row.options),
    agreement: row.agreement,
    seats: [...again.slice(-1), ...again.slice(0, -1)],
    opening: [],
    askedFrom: row.id,
  };
  const opened = openTable(plan, given, around);
  change.add('rematch', held[0], { table: opened.table.row.id });
  return opened;
}

/** A bot stays where somebody has left. */
function sitAgain(row: SeatRow): SeatRow {
  return row.kind === 'bot' ? { ...row, name: null, word: null } : { ...row, word: null };
}
