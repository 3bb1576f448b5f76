/** What a finished game was for whoever played it here: which count, and what they add to the rating. */
import type { Table } from '../table/table';
import type { Result } from '$lib/wire/messages';
import { changeBy, ratingOfBot, type Pair, type Standing } from './ratings';

/** `bots`: those who played for nobody but themselves. */
export interface KeptResult extends Result {
  bots: string[];
}

/**
 * As `tenfold.server.results` counts: a game that was called off counts nothing, nor does one that began in the middle of
 * another or became practice; if that came late, a loss counts all the same. Somebody with several seats plays for others
 * at the same device, and nobody knows whose result it is. A deal of the day that others have seen measures nobody. Null: it
 * counts for nobody.
 */
export function resultOf(table: Table, at: number, standing: Standing): KeptResult | null {
  const seat = holderOf(table);
  if (seat === null || !counts(table)) return null;
  const shares = sharesOf(table);
  const share = shares[seat]!;
  if (table.isPractice && share) return null;
  const { options, row, ending } = table;
  const scores = ending?.result && 'scores' in ending.result ? ending.result.scores : null;
  return {
    table: row.id,
    seat,
    at,
    game: row.game,
    edition: options['edition'] as string,
    target: (options['target'] as number | undefined) ?? null,
    share,
    score: scores?.[seat] ?? null,
    change_people: null,
    change_bots: isRated(table) ? changeBy(standing, pairsOf(table, seat, shares)) : null,
    bots: botsAt(table).map(({ bot }) => bot),
  };
}

/** Whose result it is: of somebody who holds one seat and no other; whoever left has held it. */
function holderOf(table: Table): number | null {
  if (table.row.brought || table.row.daily || !table.isAlone) return null;
  return table.people[0] ?? [...table.departures.keys()][0] ?? null;
}

function counts({ ending, row, lossCounts, isPractice }: Table): boolean {
  return ending !== null && ending.reason !== 'aborted' && !row.opening && (lossCounts || !isPractice);
}

/** The solo opponent is measured by targets; with a deck of one's own it is another game; and nobody is measured where
 * everybody may ask the expert. */
function isRated(table: Table): boolean {
  return !table.isSolo && !('deck' in table.options) && table.row.agreement.hints !== 'everybody';
}

/** Each seat's share of the victory; a game that nobody won is shared, and whoever left has won nothing. */
function sharesOf(table: Table): number[] {
  const seats = Array.from({ length: table.allSeats }, (_, seat) => seat);
  const winners = table.ending?.winners.length ? table.ending.winners : seats;
  return seats.map((seat) =>
    winners.includes(seat) && !table.departures.has(seat) ? 1 / winners.length : 0,
  );
}

function pairsOf(table: Table, mine: number, shares: readonly number[]): Pair[] {
  return botsAt(table).flatMap(({ seat, bot }) => {
    const rating = ratingOfBot(table.row.game, bot);
    return rating === undefined ? [] : [{ rating, share: shares[mine]!, other: shares[seat]! }];
  });
}

function botsAt(table: Table): { seat: number; bot: string }[] {
  return table.seats.flatMap(({ kind, bot }, seat) =>
    kind === 'bot' && bot !== null && !table.departures.has(seat) ? [{ seat, bot }] : [],
  );
}
