import type { CardsView, Copies } from '$lib/game/props';

/** What both gauges run to. */
export const TEN = 10;

/** Letters; a longer name is written smaller, and may take two lines. */
export const LONG = 12;

export type Mood = 'calm' | 'warm' | 'hot' | 'bust';

export interface Odds {
  /** Cards of the deck that would bust, and all of them. */
  busts: number;
  left: number;
  /** Rounded, but never to 0 or 100 when it is not quite so. */
  percent: number;
}

/** How likely the next card busts, counted from what is left in the deck. */
export function bustOdds(view: Pick<CardsView, 'deck' | 'total' | 'currency'>): Odds {
  let busts = 0;
  let left = 0;
  for (const [code, copies] of Object.entries(view.deck)) {
    left += copies;
    if (wouldBust(code, view.total, view.currency)) busts += copies;
  }
  return { busts, left, percent: percentOf(busts, left) };
}

function wouldBust(code: string, total: number, currency: number): boolean {
  if (isWildcard(code)) return false;
  const number = numberOn(code);
  return isCurrency(code) ? currency + number > TEN : total + number > TEN;
}

function percentOf(part: number, whole: number): number {
  if (part === 0 || part === whole) return part === 0 ? 0 : 100;
  return Math.min(Math.max(Math.round((100 * part) / whole), 1), 99);
}

/** How much the next card may spoil, from 0 to 1: by the odds, or where nobody may know them by how near ten is. */
export function thrillOf(view: CardsView, hasOdds: boolean): number {
  if (view.tableau.length === 0) return 0;
  const { busts, left } = bustOdds(view);
  if (hasOdds) return left === 0 ? 0 : busts / left;
  return Math.min(Math.max(view.total, view.currency, 0) / TEN, 1) ** 2;
}

/** How a gauge feels at a figure. */
export function moodOf(figure: number): Mood {
  if (figure > TEN) return 'bust';
  if (figure >= 8) return 'hot';
  return figure >= 5 ? 'warm' : 'calm';
}

/** How a chance to bust feels. */
export function moodOfOdds(percent: number): Mood {
  if (percent >= 50) return 'bust';
  if (percent >= 30) return 'hot';
  return percent >= 12 ? 'warm' : 'calm';
}

export function isCurrency(code: string): boolean {
  return code.startsWith('$') && code.length === 2;
}

export function isWildcard(code: string): boolean {
  return code.includes('*');
}

export function isNumber(code: string): boolean {
  return !isCurrency(code) && !isWildcard(code);
}

/** The number on a card; a wildcard without one has none. */
export function numberOn(code: string): number {
  return Number(code.charAt(1)) || 0;
}

const FIRST = 'BGOP$*';

/** The order used everywhere: number cards by colour, currency, wildcards by number, by colour, the super one. */
export function placeInOrder(code: string): number {
  if (code === '**') return 54;
  if (code.endsWith('*')) return 50 + FIRST.indexOf(code.charAt(0));
  const number = numberOn(code) - 1;
  if (isCurrency(code)) return 36 + number;
  return code.startsWith('*') ? 41 + number : 9 * FIRST.indexOf(code.charAt(0)) + number;
}

/** Every card by itself, in order. */
export function spreadOut(copies: Copies): string[] {
  const codes = Object.entries(copies).flatMap(([code, count]) => Array<string>(count).fill(code));
  return codes.sort((one, other) => placeInOrder(one) - placeInOrder(other));
}

export function countOf(copies: Copies): number {
  return Object.values(copies).reduce((sum, count) => sum + count, 0);
}
