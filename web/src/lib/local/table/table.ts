import type { Ending, Played, Table as TableInfo } from '$lib/wire/messages';
import { Dealer } from '../dealer/dealer';
import { NOBODY, type Engine, type Json, type Position } from '../engine/engine';
import { Latest } from './latest';
import { NOBODYS, type Entry, type Kind, type SeatRow, type Stored, type TableRow } from './log';
import { Line } from './positions';
import { CommandMemory } from './resent';
import type { Surroundings } from './surroundings';

/** A move that has been tried out: where it leads, and what it makes happen. */
export interface Outcome {
  position: Position;
  events: Json[];
}

/** Of somebody who left a game for good. */
export interface Departure {
  moves: number; // were made before it
  resigned: boolean;
}

const CHANGES_POSITION: readonly Kind[] = ['start', 'move', 'back'];

/**
 * A table as its log tells it, entry after entry, from the first to the last: `tenfold.server.table.table` where all
 * people are one.
 */
export class Table {
  version = 0;
  at = 0; // the time of the last entry
  positionVersion = 0; // the version that the position has had since
  status: TableInfo['status'] = 'waiting';
  toMove: number | null = null; // null before the game and after it; chance keeps nobody waiting
  line: Line | null = null; // the moves and where they lead; null before the game begins
  movers: number[] = []; // of the moves; nobody's in an opening, which was played elsewhere
  made: number[] = []; // the versions that the moves led to; 0 for those of an opening
  times: number[] = []; // when the moves were made; those of an opening, when the game began
  choices: number[] = []; // the moves with which a person's command began
  isPractice: boolean;
  lossCounts = false; // though it is practice: whoever was helped had played for a while
  departures = new Map<number, Departure>();
  ending: Required<Ending> | null = null;
  rematch: string | null = null;
  rematchBy: number | null = null; // who asked for it
  invitations = 0; // to another game
  dealer: Dealer | null = null;
  engine: Engine;
  readonly commands = new CommandMemory();
  readonly latest = new Latest();
  #opening: string[] = [];
  #forced = new Map<number, boolean>(); // by move, as far as somebody has asked: it was the only legal one

  constructor(
    readonly row: TableRow,
    readonly seats: SeatRow[],
    readonly around: Surroundings,
  ) {
    this.engine = around.engines.game(row.game);
    this.isPractice = Boolean(row.daily) || row.brought?.['practice'] === true;
  }

  // What it is

  get moves(): readonly string[] {
    return this.line?.tokens ?? [];
  }

  get opening(): readonly string[] {
    return this.#opening;
  }

  /** Of the game; asked only when it has begun. */
  get position(): Position {
    return this.line!.position;
  }

  positionAfter(moves: number): Position {
    return this.line!.after(moves);
  }

  get isSolo(): boolean {
    return this.row.options['seats'] === 1;
  }

  /** The solo opponent's seat included. */
  get allSeats(): number {
    return this.seats.length + Number(this.isSolo);
  }

  get people(): number[] {
    return this.seats.flatMap((row, seat) => (row.kind === 'person' ? [seat] : []));
  }

  /** The seats of whoever looks at it here; nobody sits at a table for a record. */
  get held(): number[] {
    return this.row.brought ? [] : this.people;
  }

  /** Whether one seat belongs to a person, and the others to nobody who ever sat there. */
  get isAlone(): boolean {
    return this.seats.filter((row, seat) => row.kind !== 'bot' || this.departures.has(seat)).length === 1;
  }

  get allowsHints(): boolean {
    const wish = this.row.agreement.hints;
    return wish === 'everybody' || (wish === 'alone' && this.isAlone);
  }

  /** As in a record, once the game has begun; until then, what was asked for. */
  get options(): Json {
    return this.dealer ? this.engine.readOptions(this.dealer.options).raw : this.row.options;
  }

  /** Whether something has been ruled otherwise since its game began. */
  get isByEarlierRules(): boolean {
    return this.dealer !== null && this.engine.isByEarlierRules(this.engine.readOptions(this.dealer.options));
  }

  legal(): string[] {
    if (this.toMove === null) return [];
    const position = this.position;
    return this.engine.legal(position).map((move) => this.engine.token(position, move));
  }

  view(): Json | null {
    return this.line && this.engine.view(this.position);
  }

  /** Whether nothing else was legal at a move. */
  isForced(move: number): boolean {
    let forced = this.#forced.get(move);
    if (forced === undefined) {
      forced = this.engine.legal(this.positionAfter(move)).length === 1;
      this.#forced.set(move, forced);
    }
    return forced;
  }

  // How it came about

  /** Adds an entry. A move that was tried out before need not be played again. */
  apply(entry: Entry, made?: Outcome): void {
    this.#note(entry, made);
    this.#look();
  }

  /** Adds all of a log. Only the moves that stand in the end are played. */
  readLog(entries: readonly Entry[]): void {
    for (const entry of entries) this.#note(entry);
    this.#look();
  }

  /** At the position: is the game over, and if not, who is to move? */
  #look(): void {
    this.toMove = this.status === 'playing' ? this.engine.toMove(this.position) : null;
    if (this.toMove !== NOBODY) return;
    const result = this.engine.result(this.position)!;
    this.#end('rules', result['winners'] as number[], null, result);
  }

  #note(entry: Entry, made?: Outcome): void {
    this.version = entry.number;
    this.at = Math.max(this.at, entry.at);
    if (CHANGES_POSITION.includes(entry.kind)) this.positionVersion = entry.number;
    const isNew = this.commands.remember(entry.command, entry.number);
    if (entry.kind === 'move') this.#move(entry, isNew, made);
    else this.#applied[entry.kind](entry, entry.body ? JSON.parse(entry.body) : {});
  }

  /** Events are kept of the moves that were made here; whoever wants those of old ones plays them. */
  #move(entry: Entry, isChoice: boolean, made?: Outcome): void {
    const { seat, body: token } = entry;
    const number = this.moves.length;
    if (isChoice) this.choices.push(number);
    if (made) {
      const events = made.events as unknown as Played['events'];
      this.latest.add(entry.number, { number: number + 1, seat, token, events });
      if (this.people.includes(seat)) this.isForced(number); // now, while the position before it is at hand
    } else {
      this.latest.forget(this.version);
    }
    this.line!.add(token, made?.position);
    this.movers.push(seat);
    this.made.push(entry.number);
    this.times.push(entry.at);
  }

  readonly #applied: Record<Exclude<Kind, 'move'>, (entry: Entry, body: Json) => void> = {
    opening: (_, body) => (this.#opening = body as unknown as string[]),
    seated: (entry, body) => this.#seat(entry, body),
    start: (entry, body) => this.#start(entry, body),
    back: (_, body) => this.#back(body),
    hint: (_, body) => this.#help({ practice: true, ...body }),
    resign: ({ seat }) => this.#end('resigned', this.#others(seat), seat),
    abort: () => this.#end('aborted', []),
    rematch: ({ seat }, body) => {
      this.rematch = body['table'] as string;
      this.rematchBy = seat;
      this.invitations += 1;
    },
  };

  /** The rows of the seats say who sits there now. */
  #seat({ seat }: Entry, body: Json): void {
    if (this.status === 'playing' && this.seats[seat]?.kind === 'bot') {
      this.departures.set(seat, { moves: this.moves.length, resigned: body['resigned'] === true });
    }
  }

  #start(entry: Entry, body: Json): void {
    const opening = [...this.#opening];
    this.engine = this.around.engines.game(this.row.game, body['rules'] as number);
    this.dealer = this.#makeDealer(body['words'] as string[]);
    const options = this.engine.readOptions(this.dealer.options);
    this.line = new Line(this.engine, this.engine.start(options), opening);
    this.movers = opening.map(() => NOBODYS);
    this.made = opening.map(() => 0);
    this.times = opening.map(() => entry.at);
    this.status = 'playing';
  }

  #makeDealer(words: readonly string[]): Dealer {
    const { options, secret, agreement } = this.row;
    const opening = this.#opening;
    return new Dealer(this.engine, {
      options,
      secret,
      words,
      lot: agreement.lot && !opening.length,
      opening,
    });
  }

  #back(body: Json): void {
    const kept = body['kept'] as number;
    this.line!.cut(kept);
    this.movers.length = this.made.length = this.times.length = kept;
    this.choices = this.choices.filter((choice) => choice < kept);
    this.#forced = new Map([...this.#forced].filter(([move]) => move < kept));
    this.#help(body);
    this.latest.forget(this.version);
  }

  /** Somebody who plays alone was helped, or has seen what they take back. */
  #help(body: Json): void {
    this.isPractice ||= body['practice'] === true;
    this.lossCounts ||= body['late'] === true;
  }

  #others(seat: number): number[] {
    return Array.from({ length: this.allSeats }, (_, other) => other).filter((other) => other !== seat);
  }

  #end(
    reason: Ending['reason'],
    winners: number[],
    seat: number | null = null,
    result: Json | null = null,
  ): void {
    const shuffle = this.dealer && !this.row.brought ? this.dealer.reveal() : null;
    this.status = 'over';
    this.toMove = null;
    this.ending = { reason, winners, seat, result: result as unknown as Required<Ending>['result'], shuffle };
  }
}

/** A table as it was stored. */
export function readTable(stored: Stored, around: Surroundings): Table {
  const seats = stored.seats.map((seat) => ({ ...seat }));
  const table = new Table(stored.row, seats, around);
  table.readLog(stored.entries);
  return table;
}
