import type { Fault } from './fault.ts';
import { areaOf, shared, type Box, type Sight } from './sight.ts';
import type { Text } from './texts.ts';

const DRAWN = 'svg, img, canvas, button, a[href], input, select, summary, [role=meter]';
const CELL = 20; // pixels
const LARGE = 1280;
const THIRD = 1 / 3;
const NEAR = 24; // pixels around a thing that belong to it

/** The largest rectangle of a large window in which nothing is: more than a third is wasted. */
export function* emptiness(texts: readonly Text[], sight: Sight): Generator<Fault> {
  if (innerWidth < LARGE) return;
  const hole = largestHole(filled(texts, sight));
  const share = areaOf(hole) / areaOf(sight.window);
  if (share <= THIRD) return;
  const [width, height] = [hole.right - hole.left, hole.bottom - hole.top];
  const detail = `${Math.round(100 * share)} %: ${width} × ${height} px at ${hole.left}, ${hole.top}`;
  yield { kind: 'empty', what: 'window', detail };
}

/** The window as a grid of small squares: where something is drawn. */
function filled(texts: readonly Text[], sight: Sight): boolean[][] {
  const [columns, rows] = [Math.floor(innerWidth / CELL), Math.floor(innerHeight / CELL)];
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => false));
  for (const box of things(texts, sight)) {
    const { left, top, right, bottom } = shared(box, sight.window);
    for (let y = Math.floor((top - NEAR) / CELL); y < Math.ceil((bottom + NEAR) / CELL); y += 1)
      for (let x = Math.floor((left - NEAR) / CELL); x < Math.ceil((right + NEAR) / CELL); x += 1)
        if (grid[y]?.[x] === false) (grid[y] as boolean[])[x] = true;
  }
  return grid;
}

function* things(texts: readonly Text[], sight: Sight): Generator<Box> {
  for (const { element, lines } of texts) for (const line of lines) yield sight.seenOf(element, line);
  for (const one of document.querySelectorAll(DRAWN))
    if (sight.isShown(one) && sight.isInWindow(sight.boxOf(one))) yield sight.seenOf(one, sight.boxOf(one));
}

/** Row by row: how high the emptiness above each square is, and how far it reaches to both sides. */
function largestHole(grid: readonly boolean[][]): Box {
  let best: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  const heights = Array.from({ length: grid[0]?.length ?? 0 }, () => 0);
  for (const [y, row] of grid.entries()) {
    for (const [x, isFilled] of row.entries()) heights[x] = isFilled ? 0 : (heights[x] ?? 0) + 1;
    for (const [x, height] of heights.entries()) {
      let [from, to] = [x, x];
      while ((heights[from - 1] ?? 0) >= height && from > 0) from -= 1;
      while ((heights[to + 1] ?? 0) >= height && to < heights.length - 1) to += 1;
      const hole = {
        left: from * CELL,
        right: (to + 1) * CELL,
        top: (y + 1 - height) * CELL,
        bottom: (y + 1) * CELL,
      };
      if (areaOf(hole) > areaOf(best)) best = hole;
    }
  }
  return best;
}
