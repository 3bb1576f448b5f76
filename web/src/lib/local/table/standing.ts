/** How a game stands: whose turn it is, what is legal, what was decided last and may be taken back. */
import type { Now } from '$lib/wire/messages';
import { CHANCE } from '../engine/engine';
import type { Table } from './table';

/** What changes with every move. Nobody is timed, asked or waited for at a table of one's own. */
export function now(table: Table): Required<Now> {
  const mayTakeBack = whoMayTakeBack(table);
  return {
    to_move: table.toMove,
    legal: table.legal(),
    clock: null,
    question: null,
    ending: table.ending,
    take_back: mayTakeBack,
    take_back_is_practice: mayTakeBack.length > 0 && isLastAnswered(table),
    away: [],
  };
}

/**
 * The move with which one of these seats last decided something. A command that had no choice, and turned nothing up,
 * was no decision: clients do such things by themselves.
 */
export function lastDecision(table: Table, held: readonly number[]): number | null {
  let end = table.moves.length;
  for (const choice of table.choices.toReversed()) {
    if (held.includes(table.movers[choice]!) && !isIdle(table, choice, end)) return choice;
    end = choice;
  }
  return null;
}

/** Whether chance or anybody else has moved since. */
export function isAnswered(table: Table, move: number, held: readonly number[]): boolean {
  return table.movers.slice(move).some((mover) => !held.includes(mover));
}

/** Whether each move of a command was the only legal one, and no card or tile came of it. */
function isIdle(table: Table, choice: number, end: number): boolean {
  const seat = table.movers[choice];
  for (let move = choice; move < end; move++) {
    if (table.movers[move] === CHANCE) return false;
    if (table.movers[move] !== seat) return true;
    if (!table.isForced(move)) return false;
  }
  return true;
}

/** The seats that have decided something that can be taken back. */
function whoMayTakeBack(table: Table): number[] {
  if (table.status !== 'playing' || table.row.agreement.takeback === 'never') return [];
  return table.people.filter((seat) => lastDecision(table, [seat]) !== null);
}

function isLastAnswered(table: Table): boolean {
  const last = lastDecision(table, table.people);
  return last !== null && isAnswered(table, last, table.people);
}
