/** A puzzle's decision once somebody has answered it. */
import type { Candidate } from '$lib/game/candidates';
import { isSameChoice } from '$lib/game/choices';
import type { Adviser } from '$lib/review/advice';
import { markOf } from '$lib/review/findings';
import type { PuzzleJudgement, ReviewedDecision } from '$lib/wire/messages';

/** As if it had been made in a game: what was answered is what was done. */
export function answeredDecision(
  { decision, right }: PuzzleJudgement,
  moves: readonly string[],
): ReviewedDecision {
  const made = decision.options.findIndex((one) => isSameChoice(one.moves, moves));
  return { ...decision, made, mark: right ? '' : 'clear' };
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
