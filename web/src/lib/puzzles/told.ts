/** A puzzle's decision once somebody has answered it. */
import type { Candidate } from '$lib/game/candidates';
import type { Adviser } from '$lib/review/advice';
import { markOf } from '$lib/review/findings';
import type { PuzzleJudgement, ReviewedDecision } from '$lib/wire/messages';

const SPEND = 'spend:';

/** As if it had been made in a game: what was answered is what was done. */
export function answeredDecision(
  { decision, right }: PuzzleJudgement,
  moves: readonly string[],
): ReviewedDecision {
  const made = placeOf(decision, moves);
  return { ...decision, made, mark: right ? '' : 'clear' };
}

/** A payment is the same in any order; of other moves the first one decides. */
function placeOf({ options }: ReviewedDecision, moves: readonly string[]): number {
  const isPayment = moves[0]?.startsWith(SPEND) ?? false;
  const key = (some: readonly string[]): string => (isPayment ? some.toSorted() : some.slice(0, 1)).join(' ');
  return options.findIndex((one) => key(one.moves) === key(moves));
}

/** What every move is worth, for the board. */
export function candidatesOf(
  decision: ReviewedDecision,
  adviser: Adviser,
  looked: number | null,
): (Candidate & { place: number })[] {
  return decision.options.map((option, place) => ({
    place,
    moves: option.moves,
    words: adviser.choice(option.moves, decision.kind),
    value: adviser.worth(option, decision),
    mark: markOf(decision, place),
    isLookedAt: place === looked,
  }));
}
