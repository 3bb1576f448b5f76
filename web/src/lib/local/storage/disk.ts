/** The browser's database, a few calls wide: store all or nothing, and read. */
import { NAME, VERSIONS, type ShelfName } from './schema';
import type { Key, Thing } from './keys';

/** Another tab has stored something under this key before. */
export class Conflict extends Error {}

/** Another tab has erased what something was to follow. */
export class Gone extends Conflict {}

/** What is added `after` something is added only where that is on the shelf. */
export type Write =
  | { shelf: ShelfName; add: Thing; after?: Key }
  | { shelf: ShelfName; put: Thing }
  | { shelf: ShelfName; remove: Key };

/** Which things of a shelf: from one key to another, both included, by the shelf's own key or by an index. */
export interface Range {
  from: Key;
  to: Key;
  index?: string;
  /** The last ones first, and so many at most. */
  backwards?: boolean;
  most?: number;
}

export class Disk {
  #open: Promise<IDBDatabase> | null = null;

  /** Stores all or nothing; when this is answered, no crash takes it away again. Raises `Conflict`. */
  async commit(writes: readonly Write[]): Promise<void> {
    const database = await this.#database();
    const shelves = [...new Set(writes.map((write) => write.shelf))];
    const transaction = database.transaction(shelves, 'readwrite', { durability: 'strict' });
    const done = finished(transaction);
    for (const write of writes) carryOut(transaction.objectStore(write.shelf), write);
    await done;
  }

  async get(shelf: ShelfName, key: Key): Promise<Thing | undefined> {
    const database = await this.#database();
    return answer(database.transaction(shelf).objectStore(shelf).get(valid(key)) as IDBRequest<Thing>);
  }

  async read(shelf: ShelfName, range: Range): Promise<Thing[]> {
    const database = await this.#database();
    const store = database.transaction(shelf).objectStore(shelf);
    const source = range.index === undefined ? store : store.index(range.index);
    const bounds = IDBKeyRange.bound(valid(range.from), valid(range.to));
    if (!range.backwards) return answer(source.getAll(bounds, range.most) as IDBRequest<Thing[]>);
    return walkBack(source, bounds, range.most ?? Infinity);
  }

  async all(shelf: ShelfName): Promise<Thing[]> {
    const database = await this.#database();
    return answer(database.transaction(shelf).objectStore(shelf).getAll() as IDBRequest<Thing[]>);
  }

  async erase(): Promise<void> {
    const database = await this.#database();
    const shelves = [...database.objectStoreNames];
    const transaction = database.transaction(shelves, 'readwrite', { durability: 'strict' });
    const done = finished(transaction);
    for (const shelf of shelves) transaction.objectStore(shelf).clear();
    await done;
  }

  #database(): Promise<IDBDatabase> {
    this.#open ??= open(() => (this.#open = null)).catch((error: unknown) => {
      this.#open = null;
      throw error;
    });
    return this.#open;
  }
}

function open(gone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const factory: IDBFactory | undefined = globalThis.indexedDB;
    if (!factory) throw new DOMException('There is no database.', 'SecurityError'); // some take it away in private
    const request = factory.open(NAME, VERSIONS.length);
    request.onupgradeneeded = ({ oldVersion }) => {
      for (const migrate of VERSIONS.slice(oldVersion)) migrate(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('open'));
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = gone; // the browser has thrown it away
      database.onversionchange = () => {
        gone();
        database.close(); // a newer version in another tab waits for it
      };
      resolve(database);
    };
  });
}

function carryOut(store: IDBObjectStore, write: Write): void {
  if ('add' in write) add(store, write.add, write.after);
  else if ('put' in write) store.put(write.put);
  else store.delete(valid(write.remove));
}

function add(store: IDBObjectStore, thing: Thing, after?: Key): void {
  if (after !== undefined) {
    const before = store.count(valid(after));
    before.onsuccess = () => before.result || store.transaction.abort();
  }
  store.add(thing);
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => {
      const { error } = transaction;
      if (!error)
        reject(new Gone()); // nothing failed: it was called off
      else reject(error.name === 'ConstraintError' ? new Conflict() : error);
    };
  });
}

function answer<Found>(request: IDBRequest<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('unread'));
  });
}

function walkBack(source: IDBObjectStore | IDBIndex, bounds: IDBKeyRange, most: number): Promise<Thing[]> {
  return new Promise((resolve, reject) => {
    const found: Thing[] = [];
    const request = source.openCursor(bounds, 'prev');
    request.onerror = () => reject(request.error ?? new Error('unread'));
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor || found.length >= most) return resolve(found);
      found.push(cursor.value as Thing);
      cursor.continue();
    };
  });
}

const valid = (key: Key): IDBValidKey => (typeof key === 'object' ? [...key] : key);
