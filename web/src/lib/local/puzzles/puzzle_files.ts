/** The puzzles as files beside the app, one at a time. */
import { Refused } from '$lib/errors/errors';
import type { Puzzle, PuzzleIndex } from '../shelves/kept_puzzles';

export interface PuzzleFiles {
  /** Both are refused when there is no network, or the host has no such file. */
  index(): Promise<PuzzleIndex>;
  puzzle(id: string): Promise<Puzzle>;
}

/** When it is built, this file is one of those in `assets/`. */
const folder = (): URL =>
  import.meta.env.PROD
    ? new URL(/* @vite-ignore */ '../puzzles/', import.meta.url)
    : new URL('/puzzles/', self.location.href);

export const fetchedPuzzles: PuzzleFiles = {
  index: () => fetched('index'),
  puzzle: (id) => fetched(id),
};

async function fetched<Read>(name: string): Promise<Read> {
  try {
    const answer = await fetch(new URL(`${name}.json`, folder()));
    if (answer.ok) return (await answer.json()) as Read;
  } catch {
    // Without a network there is nothing to read either.
  }
  throw new Refused('puzzles.not_here');
}
