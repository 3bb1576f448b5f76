/**
 * Asking the expert, and a bot why: who may, and what is asked about. Answers come from whoever studies; what a game becomes
 * by it is decided here.
 */
import { Refused } from '$lib/errors/errors';
import type { GameName, Json, Position } from '../engine/engine';
import type { Change } from './change';
import { checkFresh } from './dispatch';
import type { Table } from './table';
import { isAtStake, isLate } from './takeback';

/** The position before a decision. */
export interface Question {
  game: GameName;
  options: Json;
  rules: number;
  position: Position;
  number: number; // of the decision's first move
}

/** The same of a bot's decision, and what it chose. */
export interface BotQuestion extends Question {
  seat: number;
  bot: string;
  made: number[]; // a move, or all pieces of a payment
}

/** Whoever plays alone and is helped plays on as practice (ruling A2). */
export function takeHint(change: Change, version: number): Question {
  const { table } = change;
  const seat = askingSeat(table);
  checkFresh(table, version);
  if (!table.held.includes(table.toMove!)) throw new Refused('hint.not_your_turn');
  const question = questionAt(table, table.moves.length);
  if (isAtStake(table)) change.add('hint', seat, isLate(table) ? { late: true } : null);
  return question;
}

/** The seat of whoever may ask at all. */
function askingSeat(table: Table): number {
  if (table.status === 'over') throw new Refused('hint.over');
  if (table.held.length === 0) throw new Refused('hint.watching');
  if (!table.allowsHints) throw new Refused('hint.not_here');
  return Math.min(...table.held);
}

/** The decision that begins with this move. */
export function askBot(table: Table, number: number): BotQuestion {
  if (table.held.length === 0) throw new Refused('hint.watching');
  const seat = table.movers[number - 1] ?? -1;
  const { kind, bot } = table.seats[seat] ?? { kind: null, bot: null };
  const made = kind === 'bot' ? madeFrom(table, number - 1) : null;
  if (!bot || !made) throw new Refused('hint.no_bot', { number });
  return { ...questionAt(table, number - 1), seat, bot, made };
}

function questionAt(table: Table, moves: number): Question {
  const { engine, row, options } = table;
  const position = table.positionAfter(moves);
  return { game: row.game, options, rules: engine.rules, position, number: moves + 1 };
}

/** The move at a place, or the whole payment that begins there; null of one that is not complete. */
function madeFrom(table: Table, place: number): number[] | null {
  const made: number[] = [];
  const isPayment = isPaying(table, place);
  for (let at = place; at < table.moves.length; at++) {
    made.push(table.engine.move(table.positionAfter(at), table.moves[at]!));
    if (!isPayment || !isPaying(table, at + 1)) return made;
  }
  return null;
}

function isPaying(table: Table, moves: number): boolean {
  return table.engine.proposal(table.positionAfter(moves)) !== null;
}
