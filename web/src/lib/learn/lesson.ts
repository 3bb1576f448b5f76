/** Lessons and drills as `web/scripts/lessons.py` plays and writes them. A drill is a step by itself. */
import type { Component } from 'svelte';
import type { BoardProps, GameEvent, GameView, Result } from '$lib/game/props';
import type { Course } from './learnt';

export type GameName = 'cards' | 'tiles';
export type AnyView = GameView;

/** A position of the lesson's table. */
export interface Moment {
  view: AnyView;
  toMove: number | null;
  result: Result | null;
  /** What happened just before. */
  events: GameEvent[];
}

export interface Step extends Moment {
  /** Its sentences are `lesson.<game>.<name>` or `drill.…`, and the same with `-done` and `-hint`. */
  name: string;
  /** Of a drill: what kind of question it is. */
  chapter: string;
  /** What its sentences count. */
  figures?: Record<string, number>;
  /** Counts the tables: a new one has nothing to do with the one before. */
  table: number;
  legal: string[];
  acting: number | null;
  /** What is accepted, and where it leads; absent when there is only something to read. */
  after?: Record<string, Moment>;
  /** What is marked on the table, by names that `pointing.ts` reads; the same when it is done. */
  points: string[];
  pointsAfter?: string[];
  /** The board's aids would give the answer away. */
  hides?: boolean;
  /** Which hint is given for what else, by how it begins. */
  hints?: Record<string, string>;
  /** Purchases and payments as far as they go, by their moves. */
  tries?: Record<string, Attempt>;
}

/** A try's answer, with only what is new in the view. */
export interface Attempt {
  changes: Partial<AnyView>;
  legal: string[];
  toMove: number | null;
  proposal: string[] | null;
  /** Why other pieces cannot be spent then. */
  refuses: Record<string, { key: string; details: Record<string, unknown> }>;
}

// Not with `? :`, which the bundler would make one import of, with the styles of both.
const COURSES = {
  lesson: {
    cards: () => import('./lessons/cards.json'),
    tiles: () => import('./lessons/tiles.json'),
  },
  drill: {
    cards: () => import('./drills/cards.json'),
    tiles: () => import('./drills/tiles.json'),
  },
};
const BOARDS = {
  cards: () => import('../boards/cards/CardBoard.svelte'),
  tiles: () => import('../boards/tiles/TileBoard.svelte'),
};

/** Fetched when somebody wants to learn. */
export async function loadLesson(game: GameName, course: Course = 'lesson'): Promise<Step[]> {
  return (await COURSES[course][game]()).default as Step[];
}

/** The board that the lesson's table has. */
export async function loadBoard(game: GameName): Promise<Component<BoardProps<AnyView>>> {
  return (await BOARDS[game]()).default as Component<BoardProps<AnyView>>;
}
