import { handle, type EventNamed, type Handlers } from '$lib/game/events';
import type { CardsSeat, CardsView, Copies, GameEvent } from '$lib/game/props';
import { isCurrency, isNumber, isWildcard, numberOn } from './figures';

/**
 * The table as it looks when an event has happened, so that a turn can be shown card by card. It follows what
 * is told and decides nothing; the view that the server sends has the last word. What no event tells, such as
 * how a hand scores, is taken from the view that comes `later`.
 */
export function fold(view: CardsView, event: GameEvent, later: CardsView): CardsView {
  const change = handle(CHANGES, event, view, later);
  return change ? { ...view, ...change } : view;
}

const CHANGES: Handlers<[view: CardsView, later: CardsView], Partial<CardsView>> = {
  draws: () => ({ phase: 'draw' }),
  card: turnUp,
  auction: ({ card }) => ({ phase: 'bid', auction: { card, highest: 0, bidder: null } }),
  bids: ({ amount, seat }, { auction }) => ({
    auction: auction && { ...auction, highest: amount, bidder: seat },
  }),
  takes: (event, view, later) => ({
    tableau: view.tableau.filter((code) => !isNumber(code)),
    seats: withSeat(view, event, later, (seat) => ({ cards: more(seat.cards, event.cards) })),
  }),
  to_market: ({ cards }, view) => ({
    tableau: view.tableau.filter((code) => !isNumber(code)),
    market: more(view.market, cards),
  }),
  discards: ({ cards }, view) =>
    cards.some(isWildcard)
      ? { auction: null, phase: 'draw' }
      : { tableau: view.tableau.filter((code) => !isCurrency(code)) },
  chooses: ({ seat, card }) => ({ debt: { seat, card, owed: numberOn(card) } }),
  spends: (event, view, later) => ({
    debt: view.debt && { ...view.debt, owed: Math.max(view.debt.owed - worthOf(event.what), 0) },
    seats: withSeat(view, event, later, (seat) => without(seat, event.what)),
  }),
  buys: (event, view, later) => ({
    debt: null,
    market: fewer(view.market, event.card),
    seats: withSeat(view, event, later, (seat) => ({ cards: more(seat.cards, [event.card]) })),
  }),
  wins: (event, view, later) => ({
    debt: null,
    auction: null,
    phase: 'draw',
    seats: withSeat(view, event, later, (seat) => ({ cards: more(seat.cards, [event.card]) })),
  }),
  bust_token: (event, view, later) => ({
    seats: withSeat(view, event, later, (seat) => ({ busts: seat.busts + 1 })),
  }),
  gains: (event, view, later) => ({
    seats: withSeat(view, event, later, (seat) => ({ tokens: seat.tokens + event.tokens })),
  }),
  turn: ({ seat }) => ({ phase: 'draw', active: seat, tableau: [], total: 0, currency: 0 }),
  last_round: () => ({ tableau: [], total: 0, currency: 0, phase: 'last_buy' }),
  over: () => ({ phase: 'over' }),
};

function turnUp({ card }: EventNamed<'card'>, view: CardsView): Partial<CardsView> {
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
  event: { seat: number },
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
