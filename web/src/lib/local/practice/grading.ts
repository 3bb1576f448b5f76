/** What an answer to an exercise is worth, by what the review has compared; as in `tenfold.server.practice.grading`. */
import { Refused } from '$lib/errors/errors';
import { isSameChoice } from '$lib/game/choices';
import type { PracticeTried, ReviewedDecision } from '$lib/wire/messages';
import type { Judge } from '../judging/judge';

export interface Grade {
  lost: number | null; // compared with the best; null: it was not looked at closely
  isRight: boolean;
  isSure: boolean;
}

/** Where everything that is right is among the options, whatever else is wrong; else nobody can tell. */
export function grade(decision: ReviewedDecision, moves: readonly string[], judge: Judge): Grade {
  const option = decision.options.find((one) => isSameChoice(one.moves, moves));
  if (!option) return { lost: null, isRight: false, isSure: judge.facts.complete.includes(decision.kind) };
  const isRight = judge.practising.isRight(option.error, option.equal ?? false);
  return { lost: option.error, isRight, isSure: true };
}

/** Whether moves that were tried are legal, and a whole decision; raises what the rules say. */
export function checkWhole(
  tried: PracticeTried,
  { kind, seat }: Pick<ReviewedDecision, 'kind' | 'seat'>,
): void {
  const { key, details, view, to_move } = tried;
  if (key) throw new Refused(key, details);
  if (kind === 'paying' && to_move === seat && 'debt' in view && view.debt)
    throw new Refused('practice.unfinished');
}
