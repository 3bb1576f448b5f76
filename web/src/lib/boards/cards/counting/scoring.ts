import type { CardsSeat, Colour } from '$lib/game/props';
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
  /** From 1; equals share it. */
  place: number;
}

/** Everybody, the winners first, then by score and money. */
export function ranking(
  winners: readonly number[],
  scores: readonly number[],
  money: readonly number[],
): Place[] {
  const behind = (one: number, other: number): number =>
    Number(winners.includes(other)) - Number(winners.includes(one)) ||
    (winners.includes(one) ? 0 : by(scores, one, other) || by(money, one, other));
  const seats = scores.map((_, seat) => seat);
  return seats.toSorted(behind).map((seat) => ({
    seat,
    isWinner: winners.includes(seat),
    place: 1 + seats.filter((other) => behind(seat, other) > 0).length,
  }));
}

function by(list: readonly number[], one: number, other: number): number {
  return (list[other] ?? 0) - (list[one] ?? 0);
}
