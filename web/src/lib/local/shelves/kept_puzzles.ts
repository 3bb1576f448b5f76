/** What stands of puzzles on the shelf of studies. */
import type { PuzzlePosition, PuzzleRun, ReviewedDecision } from '$lib/wire/messages';
import type { GameName, Json } from '../engine/engine';
import type { Repetition } from '../judging/practising';

export type Theme = PuzzlePosition['theme'];

/** A puzzle with its answer, as `puzzles/ID.json` has it. */
export interface Puzzle {
  id: string;
  game: GameName;
  options: Json;
  moves: string[];
  seat: number;
  theme: Theme;
  rating: number;
  decision: ReviewedDecision;
  certificate: { margin: number };
}

/** All that there are, as `puzzles/index.json` has them. */
export type PuzzleIndex = Record<GameName, [id: string, theme: Theme, rating: number][]>;

/** The tables of these rows are ids of puzzles; that of the index is empty. */
export interface KeptPuzzle {
  table: string;
  puzzle: Puzzle;
}

export interface KeptIndex {
  table: '';
  index: PuzzleIndex;
}

/** How somebody stands with a puzzle. */
export interface TriedPuzzle {
  table: string;
  game: GameName;
  theme: Theme;
  answers: number;
  isSolved: boolean; // at the first try
  change: number; // of the rating, by the first answer
  repetition: Repetition | null; // once it was missed
}

/** One answer to a puzzle, with what was told of it: sent again, the same is told again. */
export interface PuzzleReply {
  table: string;
  moves: string[];
  before: number | null;
  after: number | null;
}

/** A run without what the clock says of it. */
export type StoredRun = Omit<PuzzleRun, 'left' | 'best'> & { done: string[] };

/** The table of this row is the run's id. */
export interface KeptRun {
  table: string;
  run: StoredRun;
}

/** The table of this row is a game and a kind of runs. */
export interface KeptBest {
  table: string;
  solved: number;
}
