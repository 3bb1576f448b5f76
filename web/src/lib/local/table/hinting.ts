/** Asking the expert, and a bot why. Nobody here can answer yet; who may not ask at all is told so first. */
import { Refused } from '$lib/errors/errors';
import type { Table } from './table';

export function refuseHint(table: Table): never {
  if (table.status === 'over') throw new Refused('hint.over');
  if (table.held.length === 0) throw new Refused('hint.watching');
  throw new Refused(table.allowsHints ? 'hint.off' : 'hint.not_here');
}

/** `number`: of the bot's move. */
export function refuseReason(table: Table, number: number): never {
  if (table.held.length === 0) throw new Refused('hint.watching');
  const isBots = table.seats[table.movers[number - 1] ?? -1]?.kind === 'bot';
  throw isBots && !isHalfPaid(table, number - 1)
    ? new Refused('hint.off')
    : new Refused('hint.no_bot', { number });
}

/** Whether a payment goes on since a move: one that is not complete is no decision yet. */
function isHalfPaid(table: Table, since: number): boolean {
  for (let move = since; move <= table.moves.length; move++) {
    if (table.engine.proposal(table.positionAfter(move)) === null) return false;
  }
  return true;
}
