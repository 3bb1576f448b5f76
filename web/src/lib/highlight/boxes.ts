/** What is marked on a page. */
export interface Mark {
  selector: string;
  /** One ring around all that is found, instead of one around each. */
  isOne: boolean;
}

/** Where a ring is, in pixels of the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const STILL = 8; // frames without a change: then it stands where it will stand

/** What a mark is about, as far as it is in the page and has room there. */
export function found(root: Element, { selector }: Mark): Element[] {
  return [...root.querySelectorAll(selector)].filter((one) => one.checkVisibility());
}

/** What of an element is in sight: parts that scroll cut off what lies outside of them. */
export function boxOf(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around === document.body) break; // the page itself scrolls
    const { display, overflowY } = getComputedStyle(around);
    if (overflowY === 'visible' || display === 'contents') continue;
    const edge = around.getBoundingClientRect();
    [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return right - left > 1 && bottom - top > 1
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : null;
}

/** One box around several. */
export function around(boxes: readonly Box[]): Box | null {
  const [first] = boxes;
  if (!first) return null;
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Looks again in every frame while something moves, and rests when nothing does. `look` says what it sees, so that a
 * change is noticed; `rested` is told when it stands still. Returns how to end it.
 */
export function chase(root: Element, look: () => string, rested: () => void): () => void {
  let frame = 0;
  let seen = '';
  let still = 0;
  const step = (): void => {
    const now = look();
    still = now === seen ? still + 1 : 0;
    seen = now;
    if (still === STILL) rested();
    frame = still < STILL ? requestAnimationFrame(step) : 0;
  };
  const wake = (): void => {
    still = 0;
    frame ||= requestAnimationFrame(step);
  };
  const changes = new MutationObserver(wake);
  changes.observe(root, { subtree: true, childList: true, attributes: true });
  const sizes = new ResizeObserver(wake);
  sizes.observe(root);
  const moves = ['scroll', 'transitionend', 'animationend'] as const;
  for (const move of moves) addEventListener(move, wake, { capture: true, passive: true });
  wake();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    for (const move of moves) removeEventListener(move, wake, { capture: true });
  };
}
