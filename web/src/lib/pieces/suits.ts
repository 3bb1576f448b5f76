import type { Colour } from '$lib/game/props';
import shapes from './shapes.json';

/** In the order used everywhere. */
export const COLOURS: readonly Colour[] = ['B', 'G', 'O', 'P'];
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A shape for each colour on a sheet of 24 × 24, of about equal area. */
export const SHAPES: Record<Colour, string> = shapes.suits;

export const SUIT: Record<Colour, string> = { B: 'blue', G: 'green', O: 'orange', P: 'pink' };

/** The class of a suit's colours, of a card's first letter. */
export function suitOf(code: string): string {
  return SUIT[code.charAt(0) as Colour] ?? 'wild';
}

export function isColour(letter: string): letter is Colour {
  return letter in SHAPES;
}
