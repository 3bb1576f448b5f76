import type { Write } from './disk';
import { keyOf, type Key, type Thing } from './keys';
import type { ShelfName } from './schema';

/** Without a thing: it is to be removed. */
interface Held {
  write: Write;
  thing: Thing | undefined;
}

/** What could not be stored yet: of each thing what it has become last, in the order in which things came. */
export class Unsaved {
  readonly #held = new Map<string, Held>();

  get writes(): Write[] {
    return [...this.#held.values()].map(({ write }) => write);
  }

  add(writes: readonly Write[]): void {
    for (const write of writes) {
      const thing = 'add' in write ? write.add : 'put' in write ? write.put : undefined;
      const name = nameOf(write.shelf, 'remove' in write ? write.remove : keyOf(write.shelf, thing!));
      const before = this.#held.get(name)?.write;
      const isStillNew = before && 'add' in before && thing; // nobody else may have it when it is stored
      this.#held.set(name, { write: isStillNew ? { shelf: write.shelf, add: thing } : write, thing });
    }
  }

  clear(): void {
    this.#held.clear();
  }

  get(shelf: ShelfName, key: Key): Held | undefined {
    return this.#held.get(nameOf(shelf, key));
  }

  count(shelf: ShelfName): number {
    return this.#on(shelf).length;
  }

  /** What was read of a shelf, as if all of this were stored. */
  over(shelf: ShelfName, stored: readonly Thing[]): Thing[] {
    if (!this.#held.size) return [...stored];
    const rest = stored.filter((thing) => !this.get(shelf, keyOf(shelf, thing)));
    const kept = this.#on(shelf).map(({ thing }) => thing);
    return [...rest, ...kept.filter((thing) => thing !== undefined)];
  }

  #on(shelf: ShelfName): Held[] {
    return [...this.#held.values()].filter(({ write }) => write.shelf === shelf);
  }
}

function nameOf(shelf: ShelfName, key: Key): string {
  return JSON.stringify([shelf, key]);
}
