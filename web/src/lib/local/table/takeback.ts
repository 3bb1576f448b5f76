import { Refused } from '$lib/errors/errors';
import { checkRoom, type Change } from './change';
import { isAnswered, lastDecision } from './standing';
import type { Table } from './table';

const UNTRIED = 3; // decisions; whoever is helped before them has nothing to lose yet

/**
 * Takes back the last decision of one of these seats. Whoever plays alone goes back behind what came of it, too; but then
 * it is known what comes, and the game is practice (ruling A1).
 */
export function takeBack(change: Change, held: readonly number[]): void {
  const { table } = change;
  checkGoingOn(table);
  if (table.row.agreement.takeback === 'never') throw new Refused('table.no_take_back');
  checkRoom(table);
  const kept = lastDecision(table, held);
  if (kept === null) throw new Refused('table.nothing_to_take_back');
  const late = isLate(table) ? { late: true } : {};
  const practice = isAnswered(table, kept, held) ? { practice: true, ...late } : {};
  change.add('back', table.movers[kept]!, { kept, ...practice });
}

/** There is nobody else who could agree. */
export function offerDraw(table: Table, held: readonly number[]): never {
  checkGoingOn(table);
  checkRoom(table);
  throw new Refused(held.length ? 'table.nobody_to_ask' : 'table.not_your_seat');
}

/**
 * Whether a game that becomes practice now has gone so far that a loss still counts: else nobody would lose who asks
 * before the end.
 */
export function isLate(table: Table): boolean {
  return isAtStake(table) && table.choices.length >= UNTRIED;
}

/** Whether it counts for whoever plays alone. */
export function isAtStake(table: Table): boolean {
  return table.isAlone && !table.isPractice && table.row.opening === 0;
}

function checkGoingOn(table: Table): void {
  if (table.status !== 'playing') throw new Refused('table.not_playing');
}
