import type { Write } from './disk';
import { keyOf, type Key, type Thing } from './keys';
import type { ShelfName } from './schema';

/** Without a thing: it is to be removed. */
interface Held {
  thing: Thing | undefined;
}

/** What could not be stored yet, in the order in which it was to be. */
export class Unsaved {
  readonly writes: Write[] = [];
  readonly #held = new Map<ShelfName, Map<string, Held>>();

  add(writes: readonly Write[]): void {
    this.writes.push(...writes);
    for (const write of writes) {
      const thing = 'add' in write ? write.add : 'put' in write ? write.put : undefined;
      const key = 'remove' in write ? write.remove : keyOf(write.shelf, thing!);
      this.#on(write.shelf).set(JSON.stringify(key), { thing });
    }
  }

  clear(): void {
    this.writes.length = 0;
    this.#held.clear();
  }

  get(shelf: ShelfName, key: Key): Held | undefined {
    return this.#held.get(shelf)?.get(JSON.stringify(key));
  }

  count(shelf: ShelfName): number {
    return this.#held.get(shelf)?.size ?? 0;
  }

  /** What was read of a shelf, as if all of this were stored. */
  over(shelf: ShelfName, stored: readonly Thing[]): Thing[] {
    const held = this.#held.get(shelf);
    if (!held) return [...stored];
    const rest = stored.filter((thing) => !held.has(JSON.stringify(keyOf(shelf, thing))));
    const kept = [...held.values()].map(({ thing }) => thing).filter((thing) => thing !== undefined);
    return [...rest, ...kept];
  }

  #on(shelf: ShelfName): Map<string, Held> {
    const there = this.#held.get(shelf) ?? new Map<string, Held>();
    this.#held.set(shelf, there);
    return there;
  }
}
