import type { Seat, Table as TableInfo } from '$lib/wire/messages';
import { commitmentTo } from '../dealer/dealer';
import type { TableRow } from './log';
import { infoOf, type Surroundings } from './surroundings';
import type { Table } from './table';

/** What does not change with every move. */
export function tableInfo(table: Table): Required<TableInfo> {
  const { row } = table;
  return {
    id: row.id,
    game: row.game,
    options: table.options,
    agreement: row.agreement,
    seats: Array.from({ length: table.allSeats }, (_, seat) => seatInfo(table, seat)),
    owner: table.held[0] ?? null,
    status: table.status,
    created: row.created,
    commitment: commitmentTo(row.secret),
    opening: row.opening,
    rematch: table.rematch,
    rematch_by: table.rematchBy,
    practice: table.isPractice,
    loss_counts: table.lossCounts,
    hints: table.allowsHints,
    earlier_rules: table.isByEarlierRules,
    from_device: false,
    daily: row.daily ?? null,
  };
}

function seatInfo(table: Table, seat: number): Required<Seat> {
  const nobody = { name: null, bot: null, left: null, resigned: false, program: false };
  const row = table.seats[seat];
  if (!row) return { ...nobody, kind: 'opponent', name: soloOpponent(table.around, table.row) };
  const gone = table.departures.get(seat);
  const { kind, name, bot, program = false } = row;
  return { kind, name, bot, left: gone?.moves ?? null, resigned: gone?.resigned ?? false, program };
}

/** What the opponent of somebody who plays alone is called in an edition. */
export function soloOpponent(around: Surroundings, game: Pick<TableRow, 'game' | 'options'>): string | null {
  const { editions } = infoOf(around, game.game);
  return editions.find((edition) => edition.id === game.options['edition'])?.opponent ?? null;
}
