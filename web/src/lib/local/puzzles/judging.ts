import { Refused } from '$lib/errors/errors';
import { isSameChoice } from '$lib/game/choices';
import type { ReviewedOption } from '$lib/wire/messages';
import { checkWhole } from '../practice/grading';
import type { PuzzleTable } from './position';

export interface Verdict {
  right: boolean;
  lost: number;
}

/** What a choice is worth: all that is legal was compared. Raises what the rules say, and what is no whole decision. */
export function verdictOn(table: PuzzleTable, moves: readonly string[]): Verdict {
  const { decision, certificate } = table.puzzle;
  checkWhole(table.try(moves), decision);
  const option = decision.options.find((one) => isSameChoice(one.moves, moves));
  if (!option) throw new Refused('practice.unfinished');
  return { right: isRight(option, certificate.margin), lost: option.error };
}

/** As in `tenfold.puzzles.puzzle`. */
function isRight({ error, equal = false }: ReviewedOption, margin: number): boolean {
  return equal || error <= margin;
}
