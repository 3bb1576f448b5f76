import type { NewTable, Table } from '$lib/wire/messages';

/** A target one higher than the one that was beaten; null where there is none. */
export function nextTarget(
  table: Table,
  mine: readonly number[],
  isWon: boolean,
  highest: number | null,
): number | null {
  const target = table.options['target'];
  if (typeof target !== 'number' || !isWon || mine.length === 0) return null;
  return highest !== null && target < highest ? target + 1 : null;
}

/** A bot that is stronger than those at this table; null where there is none, or somebody else would be asked first. */
export function strongerBot(
  table: Table,
  mine: readonly number[],
  fromGentleToStrong: readonly string[],
): string | null {
  const bots = table.seats.filter(({ kind }) => kind === 'bot');
  const isAlone = table.seats.every(({ kind }, seat) => kind !== 'person' || mine.includes(seat));
  if (bots.length === 0 || !isAlone || mine.length === 0) return null;
  const places = bots.map(({ bot }) => fromGentleToStrong.indexOf(bot ?? ''));
  if (places.includes(-1)) return null; // somebody's own
  return fromGentleToStrong[Math.max(...places) + 1] ?? null;
}

/** The same table with something harder to beat. */
export function harderTable(table: Table, { target, bot }: { target?: number; bot?: string }): NewTable {
  const { start, ...kept } = table.options;
  const options = { ...kept, ...(table.agreement.lot === false && { start }) };
  return {
    game: table.game,
    options: target === undefined ? options : { ...options, target },
    seats: table.seats.flatMap((seat): NewTable['seats'] => {
      if (seat.kind === 'opponent') return [];
      if (seat.kind === 'bot') return [{ kind: 'bot', bot: bot ?? seat.bot ?? '' }];
      return [{ kind: 'mine', name: seat.name ?? null }];
    }),
    agreement: table.agreement,
  };
}
