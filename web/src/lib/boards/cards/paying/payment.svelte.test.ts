import { expect, test } from 'vitest';
import type { CardsSeat, CardsView, Outlook, Tried } from '$lib/game/props';
import { signed } from '../counting/points';
import { tokensEndAt } from './costs';
import { Payment } from './payment.svelte';

const NINE = ['B1', 'B2', 'B3', 'B4', 'B5', 'G1', 'G2', 'G3', 'G4'];
const WORTH: Record<string, number> = { '!': 3 };

function seat(tokens: number, cards: string[]): CardsSeat {
  const copies: Record<string, number> = {};
  for (const code of cards) copies[code] = (copies[code] ?? 0) + 1;
  return { cards: copies, tokens, busts: 0, to_move: true, score: 9, runs: { B: [], G: [], O: [], P: [] } };
}

/** A server that proposes some pieces, and takes whatever is enough. */
function serverWith(owed: number, proposal: string[], means?: [string, number, number][]) {
  return async (tokens: string[]): Promise<Tried<CardsView>> => {
    const paid = tokens.filter((token) => token.startsWith('spend:'));
    const sum = paid.reduce((all, token) => all + (WORTH[token.slice(6)] ?? 1), 0);
    const payment = means && {
      points: -paid.length,
      proposed: -5,
      tokens: 0,
      busts: 0,
      means: means.map(([piece, copies, points]) => ({ piece, copies, points })),
    };
    const outlook: Outlook | null = payment ? { bids: null, prospects: [], payment } : null;
    const debt = sum >= owed ? null : { seat: 0, card: 'O9', owed };
    return { view: { debt } as CardsView, legal: [], toMove: 0, proposal, refused: null, outlook };
  };
}

async function begun(owed: number, mine: CardsSeat, tryOut: ReturnType<typeof serverWith>): Promise<Payment> {
  const payment = new Payment('O9', owed, ['buy:O9'], mine, tryOut);
  await payment.begin();
  return payment;
}

test('no card is chosen beforehand, though the server knows which', async () => {
  const proposal = NINE.map((code) => `spend:${code}`);
  const payment = await begun(9, seat(0, NINE), serverWith(9, proposal));
  expect(payment.sum).toBe(0);
  expect(payment.moves).toEqual(['buy:O9']);
  expect(payment.verdict).toEqual({ kind: 'short', missing: 9 });
  expect(payment.missing).toBe(9);
});

test('tokens are chosen, and the cards that are missing are offered', async () => {
  const proposal = ['spend:$', 'spend:$', 'spend:B1'];
  const payment = await begun(3, seat(2, ['B1', 'G7']), serverWith(3, proposal));
  expect(payment.moves).toEqual(['buy:O9', 'spend:$', 'spend:$']);
  expect(payment.missing).toBe(1);
  await payment.fill();
  expect(payment.moves).toEqual(['buy:O9', ...proposal]);
  expect(payment.isEnough).toBe(true);
  expect([payment.missing, payment.cards]).toEqual([0, 1]);
});

test('what cannot pay is not offered', async () => {
  const means: [string, number, number][] = [
    ['$', 1, 0],
    ['B2', 1, 0],
  ];
  const payment = await begun(2, seat(1, ['B2', 'B2', 'G7']), serverWith(2, ['spend:$', 'spend:B2'], means));
  expect(payment.pieces.map(({ code, kind }) => [code, kind])).toEqual([
    ['$', 'token'],
    ['B2', 'spare'],
  ]);
});

test('each card says what it costs, and the whole what it comes to', async () => {
  const means: [string, number, number][] = [
    ['B1', 1, -1],
    ['B2', 1, -2],
  ];
  const payment = await begun(2, seat(0, ['B1', 'B2']), serverWith(2, ['spend:B1', 'spend:B2'], means));
  expect(payment.pieces.map((piece) => payment.pointsOf(piece))).toEqual([-1, -2]);
  const [first] = payment.pieces;
  if (first) await payment.toggle(first);
  expect(payment.stakes?.points).toBe(-1);
  expect(payment.stakes?.proposed).toBe(-5);
});

test('a change has always its sign, and the one minus', () => {
  expect([2, 0, -5].map(signed)).toEqual(['+2', '±0', '−5']);
});

test('tokens end where the first bid takes a card', () => {
  const bid = (amount: number, cards: number) => ({
    move: `bid:${amount}`,
    points: 0,
    tokens: 0,
    busts: 0,
    cards,
  });
  expect(tokensEndAt([bid(5, 0), bid(6, 0), bid(7, 1)])).toBe(6);
  expect(tokensEndAt([bid(5, 2)])).toBe(null);
});
