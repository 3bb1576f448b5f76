import type { GameRecord } from '$lib/house/house';
import type { Json } from '../engine/engine';
import { keptMeta } from '../records/kept_meta';
import { nameOfBot } from '../records/names';
import { FORMAT } from '../records/record';
import { tableInfo } from '../table/info';
import type { Table } from '../table/table';
import { checkBegun } from './replay';

/** With names, times and the shuffle; its secret only when the game is over. `client`: the version that played it. */
export function recordOf(table: Table, client: string): GameRecord {
  checkBegun(table);
  const { row, options, ending } = table;
  const moves = [...table.moves];
  const result = ending?.result ? { ...ending.result } : null;
  const meta = row.brought ? keptMeta(row.brought, moves.length) : metaOf(table, client);
  return { format: FORMAT, game: row.game, options, moves, result, meta };
}

/** A server's record has its version as `server` in the place of `client`. */
function metaOf(table: Table, client: string): Json {
  const { ending } = table;
  const bots = tableInfo(table).seats.map((seat) => seat.bot ?? null);
  const meta: Json = {
    rules: table.engine.rules,
    client,
    table: table.row.id,
    names: namesOf(table, bots),
    bots,
    times: [...table.times],
    shuffle: ending ? ending.shuffle : table.dealer!.promise(),
  };
  if (ending && ending.reason !== 'rules') meta['ended'] = { reason: ending.reason, winners: ending.winners };
  if (table.isPractice) meta['practice'] = true;
  if (table.row.daily) meta['daily'] = table.row.daily;
  return meta;
}

/** Whoever left is called by the bot's name: it plays on in their seat. */
function namesOf(table: Table, bots: readonly (string | null)[]): (string | null)[] {
  const names = tableInfo(table).seats.map((seat, place) => (bots[place] ? null : (seat.name ?? null)));
  bots.forEach((bot, seat) => {
    if (bot) names[seat] = distinct(nameOfBot(bot), names);
  });
  return names;
}

function distinct(name: string, others: readonly (string | null)[]): string {
  let [told, number] = [name, 1];
  while (others.includes(told)) told = `${name} ${++number}`;
  return told;
}
