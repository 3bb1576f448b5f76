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
  | { kind: 'deck'; name: string; cards: readonly string[]; most: number }
  | RowsOption
  | { kind: 'when'; name: string; option: WholeOption | RowsOption; other: string; says: unknown; otherwise: string };

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

/** How an event is written, as in `tenfold.protocol.events`. */
export interface EventForm {
  readonly name: string;
  readonly parts: readonly EventPart[];
}

export interface EventPart {
  readonly name: string;
  readonly source: 'detail' | 'number' | 'numbers' | 'cells';
  readonly first: number;
  readonly words: readonly string[];
}

/** An edition under one version of the rules. */
export interface EditionFact {
  readonly bounds: Readonly<Record<string, number>>; // that options have
  readonly setup: Readonly<Record<string, number>>; // by field
}

export interface GameFacts {
  readonly space: number; // moves are numbers below this; no list of them is longer
  readonly room: number; // numbers that anything is told in, at most
  readonly state: Layout;
  readonly setup: Layout;
  readonly phases: readonly string[];
  readonly options: readonly OptionFact[];
  /** By version of the rules, from 1 on. */
  readonly editions: Readonly<Record<string, readonly EditionFact[]>>;
  /** By edition and by seats as in a record, from 1 on: since which rules it is played as today. */
  readonly ruled_since: Readonly<Record<string, readonly number[]>>;
  readonly events: readonly EventForm[];
}
