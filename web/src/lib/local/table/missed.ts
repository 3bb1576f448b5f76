/**
 * What somebody has missed who was away: the moves since then that still stand, with what they made happen. Of the last
 * moves that were made here it is known. Older ones, and all after a restart or a take-back, are played again for it.
 */
import type { Played } from '$lib/wire/messages';
import { tryOut } from './change';
import type { Made } from './latest';
import type { Table } from './table';

const MOST = 200; // moves that are told; whoever has missed more looks at the game as it is

export interface Missed {
  moves: Played[];
  isAll: boolean; // false: there are too many, or something is missing here that the client has seen
}

/** What happened after a version. */
export function missed(table: Table, since: number | null): Missed {
  if (since === null) return { moves: [], isAll: true };
  const count = table.made.filter((version) => version > since).length;
  if (since > table.version || count > MOST) return { moves: [], isAll: false };
  if (count > 0 && !table.latest.isCompleteSince(since)) playAgain(table, count);
  return { moves: count > 0 ? table.latest.after(since).slice(-count) : [], isAll: true };
}

function playAgain(table: Table, count: number): void {
  const first = table.moves.length - count;
  const told: Made[] = [];
  for (let place = first; place < table.moves.length; place++) {
    const token = table.moves[place]!;
    const before = table.positionAfter(place);
    const { events } = tryOut(table, before, table.engine.move(before, token));
    const played = { number: place + 1, seat: table.movers[place]!, token, events } as unknown as Played;
    told.push({ version: table.made[place]!, played });
  }
  table.latest.recall(told, table.made[first - 1] ?? 0);
}
