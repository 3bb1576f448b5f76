import { Refused } from '$lib/errors/errors';
import type { Played } from '$lib/wire/messages';
import { CHANCE, type Position } from '../engine/engine';
import { NOBODYS, type Entry, type Kind } from './log';
import type { Outcome, Table } from './table';

const LONGEST_LOG = 5_000; // entries; a game of people has some hundreds, and no game has so many moves
const LONGEST_FORCED = 1_000; // moves in a row that nobody decides; no solo opponent's turn comes near it

/** Somebody was faster: look again, then decide again. */
export class Stale extends Refused {}

/** What happens in one go: entries that have been added to a table and are to be stored, or thrown away with it. */
export class Change {
  readonly at: number;
  readonly entries: Entry[] = [];
  readonly kinds = new Set<Kind>(); // of these entries
  readonly statusBefore: Table['status'];
  readonly wasPractice: boolean;
  played: Played[] = [];
  kept: number; // so many moves stand from before

  constructor(
    readonly table: Table,
    at: number,
    readonly command: string | null = null,
  ) {
    this.at = Math.max(at, table.at); // no log goes back in time, though a clock may
    this.statusBefore = table.status;
    this.wasPractice = table.isPractice;
    this.kept = table.moves.length;
  }

  add(kind: Kind, seat = NOBODYS, body: unknown = null, made?: Outcome): void {
    const text = kind === 'move' ? (body as string) : body === null ? '' : JSON.stringify(body);
    const { table, at, command } = this;
    const entry: Entry = { number: table.version + 1, at, kind, seat, body: text, command };
    table.apply(entry, made);
    this.kinds.add(kind);
    this.entries.push(entry);
    if (kind === 'move') this.played.push(table.latest.last);
    if (kind === 'back') this.#goBack(table.moves.length);
  }

  #goBack(count: number): void {
    this.kept = Math.min(this.kept, count);
    this.played = this.played.filter((played) => played.number <= count);
  }
}

/**
 * For whatever could go on for ever, such as taking back and moving again. A game whose log is full is played to its end
 * without.
 */
export function checkRoom(table: Table): void {
  if (table.version >= LONGEST_LOG) throw new Refused('table.log_full', { most: LONGEST_LOG });
}

/** Moves of one seat in a row, all or none; then whatever nobody decides. */
export function makeMoves(change: Change, held: readonly number[], tokens: readonly string[]): void {
  const { table } = change;
  const seat = mover(table, held);
  const made: Outcome[] = [];
  let position = table.position;
  for (const [place, token] of tokens.entries()) {
    if (table.engine.toMove(position) !== seat)
      throw new Refused('table.too_many_moves', { number: place + 1 });
    const step = tryOut(table, position, table.engine.move(position, token));
    made.push(step);
    position = step.position;
  }
  tokens.forEach((token, place) => change.add('move', seat, token, made[place]!));
  settle(change);
}

/** The seat that is to move, if it is one of these. */
export function mover(table: Table, held: readonly number[]): number {
  if (table.status !== 'playing') throw new Refused('table.not_playing');
  if (!held.includes(table.toMove!)) throw new Refused('table.not_your_turn');
  return table.toMove!;
}

export function tryOut(table: Table, position: Position, move: number): Outcome {
  const after = table.engine.advance(position, move);
  return { position: after, events: table.engine.events(position, move, after) };
}

/** Chance and the solo opponent move at once: they decide nothing. */
export function settle(change: Change): void {
  const { table } = change;
  for (let moves = 0; moves < LONGEST_FORCED; moves++) {
    const seat = table.toMove;
    const isForced = seat === CHANCE || (table.isSolo && seat === table.seats.length);
    if (seat === null || !isForced) return;
    const { engine, position } = table;
    const move = seat === CHANCE ? table.dealer!.next(position) : engine.legal(position)[0]!;
    change.add('move', seat, engine.token(position, move), tryOut(table, position, move));
  }
  throw new Error('a turn without end');
}
