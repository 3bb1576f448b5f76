import type { GameRecord, House } from '$lib/house/house';
import type { Command, Ears, TableLine } from '$lib/house/line';
import type { Introduction, NewTable } from '$lib/wire/messages';

/** A house that is fetched when it is asked something for the first time. */
export class LateHouse<Late extends House> implements House {
  constructor(
    readonly kind: House['kind'],
    /** The house itself, with all that it alone can do. */
    readonly fetch: () => Promise<Late>,
  ) {}

  catalogue = async () => (await this.fetch()).catalogue();
  createTable = async (wanted: NewTable) => (await this.fetch()).createTable(wanted);
  mine = async (...asked: Parameters<House['mine']>) => (await this.fetch()).mine(...asked);
  newKeys = async (table: string) => (await this.fetch()).newKeys(table);
  story = async (table: string) => (await this.fetch()).story(table);
  position = async (table: string, number: number) => (await this.fetch()).position(table, number);
  record = async (table: string): Promise<GameRecord> => (await this.fetch()).record(table);
  check = async (table: string) => (await this.fetch()).check(table);
  bring = async (record: object) => (await this.fetch()).bring(record);
  me = async () => (await this.fetch()).me();
  introduce = async (who: Introduction) => (await this.fetch()).introduce(who);
  forgetMe = async () => (await this.fetch()).forgetMe();

  join(table: string, ears: Ears): TableLine {
    return new LateLine(this.fetch(), table, ears);
  }
}

/** A line to a table whose house is still being fetched; what is said meanwhile is said in the same order. */
class LateLine implements TableLine {
  readonly #line: Promise<TableLine>;

  constructor(house: Promise<House>, table: string, ears: Ears) {
    ears.standing('connecting');
    this.#line = house.then((found) => found.join(table, ears));
    this.#line.catch(() => ears.heard({ type: 'goodbye', key: 'local.cannot_start' }));
  }

  async order(command: Command): ReturnType<TableLine['order']> {
    return await (await this.#line).order(command);
  }

  async holdUntil(moment: Promise<void>): Promise<void> {
    await (await this.#line).holdUntil(moment);
  }

  greet(): void {
    this.#tell((line) => line.greet());
  }

  takeOver(): void {
    this.#tell((line) => line.takeOver());
  }

  close(): void {
    this.#tell((line) => line.close());
  }

  #tell(what: (line: TableLine) => void): void {
    this.#line.then(what, () => {}); // whoever listens was told that nobody is there
  }
}
