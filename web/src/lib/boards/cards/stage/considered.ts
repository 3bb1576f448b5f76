import { after, type Candidate } from '$lib/game/candidates';

const ORDER = ['draw', 'numbers', 'currency', 'token', 'pass'];

/** What is thought about on the stage, in the order of the table and not of merit; purchases are in the market, and of
 * the many payments only what was done and what is better has a place here. */
export function onStage(candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .filter((one) => !after('buy', one) && (!after('spend', one) || one.mark))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What a payment takes, piece by piece, with how many of each. */
export function paidWith(moves: readonly string[]): { piece: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const move of moves) {
    const piece = move.slice('spend:'.length);
    counts.set(piece, (counts.get(piece) ?? 0) + 1);
  }
  return [...counts].map(([piece, count]) => ({ piece, count }));
}

function placeOf(candidate: Candidate): number {
  const bid = after('bid', candidate);
  return bid ? ORDER.length + Number(bid) : ORDER.indexOf(candidate.moves[0] ?? '');
}
