import type { CardsSeat, Colour } from '$lib/boards/props';
import { COLOURS } from '$lib/pieces/suits';

export interface Line {
  colour: Colour;
  length: number;
  points: number;
}

/** The points of each colour. What the score has beyond the lengths of the runs belongs to the full ones. */
export function linesOf(seat: CardsSeat): Line[] {
  const lengths = COLOURS.map((colour) => lengthOf(seat, colour));
  const full = lengths.filter((length) => length === 9).length;
  const beyond = seat.score - lengths.reduce((sum, length) => sum + length, 0);
  return COLOURS.map((colour, at) => {
    const length = lengths[at] ?? 0;
    return { colour, length, points: length === 9 && full > 0 ? length + beyond / full : length };
  });
}

function lengthOf(seat: CardsSeat, colour: Colour): number {
  const [first, last] = seat.runs[colour];
  return first === undefined || last === undefined ? 0 : last - first + 1;
}

export interface Place {
  seat: number;
  isWinner: boolean;
}

/** Everybody, the winners first, then by score and money. */
export function ranking(
  winners: readonly number[],
  scores: readonly number[],
  money: readonly number[],
): Place[] {
  const places = scores.map((_, seat) => ({ seat, isWinner: winners.includes(seat) }));
  const by = (list: readonly number[], place: Place): number => list[place.seat] ?? 0;
  return places.sort(
    (one, other) =>
      Number(other.isWinner) - Number(one.isWinner) ||
      by(scores, other) - by(scores, one) ||
      by(money, other) - by(money, one),
  );
}
