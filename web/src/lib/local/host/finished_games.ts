import type { FinishedGame } from '$lib/house/local';
import { recordOf } from '../archive/record_of';
import { digestOf } from '../records/digest';
import { resultOf } from '../statistics/results';
import { standingIn } from '../statistics/statistics';
import type { Write } from '../storage/disk';
import type { Table } from '../table/table';
import type { Context } from './context';
import type { KeptGame, KeptReminder, KeptResult } from './kept';
import type { TableStore } from './table_store';

const REMIND_AFTER = 3; // finished games, from which on it would be a pity to lose them

/** Games that are over: named by their digests, they never change, so that keeping them elsewhere is a union of sets. */
export class FinishedGames {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** What is stored with the end of a game; of one that was counted before, what it added then is given. */
  async writesFor(table: Table, isBrought: boolean, change?: number | null): Promise<Write[]> {
    const results = await this.#context.storage.all<KeptResult>('results');
    const result = resultOf(table, table.at, standingIn(table.row.game, results));
    const writes = await this.#keptGame(table, isBrought);
    if (!result) return writes;
    const change_bots = change === undefined ? result.change_bots : change;
    return [...writes, { shelf: 'results', put: { ...result, change_bots } }];
  }

  find(digest: string): Promise<KeptGame | undefined> {
    return this.#context.storage.get<KeptGame>('games', digest);
  }

  async unsent(server: string, store: TableStore): Promise<FinishedGame[]> {
    const games = await this.#context.storage.all<KeptGame>('games');
    const wanted = games.filter(({ isMine, sent }) => isMine && !sent.includes(server));
    const found: FinishedGame[] = [];
    for (const { digest, table, ended } of wanted.sort((one, other) => one.ended - other.ended)) {
      const record = recordOf(await store.read(table), this.#context.catalogue.version);
      found.push({ digest, table, ended, record });
    }
    return found;
  }

  async noteSent(server: string, digests: readonly string[]): Promise<void> {
    const games = await Promise.all(digests.map((digest) => this.find(digest)));
    const writes = games.flatMap((game): Write[] =>
      game ? [{ shelf: 'games', put: { ...game, sent: [...new Set([...game.sent, server])] } }] : [],
    );
    if (writes.length) await this.#context.storage.commit(writes);
  }

  /** Once, when there are some. */
  async shouldRemind(): Promise<boolean> {
    const { storage } = this.#context;
    if (await storage.get<KeptReminder>('notes', 'reminded')) return false;
    const games = await storage.all<KeptGame>('games');
    if (games.filter(({ isMine }) => isMine).length < REMIND_AFTER) return false;
    await storage.commit([{ shelf: 'notes', put: { name: 'reminded' } }]);
    return true;
  }

  /**
   * A game that came twice is one, and whoever has it still has it. One that is brought was looked for before: of two tabs
   * that bring it at once, one is refused, with its table.
   */
  async #keptGame(table: Table, isBrought: boolean): Promise<Write[]> {
    const { around, catalogue } = this.#context;
    const digest = digestOf(recordOf(table, catalogue.version), around.engines);
    const wasPlayed = !table.row.brought && table.ending?.reason !== 'aborted';
    const isMine = wasPlayed && (table.people.length > 0 || table.departures.size > 0);
    if (!isBrought && (await this.find(digest))) return [];
    const game: KeptGame = { digest, table: table.row.id, ended: table.at, isMine, sent: [] };
    return [{ shelf: 'games', add: { ...game } }];
  }
}
