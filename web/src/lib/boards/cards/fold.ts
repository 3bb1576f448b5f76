import type { CardsSeat, CardsView, Copies, GameEvent } from '$lib/boards/props';
import { isCurrency, isNumber, isWildcard, numberOn } from './figures';

/**
 * The table as it looks when an event has happened, so that a turn can be shown card by card. It follows what
 * is told and decides nothing; the view that the server sends has the last word. What no event tells, such as
 * how a hand scores, is taken from the view that comes `later`.
 */
export function fold(view: CardsView, event: GameEvent, later: CardsView): CardsView {
  const change = CHANGES[event.event];
  return change ? { ...view, ...change(view, event, later) } : view;
}

type Change = (view: CardsView, event: GameEvent, later: CardsView) => Partial<CardsView>;

const CHANGES: Record<string, Change> = {
  draws: () => ({ phase: 'draw' }),
  card: turnUp,
  auction: (_, event) => ({ phase: 'bid', auction: { card: text(event['card']), highest: 0, bidder: null } }),
  bids: ({ auction }, event) => ({
    auction: auction && { ...auction, highest: Number(event['amount']), bidder: event.seat ?? null },
  }),
  takes: (view, event, later) => ({
    tableau: view.tableau.filter((code) => !isNumber(code)),
    seats: withSeat(view, event, later, (seat) => ({ cards: more(seat.cards, codes(event)) })),
  }),
  to_market: (view, event) => ({
    tableau: view.tableau.filter((code) => !isNumber(code)),
    market: more(view.market, codes(event)),
  }),
  discards: (view, event) =>
    codes(event).some(isWildcard)
      ? { auction: null, phase: 'draw' }
      : { tableau: view.tableau.filter((code) => !isCurrency(code)) },
  chooses: (_, event) => ({
    debt: { seat: event.seat ?? 0, card: text(event['card']), owed: numberOn(text(event['card'])) },
  }),
  spends: (view, event, later) => ({
    debt: view.debt && { ...view.debt, owed: Math.max(view.debt.owed - worthOf(text(event['what'])), 0) },
    seats: withSeat(view, event, later, (seat) => without(seat, text(event['what']))),
  }),
  buys: (view, event, later) => ({
    debt: null,
    market: fewer(view.market, text(event['card'])),
    seats: withSeat(view, event, later, (seat) => ({ cards: more(seat.cards, [text(event['card'])]) })),
  }),
  wins: (view, event, later) => ({
    debt: null,
    auction: null,
    phase: 'draw',
    seats: withSeat(view, event, later, (seat) => ({ cards: more(seat.cards, [text(event['card'])]) })),
  }),
  bust_token: (view, event, later) => ({
    seats: withSeat(view, event, later, (seat) => ({ busts: seat.busts + 1 })),
  }),
  gains: (view, event, later) => ({
    seats: withSeat(view, event, later, (seat) => ({ tokens: seat.tokens + Number(event['tokens']) })),
  }),
  turn: (_, event) => ({ phase: 'draw', active: event.seat ?? 0, tableau: [], total: 0, currency: 0 }),
  last_round: () => ({ tableau: [], total: 0, currency: 0, phase: 'last_buy' }),
  over: () => ({ phase: 'over' }),
};

function turnUp(view: CardsView, event: GameEvent): Partial<CardsView> {
  const card = text(event['card']);
  const gone = { deck: fewer(view.deck, card), left: view.left - 1 };
  if (isWildcard(card)) return gone;
  const number = numberOn(card);
  const tableau = [...view.tableau, card];
  if (!isCurrency(card)) return { ...gone, tableau, total: view.total + number };
  return { ...gone, tableau, total: view.total - number, currency: view.currency + number };
}

/** What a piece is worth when it is paid with. */
export function worthOf(piece: string): number {
  return piece === '!' ? 3 : 1;
}

function withSeat(
  view: CardsView,
  event: GameEvent,
  later: CardsView,
  change: (seat: CardsSeat) => Partial<CardsSeat>,
): CardsSeat[] {
  return view.seats.map((seat, at) => {
    if (at !== event.seat) return seat;
    const { runs, score } = later.seats[at] ?? seat;
    return { ...seat, runs, score, ...change(seat) };
  });
}

function without(seat: CardsSeat, piece: string): Partial<CardsSeat> {
  if (piece === '!') return { busts: seat.busts - 1 };
  if (piece === '$') return { tokens: seat.tokens - 1 };
  return { cards: fewer(seat.cards, piece) };
}

function more(copies: Copies, added: string[]): Copies {
  const sum = { ...copies };
  for (const code of added) sum[code] = (sum[code] ?? 0) + 1;
  return sum;
}

function fewer(copies: Copies, code: string): Copies {
  const { [code]: count = 0, ...others } = copies;
  return count > 1 ? { ...others, [code]: count - 1 } : others;
}

export function codes(event: GameEvent): string[] {
  return Array.isArray(event['cards']) ? event['cards'].map(text) : [];
}

function text(what: unknown): string {
  return String(what);
}
