/** Making a table: who sits there, and what happens at it first. */
import { Refused } from '$lib/errors/errors';
import type { Agreement, NewTable, SeatKey } from '$lib/wire/messages';
import { checkWord } from '../dealer/dealer';
import type { GameName, Json } from '../engine/engine';
import { gameThatFits } from '../records/rules_version';
import { Change, settle } from './change';
import type { Entry, SeatRow, TableRow } from './log';
import { cleanName, distinctName } from '../records/names';
import { infoOf, type Given, type Surroundings } from './surroundings';
import { Table } from './table';

/** A table that is to be stored, with what has happened at it already. */
export interface Opened {
  table: Table;
  entries: Entry[];
}

/** What a new table is made of. */
export interface Plan {
  game: GameName;
  options: Json;
  agreement: Required<Agreement>;
  seats: SeatRow[];
  opening: readonly string[];
  source?: string | null;
  brought?: Json | null;
  askedFrom?: string;
  /** A deal of the day, and the secret that it follows from. */
  deal?: { day: number; secret: string };
}

/** What is agreed where nothing else is said: as in `tenfold.wire.table`. */
export const USUAL: Required<Agreement> = {
  clock: null,
  overtime: 'bot',
  absence: 'bot',
  patience: 120,
  takeback: 'consent',
  listed: false,
  aids: true,
  hints: 'alone',
  lot: true,
  programs: false,
};

/**
 * A table as somebody of this name wants it, whose game begins at once; `beginning` is the table that it goes on from.
 * Nobody is timed at a table of one's own, and nobody finds it: a clock that was wished for is not there.
 */
export function makeTable(
  wanted: NewTable,
  name: string,
  beginning: Table | null,
  given: Given,
  around: Surroundings,
): Opened {
  const { options, opening, agreement } = beginningOf(wanted, beginning);
  checkOptions(around, wanted.game, options, wanted.seats.length);
  if (wanted.word) checkWord(wanted.word);
  const seats = newSeats(wanted, name, around);
  const source = opening.length ? wanted.beginning!.table : null;
  return openTable({ game: wanted.game, options, agreement, seats, opening, source }, given, around);
}

/** A new table at which the game begins. */
export function openTable(plan: Plan, given: Given, around: Surroundings): Opened {
  const change = newTable(plan, given, around);
  const { opening, askedFrom } = plan;
  if (opening.length) change.add('opening', undefined, opening);
  else change.add('seated', undefined, askedFrom ? { asked_from: askedFrom } : null);
  begin(change);
  settle(change);
  return change;
}

/** A table for a game that was played elsewhere; it is over, whether it was played to its end or not. */
export function keepTable(plan: Plan, given: Given, around: Surroundings): Opened {
  const change = newTable(plan, given, around);
  change.add('opening', undefined, plan.opening);
  begin(change);
  if (change.table.status !== 'over') change.add('abort');
  return change;
}

function newTable(plan: Plan, given: Given, around: Surroundings): Change {
  const { game, options, agreement, opening, source = null, brought = null, deal } = plan;
  const [id, secret, created] = [given.newId(), deal?.secret ?? given.newSecret(), given.at];
  const row: TableRow = {
    id,
    created,
    game,
    options,
    agreement,
    secret,
    opening: opening.length,
    brought,
    source,
    daily: deal ? { day: deal.day, counts: false } : null,
  };
  return new Change(new Table(row, plan.seats, around), given.at);
}

function begin(change: Change): void {
  const { row, seats, around, opening } = change.table;
  const words = seats.flatMap(({ word }) => word ?? []);
  const { rules } = gameThatFits(around.engines, row.game, row.options, opening);
  change.add('start', undefined, { words, rules });
}

/** The keys to one's own seats; nobody looks at their secrets here. */
export function keysOf(table: Table): SeatKey[] {
  return table.held.map((seat) => ({ seat, secret: table.row.id }));
}

function beginningOf(wanted: NewTable, table: Table | null): Pick<Plan, 'options' | 'opening' | 'agreement'> {
  const agreement = { ...USUAL, ...wanted.agreement, clock: null, listed: false };
  if (!wanted.beginning) return { options: withoutRows(wanted.options), opening: [], agreement };
  if (!table) throw new Refused('table.unknown');
  const opening = movesUpTo(table, wanted.beginning.move);
  if (table.row.game !== wanted.game) throw new Refused('table.other_game', { game: table.row.game });
  if (!mayBeJudged(table)) agreement.hints = 'never';
  return { options: opening.length ? table.options : withoutRows(table.options), opening, agreement };
}

/** The first moves of a game that goes on after them. */
function movesUpTo(table: Table, move: number): readonly string[] {
  if (!table.line) throw new Refused('table.not_playing');
  const moves = table.moves.length;
  if (move > moves) throw new Refused('table.no_such_move', { move, moves });
  if (table.engine.result(table.positionAfter(move))) throw new Refused('table.game_is_over');
  return table.moves.slice(0, move);
}

/**
 * Whether the expert may be asked about a game's positions elsewhere: of one that goes on, nobody shall hear at another
 * table what is not said at its own. A copy that somebody brought may be of a game that goes on.
 */
function mayBeJudged(table: Table): boolean {
  const isOpen = !table.row.brought && (table.allowsHints || table.status === 'over');
  return table.row.agreement.hints !== 'never' && (table.ending?.reason === 'rules' || isOpen);
}

/** The rows of tiles are drawn by the dealer, or the shuffle could not be checked. */
export function withoutRows(options: Json): Json {
  const { rows: _, ...others } = options;
  return others;
}

/** Refuses options by which no game can be played by so many. */
function checkOptions(around: Surroundings, game: GameName, options: Json, seats: number): void {
  const engine = around.engines.game(game);
  const complete = engine.shuffled(options, (pile) => pile).options;
  const players = engine.readOptions(complete).seats;
  const expected = options['seats'] === 1 ? 1 : players;
  if (seats !== expected) throw new Refused('options.seats_differ', { seats, expected });
}

function newSeats(wanted: NewTable, name: string, around: Surroundings): SeatRow[] {
  const seats: SeatRow[] = [];
  for (const choice of wanted.seats) {
    if (choice.kind === 'open') throw new Refused('table.seats_open');
    if (choice.kind === 'bot') seats.push(botSeat(wanted.game, choice.bot, around));
    else
      seats.push(
        mySeat(
          distinctName(
            cleanName(choice.name ?? name),
            seats.map((seat) => seat.name),
          ),
        ),
      );
  }
  checkWatching(seats, wanted.game, around);
  const first = seats.find((seat) => seat.kind === 'person');
  if (first) first.word = wanted.word ?? null;
  return seats;
}

export function mySeat(name: string): SeatRow {
  return { kind: 'person', name, bot: null, word: null };
}

export function botSeat(game: GameName, bot: string, around: Surroundings): SeatRow {
  if (!infoOf(around, game).bots.includes(bot)) throw new Refused('server.unknown_bot', { name: bot });
  return { kind: 'bot', name: null, bot, word: null };
}

/** Bots alone play only where somebody would like to look on. */
function checkWatching(seats: readonly SeatRow[], game: GameName, around: Surroundings): void {
  const opponents = infoOf(around, game).opponents!.map((opponent) => opponent.name);
  const areForPeople = seats.every(({ bot }) => opponents.includes(bot ?? ''));
  if (seats.every(({ kind }) => kind === 'bot') && !areForPeople) throw new Refused('table.only_bots');
}
