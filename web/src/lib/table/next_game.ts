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

/** The next bot that is stronger than all at this table, or gentler; null where there is none, or somebody else would be
 * asked first. */
export function otherBot(
  way: 'stronger' | 'gentler',
  table: Table,
  mine: readonly number[],
  fromGentleToStrong: readonly string[],
): string | null {
  const bots = table.seats.filter(({ kind }) => kind === 'bot');
  const isAlone = table.seats.every(({ kind }, seat) => kind !== 'person' || mine.includes(seat));
  if (bots.length === 0 || !isAlone || mine.length === 0) return null;
  const places = bots.map(({ bot }) => fromGentleToStrong.indexOf(bot ?? ''));
  if (places.includes(-1)) return null; // somebody's own
  const place = way === 'stronger' ? Math.max(...places) + 1 : Math.min(...places) - 1;
  return fromGentleToStrong[place] ?? null;
}

/** The same table with something else to beat: a target, or bots, of which the first come first. */
export function changedTable(
  table: Table,
  { target, bots = [] }: { target?: number; bots?: readonly string[] },
): NewTable {
  const { start, ...kept } = table.options;
  const others = [...bots];
  const options = { ...kept, ...(table.agreement.lot === false && { start }) };
  return {
    game: table.game,
    options: target === undefined ? options : { ...options, target },
    seats: table.seats.flatMap((seat): NewTable['seats'] => {
      if (seat.kind === 'opponent') return [];
      if (seat.kind === 'bot') return [{ kind: 'bot', bot: others.shift() ?? bots[0] ?? seat.bot ?? '' }];
      return [{ kind: 'mine', name: seat.name ?? null }];
    }),
    agreement: table.agreement,
  };
}
