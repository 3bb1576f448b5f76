/**
 * What is stored of a table: a row that says what was agreed, who sits where, and the log. Kinds and bodies of entries
 * are those of `tenfold.server.table.log`, as far as they happen where all people are one.
 */
import type { Agreement, DailyMark } from '$lib/wire/messages';
import type { GameName, Json } from '../engine/engine';

/**
 * - `opening`: the moves that were there before, as a list.
 * - `seated`: somebody sat down or left, `{"resigned": true}` perhaps; `{"asked_from": …}` first at a table for another
 *   game. The seats themselves are rows of their own.
 * - `start`: `{"words": […], "rules": n}`, the words of the players for the shuffle and the version of the rules.
 * - `move`: the token.
 * - `back`: `{"kept": n}`, only the first n moves still stand; `"practice": true` if it is that from now on, and
 *   `"late": true` if a loss counts all the same.
 * - `hint`: somebody was helped who plays alone, `{"late": true}` perhaps, as above.
 * - `resign`, `abort`.
 * - `rematch`: `{"table": …}`.
 */
export type Kind = 'opening' | 'seated' | 'start' | 'move' | 'back' | 'hint' | 'resign' | 'abort' | 'rematch';

/** The seat of an entry that is no seat's. */
export const NOBODYS = -2;

export interface Entry {
  number: number; // the table's version after it
  at: number;
  kind: Kind;
  seat: number;
  body: string;
  command: string | null;
}

/** It never changes. */
export interface TableRow {
  id: string;
  created: number;
  game: GameName;
  options: Json;
  agreement: Required<Agreement>;
  secret: string; // of the dealer, as hexadecimal digits
  opening: number; // so many moves were there when the game began here
  brought: Json | null; // the `meta` of a record that was brought in
  source: string | null; // the table whose game this one began in the middle of, or is a copy of
  daily?: DailyMark | null; // its secret is that of a day's deal
}

export interface SeatRow {
  kind: 'person' | 'bot';
  name: string | null;
  bot: string | null;
  word: string | null;
  program?: boolean; // in a game that was brought in
}

export interface Stored {
  row: TableRow;
  seats: SeatRow[];
  entries: Entry[];
}
