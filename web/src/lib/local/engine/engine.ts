/** A game as the compiled rules play it: the protocol of `tenfold.protocol.game`, with positions as bytes. */

export type Json = Record<string, unknown>;

/** The bytes of a state; a value that nobody changes. */
export type Position = Uint8Array<ArrayBuffer>;

/** Chance, as a seat, and nobody, when the game is over. */
export const CHANCE = -1;
export const NOBODY = -2;

export type GameName = 'cards' | 'tiles';

/** Options that were read and checked; `raw` names every one of them, as in a record. */
export interface Options {
  readonly raw: Json;
  /** How many seats there are, the solo opponent's included. */
  readonly seats: number;
}

export interface Chance {
  move: number;
  weight: number;
}

/** Raises `Refused` with the same keys and details as Python's rules. */
export interface Engine {
  readonly game: GameName;
  /** The version of the rules by which it plays. */
  readonly rules: number;
  readOptions(raw: Json): Options;
  start(options: Options): Position;
  /** A seat, `CHANCE` or `NOBODY`. */
  toMove(position: Position): number;
  /** Every legal move, ascending. */
  legal(position: Position): number[];
  /** The position after a legal move. */
  advance(position: Position, move: number): Position;
  chances(position: Position): Chance[];
  /** What a dealer needs: the options with all filled in that is left to chance before the first move, and the piles. */
  shuffled(raw: Json, shuffle: (pile: number[]) => number[]): { options: Json; piles: number[][] };
  /** Which of those piles chance takes from next. */
  pile(position: Position): number;
  result(position: Position): Json | null;
  view(position: Position): Json;
  events(before: Position, move: number, after: Position): Json[];
  token(position: Position, move: number): string;
  /** The legal move that a token writes. */
  move(position: Position, token: string): number;
  /** The first version of the rules that says the same as today's of a game with these options. */
  ruledSince(options: Options): number;
  /** Whether something has been ruled otherwise since these rules. */
  isByEarlierRules(options: Options): boolean;
  /** A good way to pay, as tokens; null where nothing is owed, or in a game without money. */
  proposal(position: Position): string[] | null;
  /** What comes of some moves that are tried, for the seat that tries them; null in a game without it. */
  outlook(positions: readonly Position[], tokens: readonly string[], seat: number): Json | null;
}

/** An opponent of the house at a table: it keeps notes from move to move, and has dice of its own. */
export interface Opponent {
  /** Ready to decide in this position: what it knows has been fetched. */
  prepare(position: Position): Promise<void>;
  choose(position: Position): number;
}

/** Both games. */
export interface Engines {
  /** The newest rules without a version; refuses versions that there are none of. */
  game(name: GameName, rules?: number): Engine;
}

/** The bots of both games; `dice` is not negative, and has at most 62 bits. */
export interface Opponents {
  opponent(game: GameName, bot: string, dice: bigint): Opponent;
}
