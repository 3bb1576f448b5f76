import type { Colour } from '$lib/game/props';
import { COLOURS } from './suits';

/** One cell of the grid of four colours × nine numbers. Its board decides what it means. */
export interface Cell {
  /**
   * `none`: not there; `have`: there; `wild`: a wildcard stands in; `could`: not there, but may come.
   */
  state?: 'none' | 'have' | 'wild' | 'could';
  /** A small figure in the corner: copies, or what is left. */
  badge?: number | string;
  /** What it costs; written on its lower edge. */
  price?: number;
  /** What it would bring, with its sign; beside the price. */
  brings?: string;
  /** May be pressed now. */
  lit?: boolean;
  /** Worth a second look: it would lengthen a run. */
  glow?: boolean;
  /** Chosen already. */
  marked?: boolean;
  /** All about it in a sentence, beginning with the card's name. Needed wherever cells can be pressed. */
  label?: string;
}

/** By card code, `B1` to `P9`; a missing one is empty. */
export type Cells = Record<string, Cell>;

const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** Where an arrow key leads from a cell, round the edges; nowhere by any other key. */
export function cellBeside(code: string, key: string): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const row = COLOURS.indexOf(code.charAt(0) as Colour) + step[0];
  const column = Number(code.charAt(1)) - 1 + step[1];
  return `${COLOURS[(row + 4) % 4]}${((column + 9) % 9) + 1}`;
}
