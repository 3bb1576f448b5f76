import type { CardsSeat, Prospect, Stakes } from '$lib/game/props';
import type { Payment } from './payment.svelte';

/** What something costs or brings, and what is left. */
export interface Costs {
  /** What it does to the points; null when that is not known, or not to be told. */
  points: number | null;
  /** The points before it. */
  score: number;
  tokens: number;
  busts: number;
  /** How many cards are given up. */
  cards: number;
}

function costsOfProspect(prospect: Prospect, seat: CardsSeat, aids: boolean): Costs {
  const { points, tokens, busts, cards } = prospect;
  return { points: aids ? points : null, score: seat.score, tokens, busts, cards };
}

function costsOfPayment(stakes: Stakes, seat: CardsSeat, cards: number, aids: boolean): Costs {
  const { points, tokens, busts } = stakes;
  return { points: aids ? points : null, score: seat.score, tokens, busts, cards };
}

/** The highest of these bids that takes no card; null when each of them does. */
export function tokensEndAt(prospects: Iterable<Prospect>): number | null {
  let end: number | null = null;
  for (const { move, cards } of prospects)
    if (cards === 0) end = Math.max(end ?? 0, Number(move.replace('bid:', '')));
  return end;
}

/** As much of a decision as its costs follow from. */
interface Underway {
  payment: Payment | null;
  bid: number | null;
  prospects: ReadonlyMap<string, Prospect>;
}

/** What is being put together would come to this; null when nothing is, or it is not known yet. */
export function costsOf(decision: Underway, seat: CardsSeat | null, aids: boolean): Costs | null {
  const { payment, bid, prospects } = decision;
  if (!seat) return null;
  if (payment) return payment.stakes && costsOfPayment(payment.stakes, seat, payment.cards, aids);
  const prospect = bid === null ? undefined : prospects.get(`bid:${bid}`);
  return prospect ? costsOfProspect(prospect, seat, aids) : null;
}
