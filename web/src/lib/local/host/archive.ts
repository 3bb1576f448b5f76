import { Refused } from '$lib/errors/errors';
import type { GameRecord } from '$lib/house/house';
import type { Standing } from '$lib/house/local';
import type { Checked, Kept, Step, Story } from '$lib/wire/messages';
import { bring } from '../archive/bring';
import { recordOf } from '../archive/record_of';
import { stepAt, storyOf } from '../archive/replay';
import { digestOf } from '../records/digest';
import { check } from '../records/verify';
import { Conflict } from '../storage/disk';
import { tableInfo } from '../table/info';
import type { Table } from '../table/table';
import { given, type Context } from './context';
import type { FinishedGames } from './finished_games';
import type { Tables } from './tables';

/** Games as they are kept: as a record, as a story, and position by position. */
export class Archive {
  readonly #context: Context;
  readonly #tables: Tables;
  readonly #finished: FinishedGames;

  constructor(context: Context, tables: Tables, finished: FinishedGames) {
    this.#context = context;
    this.#tables = tables;
    this.#finished = finished;
  }

  async story(id: string): Promise<Story> {
    return storyOf(await this.#read(id));
  }

  async position(id: string, number: number): Promise<Step> {
    return stepAt(await this.#read(id), number);
  }

  async record(id: string): Promise<GameRecord> {
    return recordOf(await this.#read(id), this.#context.catalogue.version);
  }

  async check(id: string): Promise<Checked> {
    return check(await this.record(id), this.#context.around.engines);
  }

  standing(record: GameRecord): Standing {
    const { table } = bring(record, given(), this.#context.around);
    return { table: tableInfo(table), to_move: stepAt(table, table.moves.length).to_move ?? null };
  }

  /** A record from elsewhere; one that is here already is not kept twice. */
  async bring(record: object): Promise<Kept> {
    const { around, catalogue } = this.#context;
    const opened = bring(record, given(), around);
    const digest = digestOf(recordOf(opened.table, catalogue.version), around.engines);
    const known = await this.#finished.find(digest);
    if (known) return { id: known.table };
    try {
      await this.#tables.open(opened);
    } catch (error) {
      if (error instanceof Conflict) return await this.bring(record); // another tab was faster, and has it
      throw error;
    }
    return { id: opened.table.row.id };
  }

  async #read(id: string): Promise<Table> {
    try {
      return await this.#tables.read(id);
    } catch (error) {
      const isUnknown = error instanceof Refused && error.key === 'table.unknown';
      throw isUnknown ? new Refused('record.unknown') : error;
    }
  }
}
