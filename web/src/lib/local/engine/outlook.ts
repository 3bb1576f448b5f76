/** What moves that are tried at cards come to, out of the numbers in which the rules tell it. */
import type { Json } from './engine.ts';

export const PROSPECT = 5; // numbers for each
const STAKES = 4; // numbers before the means
const MEANS = 3;

/** How the numbers are told: moves and pieces by their words, and points that nobody has the time to find out. */
export interface Telling {
  tokens: readonly string[];
  pieces: readonly string[];
  unknown: number;
}

/** The least that may be bid, and the most that could be paid. */
export function readBids(numbers: readonly number[]): Json | null {
  const [lowest, purse] = numbers;
  return numbers.length ? { lowest, purse } : null;
}

export function readProspects(numbers: readonly number[], telling: Telling): Json[] {
  return inGroups(numbers, PROSPECT).map(([move, points, tokens, busts, cards]) => ({
    move: telling.tokens[move!],
    points: told(points!, telling),
    tokens,
    busts,
    cards,
  }));
}

export function readStakes(numbers: readonly number[], telling: Telling): Json {
  const [points, proposed, tokens, busts] = numbers;
  const means = inGroups(numbers.slice(STAKES), MEANS).map(([piece, copies, more]) => ({
    piece: telling.pieces[piece!],
    copies,
    points: told(more!, telling),
  }));
  return { points: told(points!, telling), proposed: told(proposed!, telling), tokens, busts, means };
}

function inGroups(numbers: readonly number[], size: number): number[][] {
  const groups = Array.from({ length: numbers.length / size }, (_, place) => place * size);
  return groups.map((first) => numbers.slice(first, first + size));
}

function told(points: number, { unknown }: Telling): number | null {
  return points === unknown ? null : points;
}
