import type { Snippet } from 'svelte';
import type { Candidate, Foreseen } from './candidates';
import type {
  CardsSeat,
  CardsView,
  GameEvent,
  GameView,
  Means,
  Outlook,
  Prospect,
  Runs,
  Stakes,
  Supply,
  TilesView,
} from '$lib/wire/messages';

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
  /** What has just been told of what happened, for animation and sound. A new array each time. */
  events: GameEvent[];
  /** What the position shown came from, as far as it was told. */
  latest?: GameEvent[];
  /** What is being shown beat by beat; absent on a board that only shows. */
  showing?: Showing;
  /** What is about to happen by itself, and why, because there is nothing to decide. */
  obvious?: string;
  /** Whether to show chances, what is left, and what would be worth what. */
  aids: boolean;
  /** What the game was agreed to be, as in a record: the edition, a solo game's target. */
  options?: Record<string, unknown>;
  /** What a page would have one look at on a small screen: a tab of the board's. */
  look?: 'mine' | 'market' | null;
  /** Whether the board may be built part by part, the most important first. */
  gradual?: boolean;
  /** The game in words, for a tab or a column of the board's; a board may leave it to the page. */
  story?: Snippet;
  /** What to do when the game is over; absent on a board that only shows. */
  after?: Snippet;
  /** What there is to learn from it; has its room before it is told how it ended. */
  findings?: Snippet<[isTold: boolean]> | undefined;
  /** Moves that are being thought about, the best first: they are drawn where they would be made. Given only where
   * nothing is done. */
  candidates?: readonly Candidate[];
  /** Tiles that could be laid next, of which the reasons speak. */
  foreseen?: readonly Foreseen[];
  /** One of them was pressed. */
  onpick?: (candidate: Candidate) => void;
  /** Makes moves, all or none; rejects with a `Refused` when the server will not have them. */
  send(tokens: string[]): Promise<void>;
  /** What would be legal after these moves, without making them. */
  tryOut(tokens: string[]): Promise<Tried<View>>;
}

/** How far what happened has been shown; `Beats` is one. */
export interface Showing {
  /** Something is still to be shown: nothing can be decided. */
  readonly isPlaying: boolean;
  /** It is somebody else's doings. */
  readonly isOthers: boolean;
  /** Somebody has pressed to see the end sooner. */
  readonly isHurried: boolean;
  /** A piece that comes to light. */
  readonly turning: Turning | null;
  /** What was told last, in a sentence of its own. */
  readonly told: GameEvent | null;
  /** Shows the rest at once. */
  hurry(): void;
}

/** A piece that comes to light: it leaves the place where nobody could see it, and then it is turned. */
export interface Turning {
  seat: number;
  /** What it is; null while it is face down. */
  face: string | null;
  /** How much may go wrong with it, from 0 to 1. */
  thrill: number;
  /** How long this takes, in milliseconds. */
  lasts: number;
}

export interface Sitter {
  name: string;
  kind: 'person' | 'bot' | 'opponent';
  /** Which bot plays here, if one does. */
  bot?: string;
  /** It has said that it is a program, or whoever runs the server has put it there. */
  program?: boolean;
  /** A person who has left the table for a while; a bot plays on. */
  away?: boolean;
  /** Not there now: in a few words, and in a sentence, with what comes of it. */
  absence?: { brief: string; sentence: string } | undefined;
  /** What they said a moment ago. */
  says?: string | undefined;
}

export interface Tried<View = GameView> {
  view: View;
  legal: string[];
  toMove: number | null;
  /** The server's own way to go on, e.g. the rest of a payment; null when there is nothing to propose. */
  proposal: string[] | null;
  /** What it does to one's points and means; absent where nobody has worked it out. */
  outlook?: Outlook | null;
  /** Which of the moves cannot be made, and why. */
  refused: { key: string; details: Record<string, unknown>; index: number } | null;
}

export interface Result {
  winners: number[];
  scores?: number[];
  money?: number[];
  tiebreak?: number[] | null;
  reason?: string;
  /** Who resigned, or ran out of time. */
  seat?: number;
}

export type {
  CardsSeat,
  CardsView,
  GameEvent,
  GameView,
  Means,
  Outlook,
  Prospect,
  Stakes,
  Supply,
  TilesView,
};
export type Colour = keyof Runs;
/** Card code to number of copies; absent means none. */
export type Copies = Record<string, number>;
