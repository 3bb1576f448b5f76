import type { PuzzlePosition } from '$lib/wire/messages';

/** What was missed in a run, as far as this tab knows: it can be looked at when the run is over, also after a reload. */
export interface Miss {
  puzzle: string;
  theme: PuzzlePosition['theme'];
  asked: number; // how often it had been answered before
  moves: string[];
}

const nameOf = (run: string): string => `tenfold.missed.${run}`;

export function missesIn(run: string): Miss[] {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(run)) ?? '[]') as Miss[];
  } catch {
    return [];
  }
}

export function keepMisses(run: string, misses: readonly Miss[]): void {
  try {
    sessionStorage.setItem(nameOf(run), JSON.stringify(misses));
  } catch {
    // Then they are forgotten with the page; the house knows them all the same.
  }
}
