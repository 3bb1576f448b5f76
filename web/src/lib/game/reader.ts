import type { Sitter } from './props';

/** The seat of the one person who reads this screen; null when several share it, or somebody only watches. */
export function readerOf(mine: readonly number[]): number | null {
  return mine.length === 1 ? (mine[0] ?? null) : null;
}

/** Somebody in a sentence: the reader is spoken to, anybody else is named. */
export function personAt(
  seat: number,
  seats: readonly Sitter[],
  mine: readonly number[],
): { who: 'you' | 'other'; name: string } {
  return { who: readerOf(mine) === seat ? 'you' : 'other', name: seats[seat]?.name ?? '' };
}
