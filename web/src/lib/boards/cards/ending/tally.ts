import type { Counted } from '../../playback/count.svelte';
import type { CardsSeat, CardsView, Colour, Result } from '$lib/game/props';
import { paced } from '$lib/motion/pace';
import { COLOURS, NUMBERS } from '$lib/pieces/suits';
import { isMoving } from '$lib/settings/settings.svelte';
import { isWildcard, spreadOut } from '../counting/figures';
import { linesOf, ranking } from '../counting/scoring';

/** A colour is named, then each seat's run in it is counted; in the end one holds one's breath. */
export type Tally = Counted &
  (
    | { kind: 'colour'; colour: Colour }
    | { kind: 'run'; colour: Colour; seat: number; points: number; isFull: boolean; isLast: boolean }
    | { kind: 'breath' }
  );

/** A wildcard that stands in a run. */
export interface Stand {
  wildcard: string;
  cell: string;
}

const NAMED = 350; // milliseconds
const COUNTED = 420;
const EMPTY = 200; // there is nothing to look at
const FULL = 1100; // a whole run is looked at longer
const FLIES = 180; // so much longer when a wildcard comes flying
const BREATH = 700;
const STILL = 0.7; // without motion there is less to look at
const MANY = 0.75; // of several seats each is counted quicker

/** The last colour ends with the winner, so that nobody knows sooner; the others go round the table. */
export function talliesOf(view: CardsView, result: Result): Tally[] {
  const quicker = isMoving() ? 1 : STILL;
  const each = quicker * (view.seats.length > 2 ? MANY : 1);
  const round = view.seats.map((_, seat) => seat);
  const lines = view.seats.map(linesOf);
  const tallies = COLOURS.flatMap((colour, row): Tally[] => {
    const order = row < COLOURS.length - 1 ? round : fromLast(view, result);
    const runs = order.map((seat, at): Tally => {
      const { points = 0, length = 0 } = lines[seat]?.[row] ?? {};
      const isFull = length === NUMBERS.length;
      const hasWild = standsIn(view.seats[seat] as CardsSeat).some(({ cell }) => cell.startsWith(colour));
      const looked = length === 0 ? EMPTY : COUNTED + (hasWild ? FLIES : 0);
      const lasts = isFull ? paced(FULL) * quicker : paced(looked) * each;
      return { kind: 'run', colour, seat, points, isFull, isLast: at === order.length - 1, lasts };
    });
    return [{ kind: 'colour', colour, lasts: paced(NAMED) * quicker }, ...runs];
  });
  return [...tallies, { kind: 'breath', lasts: paced(BREATH) * quicker }];
}

function fromLast(view: CardsView, result: Result): number[] {
  const scores = view.seats.map(({ score }) => score);
  return ranking(result.winners, scores, moneyOf(view))
    .map(({ seat }) => seat)
    .reverse();
}

/** What everybody's tokens are worth. */
export function moneyOf(view: CardsView): number[] {
  return view.seats.map(({ tokens, busts }) => tokens + 3 * busts);
}

/** Which wildcard stands where in a seat's runs: each in one place, every gap filled. */
export function standsIn(seat: CardsSeat): Stand[] {
  const cells = COLOURS.flatMap((colour) => gapsIn(seat, colour));
  const wildcards = spreadOut(seat.cards).filter(isWildcard);
  const holder = new Map<number, string>(); // which cell a wildcard has been given to
  for (const cell of cells) give(cell, wildcards, holder, new Set());
  return [...holder].map(([at, cell]) => ({ wildcard: wildcards[at] ?? '', cell }));
}

/** A cell takes a wildcard that fits; one that stands elsewhere makes room where another can take its place. */
function give(
  cell: string,
  wildcards: readonly string[],
  holder: Map<number, string>,
  tried: Set<number>,
): boolean {
  for (const [at, wildcard] of wildcards.entries()) {
    if (tried.has(at) || !fits(wildcard, cell)) continue;
    tried.add(at);
    const before = holder.get(at);
    if (before !== undefined && !give(before, wildcards, holder, tried)) continue;
    holder.set(at, cell);
    return true;
  }
  return false;
}

function fits(wildcard: string, cell: string): boolean {
  return [...wildcard].every((sign, at) => sign === '*' || sign === cell.charAt(at));
}

function gapsIn(seat: CardsSeat, colour: Colour): string[] {
  const [first, last] = seat.runs[colour];
  if (first === undefined || last === undefined) return [];
  return NUMBERS.filter((number) => first <= number && number <= last)
    .map((number) => `${colour}${number}`)
    .filter((cell) => !seat.cards[cell]);
}
