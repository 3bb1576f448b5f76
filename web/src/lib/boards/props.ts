import type { Snippet } from 'svelte';
import type { CardsSeat, CardsView, GameEvent, GameView, Runs, Supply, TilesView } from '$lib/wire/messages';

/** What a board is given, and how it answers. A board knows neither the socket nor the rules. */

export interface BoardProps<View> {
  /** What everybody at the table sees: `CardsView` or `TilesView`. */
  view: View;
  /** The moves the acting seat may make, as tokens; empty when nobody here may move. */
  legal: string[];
  /** Whose move it is; null when it is chance's, or nobody's. */
  toMove: number | null;
  seats: Sitter[];
  /** The seats that this browser holds; empty for a watcher. */
  mine: number[];
  /** Which of my seats acts now, if any. */
  acting: number | null;
  /** Null until the game is over. */
  result: Result | null;
  /** What the last moves made happen, for animation and sound. A new array each time. */
  events: GameEvent[];
  /** What the position shown came from, when it is only shown and not acted out. */
  latest?: GameEvent[];
  /** Whether to show chances, what is left, and what would be worth what. */
  aids: boolean;
  /** What the game was agreed to be, as in a record: the edition, a solo game's target. */
  options?: Record<string, unknown>;
  /** Whether the board may be built part by part, the most important first. */
  gradual?: boolean;
  /** The game in words, for a tab or a column of the board's; a board may leave it to the page. */
  story?: Snippet;
  /** Makes moves, all or none; rejects with a `Refused` when the server will not have them. */
  send(tokens: string[]): Promise<void>;
  /** What would be legal after these moves, without making them. */
  tryOut(tokens: string[]): Promise<Tried<View>>;
}

export interface Sitter {
  name: string;
  kind: 'person' | 'bot' | 'opponent';
  /** A person who has left the table for a while; a bot plays on. */
  away?: boolean;
}

export interface Tried<View = GameView> {
  view: View;
  legal: string[];
  toMove: number | null;
  /** The server's own way to go on, e.g. the rest of a payment; null when there is nothing to propose. */
  proposal: string[] | null;
  /** Which of the moves cannot be made, and why. */
  refused: { key: string; details: Record<string, unknown>; index: number } | null;
}

export interface Result {
  winners: number[];
  scores?: number[];
  money?: number[];
  tiebreak?: number[] | null;
  reason?: string;
}

export type { CardsSeat, CardsView, GameEvent, GameView, Supply, TilesView };
export type Colour = keyof Runs;
/** Card code to number of copies; absent means none. */
export type Copies = Record<string, number>;
