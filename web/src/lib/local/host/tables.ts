import type { FromClient } from '$lib/wire/messages';
import type { Entry } from '../table/log';
import type { Decided } from '../table/local_table';
import type { Opened } from '../table/making';
import type { Table } from '../table/table';
import { Thinker } from '../thinking/thinker';
import type { Context } from './context';
import type { FinishedGames } from './finished_games';
import { LiveTable, type Line } from './live_table';
import { TableStore } from './table_store';

/** All tables of the house: those that somebody looks at are live, the others are on their shelves. */
export class Tables {
  readonly store: TableStore;
  readonly #context: Context;
  readonly #finished: FinishedGames;
  readonly #live = new Map<string, LiveTable>();
  readonly #thinker = new Thinker();

  constructor(context: Context, finished: FinishedGames) {
    this.store = new TableStore(context);
    this.#context = context;
    this.#finished = finished;
  }

  /** As it is now: another tab may have changed it a moment ago, if nobody looks at it here. */
  read(id: string): Promise<Table> {
    return this.#live.get(id)?.look() ?? this.store.read(id);
  }

  /** Stores a table that is new. */
  async open({ table, entries }: Opened): Promise<void> {
    const finished = table.status === 'over' ? await this.#finished.writesFor(table, true) : [];
    await this.#context.storage.commit([...this.store.writesFor(table, entries), ...finished]);
  }

  /** Stores a table as it was elsewhere, or what it lacks here; what it added to the rating there it adds here. */
  async restore(table: Table, entries: readonly Entry[], change: number | null): Promise<void> {
    const finished = table.status === 'over' ? await this.#finished.writesFor(table, true, change) : [];
    await this.#context.storage.commit([...this.store.writesFor(table, entries), ...finished]);
  }

  /** Stores what was decided at a table: with another table, if one was opened, and the result, if it is over now. */
  async add(table: Table, { entries, opened }: Decided, wasOver: boolean): Promise<void> {
    const finished = table.status === 'over' && !wasOver ? await this.#finished.writesFor(table, false) : [];
    const another = opened ? this.store.writesFor(opened.table, opened.entries) : [];
    await this.#context.storage.commit([...this.store.writesFor(table, entries), ...another, ...finished]);
  }

  join(id: string, line: Line): void {
    const live = this.#live.get(id) ?? new LiveTable(id, this, this.#thinker);
    this.#live.set(id, live);
    live.join(line);
  }

  leave(id: string, line: Line): void {
    if (!this.#live.get(id)?.leave(line)) this.#live.delete(id);
  }

  async say(id: string, line: Line, message: FromClient): Promise<void> {
    await this.#live.get(id)?.say(line, message);
  }

  takeOver(id: string): void {
    this.#live.get(id)?.takeOver();
  }

  /** Nothing is kept any more. */
  vanish(): void {
    for (const live of this.#live.values()) live.vanish();
  }
}
