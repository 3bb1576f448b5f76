/** One cell of the grid of four colours × nine numbers. Its board decides what it means. */
export interface Cell {
  /**
   * `none`: not there; `have`: there; `wild`: a wildcard stands in; `could`: not there, but may come.
   */
  state?: 'none' | 'have' | 'wild' | 'could';
  /** A small figure in the corner: copies, or what is left. */
  badge?: number | string;
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
