import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CardsView, GameView, Tried } from '$lib/game/props';
import { choose } from '$lib/settings/settings.svelte';
import { ByItself, type Decision } from './obvious.svelte';

const view = (changes: Partial<CardsView> = {}): CardsView =>
  ({ phase: 'buy', market: {}, debt: null, ...changes }) as CardsView;

beforeEach(() => {
  vi.useFakeTimers();
  choose({ obvious: true, pace: 'normal' });
});
afterEach(() => void vi.useRealTimers());

/** Somebody before a decision, with a server that answers what would be legal after so many pieces. */
function at(changes: Partial<Decision>, answers: string[][] = []) {
  const send = vi.fn(async (_: string[]) => {});
  const tryOut = async (moves: string[]): Promise<Tried> => {
    const legal = answers[moves.length - 1] ?? [];
    const debt = legal.length ? { seat: 0, card: 'B9', owed: 1 } : null;
    return { view: view({ debt }) as GameView, legal, toMove: 0, proposal: null, refused: null };
  };
  const byItself = new ByItself({ send, tryOut });
  const decision: Decision = {
    view: view(),
    acting: 0,
    legal: ['pass'],
    number: 7,
    isLive: true,
    ...changes,
  };
  const consider = async (more: Partial<Decision> = {}): Promise<() => void> => {
    const leave = byItself.consider({ ...decision, ...more });
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    return leave;
  };
  return { byItself, send, consider };
}

describe('what has one answer', () => {
  test.each([
    ['an empty market', view(), ['pass'], 'empty'],
    ['nothing that one could buy', view({ market: { B9: 1 } }), ['pass'], 'nothing'],
    ['no money for a bid', view({ phase: 'bid' }), ['pass'], 'bid'],
    ['a bust with nothing to buy', view({ phase: 'bust' }), ['token'], 'bust'],
    ['a second round in which no tile moves', { phase: 'move' } as GameView, ['pass'], 'stuck'],
  ])('happens by itself: %s', async (_, given, legal, why) => {
    const { byItself, send, consider } = at({ view: given, legal });
    await consider();
    expect(byItself.obvious).toMatchObject({ why, seat: 0 });
    expect(send).not.toHaveBeenCalled(); // first one sees what will happen
    await vi.advanceTimersByTimeAsync(2000);
    expect(send).toHaveBeenCalledExactlyOnceWith(legal);
  });

  test('is seen as long as the pace says', async () => {
    choose({ pace: 'slow' });
    const { send, consider } = at({});
    await consider();
    await vi.advanceTimersByTimeAsync(1200);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1200);
    expect(send).toHaveBeenCalled();
  });

  test('a payment happens by itself when no piece of it is a choice', async () => {
    const { send, consider } = at({ legal: ['spend:$'] }, [['spend:$'], ['spend:$'], []]);
    await consider();
    await vi.advanceTimersByTimeAsync(2000);
    expect(send).toHaveBeenCalledExactlyOnceWith(['spend:$', 'spend:$', 'spend:$']);
  });
});

describe('a choice stays a choice', () => {
  test.each([
    ['there are two answers', { legal: ['buy:B1', 'pass'] }],
    ['it is the draw itself', { legal: ['draw'] }],
    ['it is somebody else’s', { acting: null }],
    ['something is still to be shown', { isLive: false }],
  ])('when %s', async (_, changes) => {
    const { byItself, send, consider } = at(changes as Partial<Decision>);
    await consider();
    await vi.advanceTimersByTimeAsync(5000);
    expect([byItself.obvious, send.mock.calls]).toEqual([null, []]);
  });

  test('when a later piece of a payment could be another one', async () => {
    const { send, consider } = at({ legal: ['spend:$'] }, [['spend:$', 'spend:B4']]);
    await consider();
    await vi.advanceTimersByTimeAsync(5000);
    expect(send).not.toHaveBeenCalled();
  });

  test('when the player wants to do it', async () => {
    choose({ obvious: false });
    const { send, consider } = at({});
    await consider();
    await vi.advanceTimersByTimeAsync(5000);
    expect(send).not.toHaveBeenCalled();
  });

  test('when it was left meanwhile', async () => {
    const { byItself, send, consider } = at({});
    (await consider())();
    await vi.advanceTimersByTimeAsync(5000);
    expect([byItself.obvious, send.mock.calls]).toEqual([null, []]);
  });
});

test('what was taken back is not done again, until somebody has decided anew before it', async () => {
  const { byItself, send, consider } = at({});
  await consider();
  await vi.advanceTimersByTimeAsync(2000);
  await consider(); // taken back: the same decision stands again
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenCalledOnce();
  byItself.decided(5);
  await consider();
  await vi.advanceTimersByTimeAsync(2000);
  expect(send).toHaveBeenCalledTimes(2);
});
