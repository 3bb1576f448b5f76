import { describe, type Fault } from './fault.ts';
import type { Box, Sight } from './sight.ts';

/** A text as it stands there: who says it, and the lines that it takes. */
export interface Text {
  element: Element;
  words: string;
  lines: DOMRect[];
  box: DOMRect;
}

const UNSEEN = /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TITLE|DESC)$/i;
const HOLDERS = 'button, [role=button], [role=tab], .badge, th, td, a';

/** Every text of which the window shows anything. */
export function textsIn(sight: Sight): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [element, words] = [node.parentElement, (node.nodeValue ?? '').replace(/\s+/g, ' ').trim()];
    if (!words || !element || UNSEEN.test(element.tagName) || !sight.isShown(element)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!sight.isInWindow(box)) continue;
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    if (lines.length) found.push({ element, words, lines, box });
  }
  return found;
}

/** Texts that are cut off, broken to pieces, or too long for what holds them. */
export function* faultsOfTexts(texts: readonly Text[], sight: Sight): Generator<Fault> {
  for (const text of texts) {
    if (text.element.closest('svg')) continue;
    const faults = [cutIn(text, sight), narrowIn(text), burstIn(text, sight)];
    yield* faults.filter((fault) => fault !== null);
  }
}

function cutIn({ element, words, box }: Text, sight: Sight): Fault | null {
  const clipped = sight.clip(element, box);
  if (clipped.scrolls || words.length === 1) return null;
  const aside = Math.max(0, clipped.left - box.left) + Math.max(0, box.right - clipped.right);
  const above = Math.max(0, clipped.top - box.top) + Math.max(0, box.bottom - clipped.bottom);
  const size = parseFloat(sight.styleOf(element).fontSize);
  if (aside <= size * 0.35 && above <= size * 0.45) return null;
  const detail = `${Math.round(aside)} px aside, ${Math.round(above)} px above or below`;
  return { kind: 'cut', what: describe(element), detail };
}

function narrowIn({ element, words, lines }: Text): Fault | null {
  const rows = new Set(lines.map(({ top }) => Math.round(top))).size;
  const longest = Math.max(...words.split(' ').map((word) => word.length));
  if (rows < 4 || words.length / rows >= Math.min(5, longest)) return null;
  return { kind: 'narrow', what: describe(element), detail: `${words.length} letters in ${rows} lines` };
}

function burstIn({ element, box }: Text, sight: Sight): Fault | null {
  const holder = element.closest(HOLDERS);
  if (!holder || sight.styleOf(holder).display === 'inline') return null;
  if (sight.styleOf(element).position === 'absolute') return null;
  const around = sight.boxOf(holder);
  const out = outOf(box, around);
  const size = parseFloat(sight.styleOf(element).fontSize);
  if (out.aside <= 2 && out.above <= size * 0.4) return null;
  const detail = `${Math.round(Math.max(out.aside, out.above))} px`;
  return { kind: 'burst', what: describe(holder), detail };
}

/** By how much a box stands out of another. */
function outOf(box: Box, around: Box): { aside: number; above: number } {
  return {
    aside: Math.max(0, around.left - box.left, box.right - around.right),
    above: Math.max(0, around.top - box.top, box.bottom - around.bottom),
  };
}
