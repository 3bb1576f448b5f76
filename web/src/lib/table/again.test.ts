import { describe, expect, test } from 'vitest';
import type { Table } from '$lib/wire/messages';
import { harderTable, nextTarget, strongerBot } from './again';

// prettier-ignore
const TABLE: Table = {
  id: 'abcdefghij', game: 'cards', options: { edition: 'aeg', seats: 3, start: 1, busting: false },
  agreement: { takeback: 'free' }, owner: 0, status: 'over', created: 0, commitment: 'c',
  seats: [{ kind: 'person', name: 'Ada' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'greedy' }],
};
const SOLO: Table = {
  ...TABLE,
  options: { edition: 'aeg', seats: 1, target: 5 },
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'opponent', name: 'JEN' },
  ],
};
const BOTS = ['random', 'greedy', 'careful'];
const LADDER = ['momo', 'bruno', 'expert'];

describe('after a solo game', () => {
  test('the next target comes when one is beaten, up to the highest', () => {
    expect(nextTarget(SOLO, [0], true, 10)).toBe(6);
    expect(nextTarget(SOLO, [0], false, 10)).toBeNull();
    expect(nextTarget(SOLO, [0], true, 5)).toBeNull();
    expect(nextTarget(SOLO, [], true, 10)).toBeNull();
    expect(nextTarget(TABLE, [0], true, 10)).toBeNull();
  });

  test('is made with it, alone', () => {
    expect(harderTable(SOLO, { target: 6 })).toEqual({
      game: 'cards',
      options: { edition: 'aeg', seats: 1, target: 6 },
      seats: [{ kind: 'mine', name: 'Ada' }],
      agreement: { takeback: 'free' },
    });
  });
});

describe('after a game with bots', () => {
  test('there is a stronger one, unless they were the strongest or somebody else plays', () => {
    expect(strongerBot(TABLE, [0], BOTS)).toBe('careful');
    const strongest = { ...TABLE, seats: [TABLE.seats[0]!, { kind: 'bot' as const, bot: 'careful' }] };
    expect(strongerBot(strongest, [0], BOTS)).toBeNull();
    const friend = { ...TABLE, seats: [...TABLE.seats, { kind: 'person' as const, name: 'Bea' }] };
    expect(strongerBot(friend, [0], BOTS)).toBeNull();
    const own = { ...TABLE, seats: [TABLE.seats[0]!, { kind: 'bot' as const, bot: 'mine.py' }] };
    expect(strongerBot(own, [0], BOTS)).toBeNull();
    const gentle = { ...TABLE, seats: [TABLE.seats[0]!, { kind: 'bot' as const, bot: 'momo' }] };
    expect(strongerBot(gentle, [0], LADDER)).toBe('bruno');
  });

  test('it takes all their seats, and who begins is drawn again', () => {
    const { options, seats } = harderTable(TABLE, { bot: 'careful' });
    expect(options).toEqual({ edition: 'aeg', seats: 3, busting: false });
    expect(seats.slice(1)).toEqual(Array(2).fill({ kind: 'bot', bot: 'careful' }));
    const agreed = { ...TABLE, agreement: { lot: false } };
    expect(harderTable(agreed, { bot: 'careful' }).options).toMatchObject({ start: 1 });
  });
});
