import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CardsView, Tried } from '$lib/game/props';
import { answerOf, momentOf } from '../../../../dev/cards/moments';
import { promised, type Promised } from '../../../../test/promised';
import { CardDecision, type Position } from './decision.svelte';

interface Changes extends Partial<Position> {
  send?: (tokens: string[]) => Promise<void>;
  tryOut?: (tokens: string[]) => Promise<Tried<CardsView>>;
  painted?: () => Promise<void>;
}

/** Somebody who decides at a moment of a real game, with the server's answers to what may be asked. */
function at(name: string, { send, tryOut, painted, ...changes }: Changes = {}) {
  const moment = momentOf(name);
  const { view, legal, acting } = moment;
  let position: Position = $state.raw({ view, legal, acting, market: view.market, isLive: true, ...changes });
  const sent = vi.fn(send ?? (async () => {}));
  const tell = vi.fn();
  const decision = new CardDecision(() => position, {
    send: sent,
    tryOut: tryOut ?? (async (tokens) => answerOf(moment, tokens)),
    tell,
    painted: painted ?? (async () => {}),
  });
  decision.begin();
  const arrive = (next: Partial<Position>): void => {
    position = { ...position, ...next };
  };
  return { decision, moment, sent, tell, arrive };
}

describe('buying', () => {
  test('a lit card is picked at once, and paid for when that has been seen', async () => {
    const seen = promised();
    const { decision } = at('buying', { painted: () => seen.promise });
    const pressed = decision.press('G2');
    expect(decision.picked).toBe('G2');
    expect(decision.payment).toBeNull();
    seen.keep();
    await pressed;
    expect(decision.payment).toMatchObject({ card: 'G2', owed: 2, purchase: ['buy:G2'] });
  });

  test('the payment takes over what the server proposes', async () => {
    const { decision, moment } = at('buying');
    await decision.press('G2');
    await vi.waitFor(() => expect(decision.payment?.isEnough).toBe(true));
    expect(decision.payment?.moves).toEqual(['buy:G2', ...(moment.tries['buy:G2']?.proposal ?? [])]);
  });

  test('what somebody chose to pay with is not replaced by the proposal', async () => {
    const asked: Promised<Tried<CardsView>>[] = [];
    const { decision, moment } = at('buying', {
      tryOut: () => {
        asked.push(promised());
        return asked.at(-1)!.promise;
      },
    });
    await decision.press('G2');
    const piece = decision.payment!.pieces.at(-1)!;
    void decision.payment!.toggle(piece);
    asked[0]!.keep(answerOf(moment, ['buy:G2']));
    await asked[0]!.promise;
    expect(decision.payment!.moves).toEqual(['buy:G2', `spend:${piece.code}`]);
  });

  test('another card takes the place of the first, also while that one waits to be seen', async () => {
    const seen = promised();
    const { decision } = at('buying', { painted: () => seen.promise });
    const other = momentOf('buying')
      .legal.find((token) => /^buy:(?!G2)/.test(token))!
      .slice(4);
    const both = [decision.press('G2'), decision.press(other)];
    seen.keep();
    await Promise.all(both);
    expect(decision.picked).toBe(other);
    expect(decision.payment?.card).toBe(other);
  });

  test('what was picked can be put back, and then nothing is paid', async () => {
    const { decision } = at('buying');
    await decision.press('G2');
    expect(decision.cancel()).toBe('G2');
    expect(decision.picked).toBeNull();
    expect(decision.payment).toBeNull();
  });

  test('what was put back before it was seen stays so', async () => {
    const seen = promised();
    const { decision } = at('buying', { painted: () => seen.promise });
    const pressed = decision.press('G2');
    decision.cancel();
    seen.keep();
    await pressed;
    expect(decision.payment).toBeNull();
  });

  test('a card that is not for sale says why, and picks nothing', async () => {
    const { decision } = at('buying');
    const pressed = decision.press('G3');
    expect(decision.note).toMatchObject({ kind: 'card', code: 'G3' });
    await pressed;
    expect(decision.note).toMatchObject({ kind: 'refused', details: expect.anything() });
    expect(decision.picked).toBeNull();
  });

  test('a card that is not there is only named, and nobody is asked', async () => {
    const tryOut = vi.fn();
    const { decision } = at('buying', { tryOut, legal: ['pass'], market: {} });
    await decision.press('G3');
    expect(decision.note).toEqual({ kind: 'card', code: 'G3', count: 0 });
    expect(tryOut).not.toHaveBeenCalled();
  });

  test('nothing is bought while others are watched, or out of turn', async () => {
    for (const changes of [{ isLive: false }, { acting: null }]) {
      const { decision } = at('buying', changes);
      await decision.press('G2');
      expect(decision.isBuying).toBe(false);
      expect(decision.buyer).toBeNull();
      expect(decision.picked).toBeNull();
    }
  });

  test('what the server cannot be asked is told', async () => {
    const { decision, tell } = at('buying', { tryOut: () => Promise.reject(new Error('away')) });
    await decision.press('G3');
    expect(tell).toHaveBeenCalledExactlyOnceWith(new Error('away'));
  });
});

describe('a new position', () => {
  test('lets nothing stand that was being put together', async () => {
    const { decision, arrive } = at('buying');
    await decision.press('G2');
    const before = decision.key;
    arrive({ legal: ['pass'] });
    expect(decision.key).not.toBe(before);
    decision.begin();
    expect([decision.picked, decision.payment, decision.note]).toEqual([null, null, null]);
  });

  test('that is only told again is no new decision', () => {
    const { decision, arrive, moment } = at('buying');
    const before = decision.key;
    arrive({ view: structuredClone(moment.view), legal: [...moment.legal] });
    expect(decision.key).toBe(before);
  });

  test('in the middle of choosing brings no desk for the card of before', async () => {
    const seen = promised();
    const { decision, arrive } = at('buying', { painted: () => seen.promise });
    const pressed = decision.press('G2');
    arrive({ legal: ['pass'] });
    seen.keep();
    await pressed;
    expect(decision.payment).toBeNull();
  });

  test('in the middle of a question makes the answer worth nothing', async () => {
    const answer = promised<Tried<CardsView>>();
    const { decision, arrive, moment } = at('buying', { tryOut: () => answer.promise });
    const pressed = decision.press('G3');
    arrive({ legal: ['pass'] });
    decision.begin();
    answer.keep(answerOf(moment, ['buy:G3']));
    await pressed;
    expect(decision.note).toBeNull();
  });

  test('with a debt of mine begins with paying it', async () => {
    const { decision, moment } = at('paying');
    expect(decision.payment).toMatchObject({ owed: moment.view.debt?.owed, purchase: [] });
    await vi.waitFor(() => expect(decision.payment?.moves).toEqual(moment.tries['']?.proposal));
  });

  test('with a debt of somebody else has nothing to pay', () => {
    const { view } = momentOf('paying');
    const debt = { ...view.debt!, seat: (view.debt!.seat + 1) % view.seats.length };
    expect(at('paying', { view: { ...view, debt } }).decision.payment).toBeNull();
  });
});

describe('bidding', () => {
  test('begins with the least, and stays between the least and the most', () => {
    const { decision } = at('auction_last');
    expect(decision.bid).toBe(5);
    decision.bidByKey('-');
    expect(decision.bid).toBe(5);
    decision.bidByKey('9');
    decision.bidByKey('+');
    expect(decision.bid).toBe(10);
    decision.bidAbout(99);
    expect(decision.bid).toBe(11);
    decision.bidByKey('-');
    expect(decision.bid).toBe(10);
  });

  test('is nothing to those who may only pass', () => {
    const { decision } = at('auction_last', { legal: ['pass'] });
    decision.bidByKey('7');
    expect([decision.bid, decision.bids]).toEqual([null, null]);
  });
});

describe('making a move', () => {
  test('nothing more can be done until the server has answered', async () => {
    const answer = promised();
    const { decision, sent } = at('near_ten', { send: () => answer.promise });
    expect(decision.mayAct).toBe(true);
    const made = decision.make(['draw']);
    expect(decision.mayAct).toBe(false);
    answer.keep();
    await made;
    expect(decision.mayAct).toBe(true);
    expect(sent).toHaveBeenCalledExactlyOnceWith(['draw']);
  });

  test('a refusal is told, and what was chosen stays', async () => {
    const refusal = { key: 'illegal.pass', details: {} };
    const { decision, tell } = at('buying', { send: () => Promise.reject(refusal) });
    await decision.press('G2');
    await decision.make(['buy:G2']);
    expect(tell).toHaveBeenCalledExactlyOnceWith(refusal);
    expect(decision.picked).toBe('G2');
    expect(decision.mayAct).toBe(true);
  });
});

describe('a decision that has only just come', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is fresh for a moment after the others were watched', () => {
    const { decision } = at('near_ten');
    decision.settle(false);
    vi.advanceTimersByTime(5000);
    expect(decision.isFresh).toBe(true);
    decision.settle(true);
    expect(decision.isFresh).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(decision.isFresh).toBe(false);
  });

  test('stays fresh when there is more to watch before the moment is over', () => {
    const { decision } = at('near_ten');
    decision.settle(false);
    decision.settle(true)?.();
    vi.advanceTimersByTime(1000);
    expect(decision.isFresh).toBe(true);
  });

  test('is not fresh when nobody was watched', () => {
    const { decision } = at('near_ten');
    decision.settle(true);
    expect(decision.isFresh).toBe(false);
  });
});
