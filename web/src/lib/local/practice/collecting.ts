/** What a review says about one's own decisions, as in `tenfold.server.practice.collecting`. */
import type { GameReview, ReviewedDecision } from '$lib/wire/messages';
import type { Practising } from '../judging/practising';
import type { Entry } from '../table/log';
import type { ErrorSums } from '../shelves/kept';

export interface OwnPart {
  errors: ErrorSums;
  mistakes: ReviewedDecision[]; // that are worth practising
}

/** Of the decisions of a seat that begin with one of these moves. */
export function ownPart(
  review: GameReview,
  seat: number,
  own: ReadonlySet<number>,
  practising: Practising,
): OwnPart {
  const decisions = review.decisions.filter((one) => one.seat === seat && own.has(one.number));
  return {
    errors: totalOf(
      decisions.filter(({ counts }) => counts).map(({ kind, error }): ErrorSums => ({ [kind]: [1, error] })),
    ),
    mistakes: decisions.filter((one) => practising.isWorthPractising(one)),
  };
}

/** The numbers of the moves that a person has made in a seat: not those of an opening. Only people's moves are commands. */
export function ownMoves(entries: readonly Entry[], opening: number, seat: number): Set<number> {
  const made: boolean[] = [];
  for (const entry of entries) {
    if (entry.kind === 'start') made.push(...Array<boolean>(opening).fill(false));
    else if (entry.kind === 'move') made.push(entry.seat === seat && entry.command !== null);
    else if (entry.kind === 'back') made.length = (JSON.parse(entry.body) as { kept: number }).kept;
  }
  return new Set(made.flatMap((isOwn, place) => (isOwn ? [place + 1] : [])));
}

export function totalOf(sums: readonly ErrorSums[]): ErrorSums {
  const total: ErrorSums = {};
  for (const [kind, [decisions, lost]] of sums.flatMap(entriesOf)) {
    const [before, lostBefore] = total[kind] ?? [0, 0];
    total[kind] = [before + decisions, lostBefore + lost];
  }
  return total;
}

export function entriesOf(sums: ErrorSums): [ReviewedDecision['kind'], readonly [number, number]][] {
  return Object.entries(sums) as [ReviewedDecision['kind'], readonly [number, number]][];
}
