/** What is asked of the house in this browser beyond what every house can do: its games are here and nowhere else. */
import type { GameReview, Made, NewTable, ReviewAnswer, Step, Table } from '$lib/wire/messages';
import type { LocalDaily } from './daily';
import type { GameRecord, House, Study } from './house';
import type { Puzzles } from './puzzles';

export interface LocalHouse extends House, LocalDaily {
  readonly kind: 'local';
  /** Plays on from a game of a server: its record, after so many of its moves. */
  playOn(record: GameRecord, move: number, wanted: NewTable): Promise<Made>;
  /** How a game from elsewhere stands after its last move, and who sits there; it is not kept. */
  standing(record: GameRecord): Promise<Standing>;
  /** What hinders keeping games; null: everything is kept. Told at once and whenever it changes, until it is stopped. */
  onTrouble(hear: (trouble: StorageTrouble | null) => void): () => void;
  /** All games as one file. */
  saveAll(): Promise<Saved>;
  /** Adds the games of such a file, or of any file of records; what is here already is not kept twice. */
  bringAll(text: string): Promise<BroughtGames>;
  /** Finished games that a server, by any name, has not been sent yet, the oldest first. */
  finishedGames(server: string): Promise<FinishedGame[]>;
  /** Notes which of them a server has now. */
  noteSent(server: string, digests: readonly string[]): Promise<void>;
  /** Whether to say now how games are kept: true once, when there are some. */
  shouldRemind(): Promise<boolean>;
}

/** How closely it is looked. */
export type Level = GameReview['level'];

/** Studying in this browser: nobody else's time is needed, so one may look as closely as one likes. */
export interface LocalStudy extends Omit<Study, 'askForReview' | 'review'>, Puzzles {
  /** Of a game of this browser or of a server, whose record is given; without a level, as closely as usual. */
  askForReview(table: string, record: GameRecord, level?: Level | null): Promise<ReviewAnswer>;
  /** How far it is at this level, or at any. */
  review(table: string, level?: Level | null): Promise<ReviewAnswer>;
  /** It is wanted no more. */
  stopReview(table: string): Promise<void>;
}

export type StorageTrouble =
  'local.storage_full' | 'local.storage_forbidden' | 'local.storage_newer' | 'local.storage_failed';

export interface Standing {
  table: Table;
  to_move: Step['to_move'];
}

/** A file with a record a line; those of games that go on are marked by `meta.running`. */
export interface Saved {
  text: string;
  games: number;
  running: number;
  unreadable: number; // left out, as games by rules that this version does not know
}

export interface BroughtGames {
  added: number;
  running: number;
  known: number;
  broken: { line: number; key: string; details: Record<string, unknown> }[];
}

export interface FinishedGame {
  digest: string;
  table: string;
  ended: number;
  record: GameRecord;
}
