import { after, type Candidate } from '$lib/game/candidates';

const ORDER = ['draw', 'numbers', 'currency', 'token', 'pass'];

/** What is thought about on the stage, in the order of the table and not of merit; purchases are in the market, and of
 * the many payments only what was done and what is better has a place here. */
export function onStage(candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .filter((one) => !after('buy', one) && (!after('spend', one) || one.mark))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf(candidate: Candidate): number {
  const bid = after('bid', candidate);
  return bid ? ORDER.length + Number(bid) : ORDER.indexOf(candidate.moves[0] ?? '');
}
