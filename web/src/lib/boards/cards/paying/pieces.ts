import type { CardsSeat, Means, Tried } from '$lib/game/props';
import { placeInOrder, spreadOut } from '../counting/figures';
import { worthOf } from '../counting/fold';

/** One thing that can be paid with. `spare` is a copy beyond the first, which no run misses. */
export interface Piece {
  id: string;
  code: string;
  kind: 'bust' | 'token' | 'spare' | 'card';
}

export type Verdict =
  | { kind: 'short'; missing: number }
  | { kind: 'enough'; lost: number }
  | { kind: 'too_much' }
  | { kind: 'refused'; key: string; details: Record<string, unknown> };

/**
 * What a seat can pay with, in the order in which one would think of giving it away: all that it owns, unless it is
 * known what is taken.
 */
export function piecesOf(seat: CardsSeat, means?: readonly Means[]): Piece[] {
  const busts = several('bust', '!', seat.busts);
  const tokens = several('token', '$', seat.tokens);
  const taken = means ? Object.fromEntries(means.map(({ piece, copies }) => [piece, copies])) : seat.cards;
  const spare: Piece[] = [];
  const cards: Piece[] = [];
  const counted = new Map<string, number>();
  for (const code of spreadOut(seat.cards)) {
    const copy = counted.get(code) ?? 0;
    counted.set(code, copy + 1);
    const kept = (seat.cards[code] ?? 0) - (taken[code] ?? 0);
    if (copy < kept) continue; // what is kept is the first of them
    if (copy === 0) cards.push({ id: code, code, kind: 'card' });
    else spare.push({ id: `${code}/${copy}`, code, kind: 'spare' });
  }
  return [...busts, ...tokens, ...spare, ...cards];
}

/** Only tokens are chosen for somebody: every card is theirs to give. */
export function tokensOf(proposal: readonly string[]): string[] {
  return proposal.filter((move) => move === 'spend:!' || move === 'spend:$');
}

function several(kind: Piece['kind'], code: string, count: number): Piece[] {
  return Array.from({ length: count }, (_, at) => ({ id: `${code}${at}`, code, kind }));
}

/** The moves of a payment, whatever the order of choosing: bust tokens, currency tokens, cards in their order. */
export function asMoves(chosen: readonly Piece[]): string[] {
  const places = { '!': -2, $: -1 } as Record<string, number>;
  const place = (code: string): number => places[code] ?? placeInOrder(code);
  return chosen
    .map((piece) => piece.code)
    .sort((one, other) => place(one) - place(other))
    .map((code) => `spend:${code}`);
}

/** The pieces that a proposal means; of a card that is there twice, the spare one. */
export function preselected(pieces: readonly Piece[], proposal: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const move of proposal) {
    const code = move.replace('spend:', '');
    const piece = pieces.find((one) => one.code === code && !chosen.includes(one.id));
    if (piece) chosen.push(piece.id);
  }
  return chosen;
}

export function sumOf(chosen: readonly Piece[]): number {
  return chosen.reduce((sum, piece) => sum + worthOf(piece.code), 0);
}

/** What the server's answer means to somebody who is still choosing. */
export function judge(tried: Tried, owed: number, chosen: readonly Piece[]): Verdict {
  const sum = sumOf(chosen);
  const isPaid = !('debt' in tried.view) || tried.view.debt === null;
  if (!tried.refused) {
    return isPaid && chosen.length > 0
      ? { kind: 'enough', lost: Math.max(sum - owed, 0) }
      : { kind: 'short', missing: Math.max(owed - sum, 0) };
  }
  if (isPaid) return { kind: 'too_much' }; // the debt was paid before the last piece came
  const { key, details } = tried.refused;
  // What could not be paid to the end in this order may be, once more has been chosen.
  if (sum < owed && key === 'illegal.payment_falls_short') return { kind: 'short', missing: owed - sum };
  return { kind: 'refused', key, details };
}
