/** Keys as the browser's database knows them: numbers come before texts, texts before lists. */
import { pathOf, type ShelfName } from './schema';

export type Part = string | number;
export type Key = Part | readonly Part[];
export type Thing = Readonly<Record<string, unknown>>;

export function compare(one: Key, other: Key): number {
  if (typeof one !== 'object' || typeof other !== 'object') return compareParts(one, other);
  for (let place = 0; place < Math.min(one.length, other.length); place += 1) {
    const order = compareParts(one[place]!, other[place]!);
    if (order) return order;
  }
  return one.length - other.length;
}

function compareParts(one: Key, other: Key): number {
  const [kind, otherKind] = [rank(one), rank(other)];
  if (kind !== otherKind) return kind - otherKind;
  return one < other ? -1 : one > other ? 1 : 0;
}

const rank = (key: Key): number => ['number', 'string', 'object'].indexOf(typeof key);

/** The key of a thing on its shelf, or in an index of it. */
export function keyOf(shelf: ShelfName, thing: Thing, index?: string): Key {
  const parts = pathOf(shelf, index).map((name) => thing[name] as Part);
  return parts.length === 1 ? parts[0]! : parts;
}
