import { Refused } from '$lib/errors/errors';
import type { StorageTrouble } from '$lib/house/local';
import { Conflict, Gone, type Disk, type Range, type Write } from './disk';
import { compare, keyOf, type Key } from './keys';
import { Unsaved } from './unsaved';
import type { ShelfName } from './schema';

/**
 * What the house keeps. Where the browser has no room, or keeps nothing, play goes on: what could not be stored is held
 * here, read as if it were stored, and tried again with everything that is stored next.
 */
export class Storage {
  readonly #disk: Disk;
  readonly #unsaved = new Unsaved();
  readonly #tell: (trouble: StorageTrouble | null) => void;
  #trouble: StorageTrouble | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(disk: Disk, tell: (trouble: StorageTrouble | null) => void) {
    this.#disk = disk;
    this.#tell = tell;
  }

  /** Stores all or nothing, after whatever was to be stored before. Raises `Conflict`, and nothing else. */
  commit(writes: readonly Write[]): Promise<void> {
    const done = this.#last.then(() => this.#commit(writes));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async get<Found>(shelf: ShelfName, key: Key): Promise<Found | undefined> {
    const held = this.#unsaved.get(shelf, key);
    if (held) return held.thing as Found | undefined;
    return (await this.#read(() => this.#disk.get(shelf, key), undefined)) as Found | undefined;
  }

  async read<Found>(shelf: ShelfName, range: Range): Promise<Found[]> {
    const { from, to, index, backwards = false, most = Infinity } = range;
    const room = Number.isFinite(most) ? { most: most + this.#unsaved.count(shelf) } : {};
    const stored = await this.#read(() => this.#disk.read(shelf, { ...range, ...room }), []);
    const isInside = (key: Key): boolean => compare(from, key) <= 0 && compare(key, to) <= 0;
    const found = this.#unsaved
      .over(shelf, stored)
      .map((thing) => ({ thing, key: keyOf(shelf, thing, index) }))
      .filter(({ key }) => isInside(key))
      .sort((one, other) => compare(one.key, other.key) * (backwards ? -1 : 1));
    return found.slice(0, most).map(({ thing }) => thing as Found);
  }

  async all<Found>(shelf: ShelfName): Promise<Found[]> {
    const stored = await this.#read(() => this.#disk.all(shelf), []);
    return this.#unsaved.over(shelf, stored) as Found[];
  }

  /** Nothing is kept any more. */
  async erase(): Promise<void> {
    await this.#last;
    this.#unsaved.clear();
    await this.#read(() => this.#disk.erase(), undefined);
  }

  async #commit(writes: readonly Write[]): Promise<void> {
    try {
      if (this.#unsaved.writes.length) await this.#commitUnsaved();
      await this.#disk.commit(writes);
      this.#note(null);
    } catch (error) {
      if (error instanceof Conflict && !this.#unsaved.writes.length) throw error;
      this.#unsaved.add(writes);
      this.#note(troubleOf(error));
    }
  }

  /** What goes on from something that another tab has erased since is erased with it. */
  async #commitUnsaved(): Promise<void> {
    try {
      await this.#disk.commit(this.#unsaved.writes);
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
      this.#note(null);
    }
    this.#unsaved.clear();
  }

  /** Where nothing can be kept, nothing is there to be read. */
  async #read<Found>(read: () => Promise<Found>, none: Found): Promise<Found> {
    try {
      return await read();
    } catch (error) {
      const trouble = troubleOf(error);
      this.#note(trouble);
      if (trouble === 'local.storage_failed') throw new Refused(trouble);
      return none;
    }
  }

  #note(trouble: StorageTrouble | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#tell(trouble);
  }
}

const TROUBLES: Readonly<Record<string, StorageTrouble>> = {
  QuotaExceededError: 'local.storage_full',
  VersionError: 'local.storage_newer',
  SecurityError: 'local.storage_forbidden',
  InvalidStateError: 'local.storage_forbidden',
};

function troubleOf(error: unknown): StorageTrouble {
  return (error instanceof Error && TROUBLES[error.name]) || 'local.storage_failed';
}
