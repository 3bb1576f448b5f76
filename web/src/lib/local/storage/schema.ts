/** What the browser's database holds, version by version. */

/** A shelf of the database: where each thing on it has its name, and by what else it is found. */
interface Shelf {
  readonly key: string | readonly string[];
  readonly indexes: Readonly<Record<string, readonly string[]>>;
}

export const SHELVES = {
  /** One row a table; `list` says in which list it stands. */
  tables: { key: 'id', indexes: { listed: ['list', 'changed', 'id'] } },
  /** The logs. The key is the referee: of two tabs that add the same number, one is refused. */
  entries: { key: ['table', 'number'], indexes: {} },
  /** What finished games were for whoever plays here. */
  results: { key: ['table', 'seat'], indexes: {} },
  /** Finished games by their digests, and which servers have them. */
  games: { key: 'digest', indexes: {} },
  /** Whatever there is one of: the person, what was said once. */
  notes: { key: 'name', indexes: {} },
  /** Deals of past days, as a server has told them. */
  deals: { key: ['day', 'game'], indexes: {} },
  /** What whoever studies keeps, each kind by itself. */
  studies: { key: ['kind', 'table', 'number'], indexes: {} },
} as const satisfies Record<string, Shelf>;

export type ShelfName = keyof typeof SHELVES;

export const NAME = 'tenfold';

/** How a database becomes one of the next version; the first makes one of nothing. Never changed, only added to. */
export const VERSIONS: readonly ((database: IDBDatabase) => void)[] = [
  (database) => put(database, ['tables', 'entries', 'results', 'games', 'notes']),
  (database) => put(database, ['studies']),
  (database) => put(database, ['deals']),
];

function put(database: IDBDatabase, names: readonly ShelfName[]): void {
  for (const name of names) {
    const { key, indexes }: Shelf = SHELVES[name];
    const made = database.createObjectStore(name, { keyPath: mutable(key) });
    for (const [index, path] of Object.entries(indexes)) made.createIndex(index, [...path]);
  }
}

/** The path of the key, or of an index, of what stands on a shelf. */
export function pathOf(shelf: ShelfName, index?: string): readonly string[] {
  const { key, indexes }: Shelf = SHELVES[shelf];
  const path = index === undefined ? key : indexes[index];
  return typeof path === 'string' ? [path] : (path ?? []);
}

const mutable = (key: Shelf['key']): string | string[] => (typeof key === 'string' ? key : [...key]);
