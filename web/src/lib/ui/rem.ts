const USUAL = 16;

/** How many pixels a letter's measure has: twice as many where somebody wants the text twice as large. */
export function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL;
}
