import { describe, expect, test } from 'vitest';
import games from '../../../../fixtures/card_games.json';
import type { CardsSeat, CardsView, GameEvent, Prospect } from '$lib/game/props';
import { answerOf, momentOf } from '../../../dev/cards/moments';
import { bidders, bidsIn, withinBids } from './auction/bidding';
import { collectionCells, lengthens, marketCells } from './counting/cells';
import { bustOdds, moodOf, placeInOrder, spreadOut } from './counting/figures';
import { fold } from './counting/fold';
import { asMoves, judge, piecesOf, preselected, sumOf } from './paying/pieces';
import { linesOf, ranking } from './counting/scoring';

interface Step {
  events: GameEvent[];
  view: CardsView;
}

function seatOf(name: string): CardsSeat {
  const { view, mine } = momentOf(name);
  const seat = view.seats[mine[0] ?? 0];
  if (!seat) throw new Error('nobody sits there');
  return seat;
}

describe('figures', () => {
  test('the chance to bust is counted from the deck', () => {
    const deck = { B1: 2, G3: 1, $1: 1, $4: 3, '*9': 2, '**': 1 };
    expect(bustOdds({ deck, total: 9, currency: 7 })).toEqual({ busts: 4, left: 10, percent: 40 });
    expect(bustOdds({ deck, total: 0, currency: 0 }).percent).toBe(0);
  });

  test('a small chance is not shown as none, nor a great one as certain', () => {
    expect(bustOdds({ deck: { P9: 1, '*1': 299 }, total: 5, currency: 0 }).percent).toBe(1);
    expect(bustOdds({ deck: { P9: 299, '*1': 1 }, total: 5, currency: 0 }).percent).toBe(99);
  });

  test('gauges grow warmer on the way to ten', () => {
    expect([-3, 4, 5, 8, 10, 11].map(moodOf)).toEqual(['calm', 'calm', 'warm', 'hot', 'hot', 'bust']);
  });

  test('cards have one order', () => {
    const order = ['B1', 'B9', 'G1', 'O5', 'P9', '$1', '$5', '*1', '*9', 'B*', 'P*', '**'];
    expect([...order].reverse().sort((one, other) => placeInOrder(one) - placeInOrder(other))).toEqual(order);
    expect(spreadOut({ '**': 1, G2: 2, B9: 1 })).toEqual(['B9', 'G2', 'G2', '**']);
  });
});

describe.each(games as unknown as { start: CardsView; steps: Step[] }[])(
  'a whole game',
  ({ start, steps }) => {
    test('can be followed from its events alone', () => {
      let shown = start;
      for (const [number, { events, view }] of steps.entries()) {
        for (const event of events) shown = fold(shown, event, start);
        const at = `after move ${number + 1}`;
        expect(shown.left, at).toBe(view.left);
        expect(shown.tableau, at).toEqual(view.tableau);
        expect(shown.market, at).toEqual(view.market);
        const held = shown.seats.map(({ cards, tokens, busts }) => ({ cards, tokens, busts }));
        expect(held, at).toEqual(view.seats);
        if (view.tableau.length > 0)
          expect([shown.total, shown.currency], at).toEqual([view.total, view.currency]);
      }
    });
  },
);

describe('paying', () => {
  const moment = momentOf('buying');
  const seat = seatOf('buying');
  const pieces = piecesOf(seat);
  const isPurchase = (key: string) => !key.includes(' ') && (moment.tries[key]?.proposal?.length ?? 0) > 2;
  const purchase = Object.keys(moment.tries).find(isPurchase) ?? '';
  const first = answerOf(moment, [purchase]);
  const owed = first.view.debt?.owed ?? 0;
  const taken = (ids: string[]) => pieces.filter((piece) => ids.includes(piece.id));

  test('everything owned is a piece, once', () => {
    const cards = Object.values(seat.cards).reduce((sum, count) => sum + count, 0);
    expect(pieces).toHaveLength(seat.busts + seat.tokens + cards);
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
  });

  test('is written in one order, whatever the order of choosing', () => {
    const chosen = ['P1', '$', '**', 'B4', '!', '$', 'G9', '*2'].map((code, at) => ({
      id: String(at),
      code,
      kind: 'card' as const,
    }));
    const moves = ['!', '$', '$', 'B4', 'G9', 'P1', '*2', '**'].map((code) => `spend:${code}`);
    expect(asMoves(chosen)).toEqual(moves);
    expect(asMoves([...chosen].reverse())).toEqual(moves);
  });

  test('begins with the proposal, and that is enough', () => {
    const chosen = taken(preselected(pieces, first.proposal ?? []));
    expect(asMoves(chosen)).toEqual(first.proposal);
    const tried = answerOf(moment, [purchase, ...asMoves(chosen)]);
    expect(judge(tried, owed, chosen)).toEqual({ kind: 'enough', lost: sumOf(chosen) - owed });
  });

  test('says what is missing', () => {
    const chosen = taken(preselected(pieces, first.proposal ?? []).slice(1));
    const tried = answerOf(moment, [purchase, ...asMoves(chosen)]);
    expect(judge(tried, owed, chosen)).toEqual({ kind: 'short', missing: owed - sumOf(chosen) });
  });

  test('says when there is too much', () => {
    const paying = momentOf('paying');
    const mine = piecesOf(seatOf('paying'));
    const ids = preselected(mine, [...(answerOf(paying, []).proposal ?? []), 'spend:B6']);
    const chosen = mine.filter(({ id }) => ids.includes(id));
    expect(judge(answerOf(paying, asMoves(chosen)), 7, chosen)).toEqual({ kind: 'too_much' });
  });

  test('of two copies the spare one is given away', () => {
    const two = piecesOf({ ...seat, cards: { B4: 2 }, tokens: 0, busts: 0 });
    expect(preselected(two, ['spend:B4'])).toEqual(['B4/1']);
  });

  test('a reason of the rules is handed on', () => {
    const refused = { key: 'illegal.wildcards_do_not_pay', details: { card: '**' }, index: 1 };
    expect(judge({ ...first, refused }, owed, pieces.slice(0, 1))).toEqual({
      kind: 'refused',
      key: refused.key,
      details: refused.details,
    });
  });
});

describe('the auction', () => {
  test('bids run from the least to the most that is legal', () => {
    expect(bidsIn(momentOf('auction_last').legal)).toEqual({ lowest: 5, highest: 11 });
    expect(bidsIn(['pass'])).toBeNull();
    expect([0, 5, 7, 99].map((bid) => withinBids(bid, { lowest: 5, highest: 11 }))).toEqual([5, 5, 7, 11]);
  });

  test('goes round from the left of the active seat, who comes last', () => {
    const { view, toMove } = momentOf('auction_last');
    const row = bidders(view, toMove, new Map([[2, 'pass']]));
    expect(row.map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
    expect(row.map(({ state }) => state)).toEqual(['bid', 'pass', 'spoken', 'now']);
    expect(row[0]).toMatchObject({ isHighest: true, amount: view.auction?.highest });
  });
});

describe('the grids', () => {
  test('what may be bought is lit, and what may not is there in outline', () => {
    const { view, legal } = momentOf('buying');
    const cells = marketCells(view.market, legal, seatOf('buying'));
    for (const code of Object.keys(view.market)) {
      const isLegal = legal.includes(`buy:${code}`);
      expect(cells[code]).toMatchObject({ lit: isLegal, state: isLegal ? 'have' : 'could' });
    }
    expect(Object.values(cells).filter(({ lit }) => lit)).toHaveLength(legal.length - 1);
    expect(Object.values(cells).some(({ lit, state }) => !lit && state === 'could')).toBe(true);
  });

  test('without aids nothing tells which purchase makes a run longer', () => {
    const { view, legal } = momentOf('buying');
    const glowing = (aids: ReadonlyMap<string, Prospect> | null): number =>
      Object.values(marketCells(view.market, legal, seatOf('buying'), aids)).filter(({ glow }) => glow)
        .length;
    expect(glowing(new Map())).toBeGreaterThan(0);
    expect(glowing(null)).toBe(0);
  });

  test('outside of buying nothing is lit', () => {
    const cells = marketCells(momentOf('buying').view.market, [], null);
    expect(Object.values(cells).some(({ lit }) => lit)).toBe(false);
  });

  test('a card lengthens a run at its ends, or by joining two', () => {
    const runs = { B: [2, 4], G: [], O: [], P: [] } as CardsSeat['runs'];
    const seat = { ...seatOf('buying'), cards: { B2: 1, B4: 1, B6: 1, B7: 1, '*3': 1 }, runs };
    expect(['B1', 'B3', 'B5', 'B8', 'B9', 'G9'].map((code) => lengthens(seat, code))).toEqual([
      true,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  test('wildcards are shown where they serve', () => {
    const seat = seatOf('paying');
    const cells = collectionCells(seat, true);
    expect(cells['B5']?.state).toBe('wild');
    expect(cells['B6']?.state).toBe('have');
    expect(cells['B9']?.state).toBe('none');
  });
});

describe('the end', () => {
  test('the points of the colours make up the score, also with a full row', () => {
    for (const name of ['end', 'shared', 'solo_won', 'solo_lost']) {
      for (const seat of momentOf(name).view.seats) {
        expect(linesOf(seat).reduce((sum, { points }) => sum + points, 0)).toBe(seat.score);
      }
    }
    const full = momentOf('end')
      .view.seats.flatMap(linesOf)
      .filter(({ length }) => length === 9);
    expect(full.map(({ points }) => points)).toEqual([10]);
  });

  test('winners come first, also among equals', () => {
    expect(ranking([3], [18, 13, 15, 18], [0, 7, 15, 1]).map(({ seat }) => seat)).toEqual([3, 0, 2, 1]);
  });

  test('equals share a place, and nobody has the next', () => {
    const places = (winners: number[], scores: number[]): number[] =>
      ranking(winners, scores, [5, 5, 5, 5]).map(({ place }) => place);
    expect(places([1], [9, 20, 9, 4])).toEqual([1, 2, 2, 4]);
    expect(places([0, 2], [20, 9, 20, 9])).toEqual([1, 1, 3, 3]);
  });
});
