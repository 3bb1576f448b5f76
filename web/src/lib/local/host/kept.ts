/** What stands on the shelves of the browser's database. */
import type { KeptResult } from '../statistics/results';
import type { Entry, SeatRow, TableRow } from '../table/log';
import type { DailyCalendar, Listed, Person, RevealedDeal } from '$lib/wire/messages';

/** `unlisted`: nobody sits there, so it is in no list; whoever has its address finds it. */
export type List = 'open' | 'over' | 'unlisted';

export interface KeptTable {
  id: string;
  list: List;
  changed: number;
  module: string; // the digest of the rules that moved last there
  row: TableRow;
  seats: SeatRow[];
  listed: Listed; // as a list shows it, so that lists read no log
}

export interface KeptEntry extends Entry {
  table: string;
}

/** A finished game; it never changes any more. */
export interface KeptGame {
  digest: string;
  table: string;
  ended: number;
  isMine: boolean; // somebody played it here
  sent: string[]; // the servers that have it
}

export interface KeptPerson {
  name: 'person';
  person: Pick<Person, 'id' | 'name' | 'language'>;
}

export type KeptDeal = RevealedDeal;

/** A server's calendar, as it was told last. */
export interface KeptCalendar {
  name: 'daily calendar';
  calendar: DailyCalendar;
}

export interface KeptReminder {
  name: 'reminded';
}

export type { KeptResult };
