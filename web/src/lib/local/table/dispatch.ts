/** What each command of a client does at a table. */
import { Refused } from '$lib/errors/errors';
import { makeMoves, Stale, type Change } from './change';
import { abort, checkMine, leave, resign } from './leaving';
import type { Command } from './resent';
import { infoOf } from './surroundings';
import type { Table } from './table';
import { offerDraw, takeBack } from './takeback';

type Answered = 'try' | 'hint' | 'why' | 'say' | 'rematch' | 'decline';
export type ChangeCommand = Exclude<Command, { type: Answered }>;

/** Does what was asked; raises `Refused`. What needs others is refused as a server refuses it where there are none. */
export function dispatch(change: Change, command: ChangeCommand): void {
  const { table } = change;
  const { held } = table;
  if ('version' in command) checkFresh(table, command.version);
  switch (command.type) {
    case 'move':
      return makeMoves(change, held, command.moves);
    case 'take_back':
      return takeBack(change, held);
    case 'resign':
      return resign(change, command.seat, held);
    case 'leave':
      return leave(change, command.seat, held);
    case 'abort':
      return abort(change, held);
    case 'offer_draw':
      return offerDraw(table, held);
    case 'answer':
    case 'withdraw':
      throw new Refused('table.no_question');
    case 'return':
      checkMine(command.seat, held);
      throw new Refused('table.not_away');
    case 'start':
      return refuseStart(table, command.bot ?? null);
    case 'free_seat':
      throw new Refused(held.length ? 'table.has_begun' : 'table.not_the_owner');
  }
}

/** Whether a client had seen the position that it decided about. */
export function checkFresh(table: Table, version: number): void {
  if (version < table.positionVersion) throw new Stale('table.stale');
}

function refuseStart(table: Table, bot: string | null): never {
  if (table.held.length === 0) throw new Refused('table.not_the_owner');
  const isKnown = bot === null || infoOf(table.around, table.row.game).bots.includes(bot);
  throw isKnown ? new Refused('table.has_begun') : new Refused('server.unknown_bot', { name: bot });
}
