import { describe, type Fault } from './fault.ts';
import { areaOf, shared, type Box, type Sight } from './sight.ts';
import type { Text } from './texts.ts';

/** A line of a text, without the room above and below its letters. */
interface Line extends Box {
  text: Text;
}

const ROOM = 0.2; // of a line, above and below its letters
const SHARE = 0.25; // of the smaller one

/** Two texts that are drawn over each other: whichever is on top, both are hard to read. */
export function* overlaps(texts: readonly Text[], sight: Sight): Generator<Fault> {
  const lines = linesOf(texts, sight).sort((one, other) => one.top - other.top);
  const told = new Set<string>();
  for (const [at, one] of lines.entries()) {
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next] as Line;
      if (other.top >= one.bottom) break;
      if (one.text === other.text || !areOver(one, other) || isForgiven(one.text, other.text, sight))
        continue;
      const pair = [one, other].map(({ text }) => text.words.slice(0, 12)).sort();
      if (told.has(pair.join('|'))) continue;
      told.add(pair.join('|'));
      yield {
        kind: 'overlap',
        what: describe(one.text.element),
        detail: `with ${describe(other.text.element)}`,
      };
    }
  }
}

function linesOf(texts: readonly Text[], sight: Sight): Line[] {
  return texts.flatMap((text) =>
    text.lines.flatMap((line) => {
      const { left, top, right, bottom } = sight.seenOf(text.element, line);
      const room = (bottom - top) * ROOM;
      const isAnything = right - left > 2 && bottom - top > 4;
      return isAnything ? [{ text, left, right, top: top + room, bottom: bottom - room }] : [];
    }),
  );
}

function areOver(one: Line, other: Line): boolean {
  const both = shared(one, other);
  if (both.right - both.left <= 3 || both.bottom - both.top <= 2) return false;
  return areaOf(both) >= SHARE * Math.min(areaOf(one), areaOf(other));
}

/** One of them is on a bar and the other scrolls under it, or it is opened over the page on purpose. */
function isForgiven({ element: one }: Text, { element: other }: Text, sight: Sight): boolean {
  if (sight.openedAround(one) !== sight.openedAround(other))
    return sight.plateOf(one) !== sight.plateOf(other);
  return sight.comesClear(one, other) || sight.comesClear(other, one);
}
