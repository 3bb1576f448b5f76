/** What one's reviewed games come to, beside what the house's opponents lose; as in `tenfold.server.practice.own_errors`. */
import type { ErrorPeriod, GameErrors, Improvement, KindErrors } from '$lib/wire/messages';
import type { GameName } from '../engine/engine';
import type { Judge } from '../judging/judge';
import { entriesOf, totalOf } from './collecting';
import type { ErrorSums, ReviewedGameRow } from '../shelves/kept';

/** By game; the rows have the oldest first. */
export function figuresOf(rows: readonly ReviewedGameRow[], judge: Judge): GameErrors[] {
  const names = Object.keys(judge.facts.games) as GameName[];
  return names.flatMap((game) => {
    const own = rows.filter((row) => row.game === game);
    if (!own.length) return [];
    const kinds = kindsOf(totalOf(own.map(({ errors }) => errors)), judge);
    const { house } = judge.facts.games[game];
    const improvement = improvementOf(own, judge);
    return [{ game, games: own.length, kinds, course: courseOf(own, judge), house: [...house], improvement }];
  });
}

function improvementOf(games: readonly ReviewedGameRow[], { facts, practising }: Judge): Improvement | null {
  const losses = games.map(({ errors }) => meanLoss(errors)).filter((loss) => loss !== null);
  const found = practising.improvement(losses);
  if (!found) return null;
  const { lately, before } = found;
  return { games: facts.lately, lately: practising.share(lately), before: practising.share(before) };
}

/** How it develops: game by game at first, later several games together. */
function courseOf(games: readonly ReviewedGameRow[], judge: Judge): ErrorPeriod[] {
  const { one_by_one, together } = judge.facts;
  const step = games.length <= one_by_one ? 1 : together;
  return Array.from({ length: Math.ceil(games.length / step) }, (_, period) => {
    const some = games.slice(period * step, (period + 1) * step);
    const kinds = kindsOf(totalOf(some.map(({ errors }) => errors)), judge);
    return { games: some.length, until: some.at(-1)!.ended, kinds };
  });
}

/** What costs most first. */
function kindsOf(errors: ErrorSums, { practising }: Judge): KindErrors[] {
  const kinds = entriesOf(errors).map(([kind, [decisions, lost]]) => ({
    kind,
    decisions,
    lost: practising.share(lost),
  }));
  return kinds.sort((one, other) => other.lost - one.lost || (one.kind < other.kind ? -1 : 1));
}

/** Of a decision, whatever its kind; null of no decisions. */
function meanLoss(errors: ErrorSums): number | null {
  const sums = Object.values(errors);
  const decisions = sums.reduce((sum, [count]) => sum + count, 0);
  return decisions ? sums.reduce((sum, [, lost]) => sum + lost, 0) / decisions : null;
}
