/** As the browser measures it, in pixels from the window's corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const STEP = 8;
const AIR = 4; // between what is shown and what may be pressed

/**
 * How far from the window's top something has to begin so that it covers none of the others: as low as possible. Where
 * there is no such place, where it covers least.
 */
export function roomFor(
  thing: { left: number; right: number; height: number },
  lowest: number,
  others: Box[],
): number {
  const { left, right, height } = thing;
  const beside = others.filter((other) => other.right > left - AIR && other.left < right + AIR);
  let best = lowest;
  let least = Infinity;
  for (let top = lowest; top >= AIR; top -= STEP) {
    const covered = beside.reduce((sum, other) => sum + overlap(top - AIR, top + height + AIR, other), 0);
    if (covered < least) [best, least] = [top, covered];
    if (covered === 0) break;
  }
  return best;
}

function overlap(top: number, bottom: number, other: Box): number {
  const height = Math.min(bottom, other.bottom) - Math.max(top, other.top);
  return Math.max(0, height) * (other.right - other.left);
}
