import { Conflict, Disk, Gone, type Range, type Write } from '$lib/local/storage/disk';
import { compare, keyOf, type Key, type Thing } from '$lib/local/storage/keys';
import type { ShelfName } from '$lib/local/storage/schema';

/** The database of a browser without one, for the houses of several tabs: all or nothing is stored, and later than asked. */
export class SharedDisk extends Disk {
  #things = new Map<string, { shelf: ShelfName; thing: Thing }>();
  isFull = false;

  override async commit(writes: readonly Write[]): Promise<void> {
    await Promise.resolve();
    if (this.isFull) throw new DOMException('', 'QuotaExceededError');
    const things = new Map(this.#things);
    for (const write of writes) carryOut(things, write);
    this.#things = things;
  }

  override async get(shelf: ShelfName, key: Key): Promise<Thing | undefined> {
    return this.#things.get(nameOf(shelf, key))?.thing;
  }

  override async read(shelf: ShelfName, { from, to, index, backwards, most }: Range): Promise<Thing[]> {
    const found = (await this.all(shelf))
      .map((thing) => ({ thing, key: keyOf(shelf, thing, index) }))
      .filter(({ key }) => compare(from, key) <= 0 && compare(key, to) <= 0)
      .sort((one, other) => compare(one.key, other.key) * (backwards ? -1 : 1));
    return found.slice(0, most).map(({ thing }) => thing);
  }

  override async all(shelf: ShelfName): Promise<Thing[]> {
    return [...this.#things.values()].filter((one) => one.shelf === shelf).map(({ thing }) => thing);
  }

  override async erase(): Promise<void> {
    this.#things.clear();
  }
}

function carryOut(things: Map<string, { shelf: ShelfName; thing: Thing }>, write: Write): void {
  const { shelf } = write;
  if ('remove' in write) return void things.delete(nameOf(shelf, write.remove));
  const thing = 'add' in write ? write.add : write.put;
  const name = nameOf(shelf, keyOf(shelf, thing));
  if ('add' in write && write.after !== undefined && !things.has(nameOf(shelf, write.after)))
    throw new Gone();
  if ('add' in write && things.has(name)) throw new Conflict();
  things.set(name, { shelf, thing });
}

function nameOf(shelf: ShelfName, key: Key): string {
  return JSON.stringify([shelf, key]);
}
