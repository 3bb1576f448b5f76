/** What the build tells of the rules, so that it stands nowhere here: made by `tenfold.local`. */
import type { Catalogue } from '../../wire/messages.ts';
import type { GameName } from './engine.ts';

/** Kinds of numbers, as Python's `struct` writes them. */
export type Letter = 'q' | 'h' | 'b' | 'B' | 'd' | 'f' | 'i';

/** A field: where it begins in its struct, what its numbers are, and how many a list has. */
export type Place = readonly [offset: number, letter: Letter, length?: number];

export interface Layout {
  readonly size: number;
  readonly fields: Readonly<Record<string, Place>>;
}

/** By function: a letter for each number that it takes, and for each that it returns. */
export type Calls = Readonly<Record<string, readonly [given: string, returned: string]>>;

/** A number, or something that is known by then and what is added to it. */
export type Bound = number | readonly [known: string, added: number];

/** How an option is read, as in `tenfold.protocol.options`. */
export type OptionFact =
  | { kind: 'one_of'; name: string; words: readonly string[] }
  | { kind: 'flag'; name: string }
  | WholeOption
  | { kind: 'deck'; name: string; cards: readonly string[]; most: number; mark: string }
  | RowsOption
  | {
      kind: 'when';
      name: string;
      option: WholeOption | RowsOption;
      other: string;
      says: unknown;
      otherwise: string;
    };

export interface WholeOption {
  kind: 'whole';
  name: string;
  lowest: Bound;
  highest: Bound;
  default: number | null;
}

export interface RowsOption {
  kind: 'rows';
  name: string;
  digits: string;
}

/** Lists of words that numbers stand for; whoever needs one names it by its place, -1 for none. */
export type Words = readonly (readonly string[])[];

/** How an event is written, as in `tenfold.protocol.events`: its name, and its parts. */
export type EventForm = readonly [name: string, parts: readonly EventPart[]];
export type EventPart = readonly [
  name: string,
  source: 'detail' | 'number' | 'numbers' | 'cells',
  first: number,
  words: number,
];

/** Why a move is refused, as in `tenfold.protocol.refusals`: its key, and its details. */
export type RefusalForm = readonly [
  key: string,
  namesToken: boolean,
  details: readonly (readonly [name: string, words: number])[],
];

/** An edition under one version of the rules. */
export interface EditionFacts {
  readonly bounds: Readonly<Record<string, number>>; // of options
  readonly setup: Readonly<Record<string, number>>; // by field
  readonly solo_ruled_since?: number;
}

export interface GameFacts {
  readonly room: number; // numbers that the longest list has
  readonly state: Layout;
  readonly setup: Layout;
  readonly phases: readonly string[];
  readonly options: readonly OptionFact[];
  readonly editions: Readonly<Record<string, readonly EditionFacts[]>>; // by version of the rules, from 1 on
  readonly events: readonly EventForm[];
  readonly refusals: readonly RefusalForm[];
}

export interface CardFacts extends GameFacts {
  readonly codes: number; // of cards, by kind
  readonly colours: string;
  readonly tokens: number; // by move
  readonly any_bid: string; // a pattern
  readonly highest_bid: number;
  readonly not_for_sale: readonly string[]; // tokens
  readonly paper: Layout; // that hands are arranged on
  readonly draft: number; // bytes that a payment is thought of in
  readonly desk: number; // bytes that several are compared in
  readonly pieces: number; // that are paid with
  readonly unknown: number; // points that nobody has the time to find out
}

export interface TileFacts extends GameFacts {
  readonly seats: number;
  readonly verbs: readonly (readonly [word: string, cells: number])[];
  readonly token: string; // a pattern: a verb and up to two cells
  readonly values: readonly string[]; // of tiles
  readonly endings: Readonly<Record<string, string>>;
}

export interface BotFacts {
  readonly effort: number;
  readonly has_network: boolean;
}

/** A part of a network's file: of what kind, how many numbers, and where the first belongs, or what scales count in. */
export type Block = readonly [kind: 'halves' | 'scales' | 'parts', count: number, at: number];

export interface NetworkFacts {
  readonly file: string;
  readonly blocks: readonly Block[];
}

/** The bots of a game. */
export interface HouseFacts {
  readonly bots: Readonly<Record<string, BotFacts>>;
  readonly space: number; // moves are numbers below this
  readonly state: number; // bytes
  readonly notes: number; // bytes
  readonly effort: number; // where in the notes it stands
  readonly networks: readonly NetworkFacts[];
  readonly weights: number; // that every network has
  readonly place: number; // of them in the notes
}

/** What the opponents need to think. */
export interface OpponentFacts {
  readonly calls: Calls;
  readonly games: Readonly<Record<GameName, HouseFacts>>;
}

/** What `tenfold.server.results.ratings` counts with. */
export interface RatingFacts {
  readonly beginning: number;
  readonly points_for_tenfold: number;
  readonly new_games: number;
  readonly speed_when_new: number;
  readonly speed: number;
  readonly shown_after: number;
  readonly most_in_course: number;
}

/** What `tenfold.server.daily.schedule` deals by, from Monday to Sunday; the editions week by week. */
export interface DailyFacts {
  readonly targets: readonly number[];
  readonly editions: readonly string[];
  readonly opponents: readonly string[];
}

/** What tables need. */
export interface Facts {
  readonly rules: number; // the newest version of them
  readonly calls: Calls;
  readonly games: { readonly cards: CardFacts; readonly tiles: TileFacts };
  readonly words: Words;
  readonly opponents: Readonly<
    Record<GameName, { readonly bots: Readonly<Record<string, { rating: number }>> }>
  >;
  readonly ratings: RatingFacts;
  readonly daily: DailyFacts;
  readonly catalogue: Catalogue;
}
