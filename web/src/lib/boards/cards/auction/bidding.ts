import type { CardsView, GameEvent, Sitter } from '$lib/game/props';
import { say } from '$lib/i18n/say.svelte';

export interface Bids {
  lowest: number;
  highest: number;
}

/** From the least to the most that may be bid; null when there is nothing but to pass. */
export function bidsIn(legal: readonly string[]): Bids | null {
  const amounts = legal.filter((token) => token.startsWith('bid:')).map((token) => Number(token.slice(4)));
  if (amounts.length === 0) return null;
  return { lowest: Math.min(...amounts), highest: Math.max(...amounts) };
}

export function withinBids(amount: number, { lowest, highest }: Bids): number {
  return Math.min(Math.max(Math.round(amount) || lowest, lowest), highest);
}

export type Said = number | 'pass';

/** What was heard in the auction that is on, or was last. */
export function saidIn(events: readonly GameEvent[]): ReadonlyMap<number, Said> {
  const said = new Map<number, Said>();
  for (const event of events) {
    if (event.event === 'auction') said.clear();
    if (event.event === 'passes') said.set(event.seat, 'pass');
    if (event.event === 'bids') said.set(event.seat, event.amount);
  }
  return said;
}

export interface Bidder {
  seat: number;
  /** `spoken`: has had the chance, but what came of it was not seen here. */
  state: 'bid' | 'pass' | 'spoken' | 'now' | 'waiting';
  amount: number;
  isHighest: boolean;
}

/** Everybody at the auction in the order of bidding: from the left of whoever's turn it is, who comes last. */
export function bidders(view: CardsView, toMove: number | null, said: ReadonlyMap<number, Said>): Bidder[] {
  const count = view.seats.length;
  const order = Array.from({ length: count }, (_, at) => (view.active + 1 + at) % count);
  const next = view.phase !== 'bid' ? count : toMove === null ? 0 : order.indexOf(toMove); // all before it have spoken
  return order.map((seat, at) => {
    const isHighest = view.auction?.bidder === seat;
    const amount = isHighest ? (view.auction?.highest ?? 0) : amountOf(said.get(seat));
    const isNow = at === next && toMove !== null;
    return { seat, state: isNow ? 'now' : stateOf(said.get(seat), isHighest, at < next), amount, isHighest };
  });
}

function amountOf(said: Said | undefined): number {
  return typeof said === 'number' ? said : 0;
}

function stateOf(said: Said | undefined, isHighest: boolean, hasSpoken: boolean): Bidder['state'] {
  if (isHighest || typeof said === 'number') return 'bid';
  if (said === 'pass') return 'pass';
  return hasSpoken ? 'spoken' : 'waiting';
}

/** Why bids begin where they do; empty when they begin at the beginning. */
export function whyLowest({ auction }: CardsView, bids: Bids, seats: readonly Sitter[]): string {
  const highest = auction?.highest ?? 0;
  const { lowest } = bids;
  if (lowest > highest + 1) return say('cards.why-lowest', { why: 'least', lowest, name: '', highest });
  const name = auction?.bidder == null ? '' : (seats[auction.bidder]?.name ?? '');
  return highest > 0 ? say('cards.why-lowest', { why: 'more', lowest, name, highest }) : '';
}
