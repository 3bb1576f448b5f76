import { describe, expect, test } from 'vitest';
import type { Table } from '$lib/wire/messages';
import { changedTable, nextTarget, otherBot } from './next_game';

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
    expect(changedTable(SOLO, { target: 6 })).toEqual({
      game: 'cards',
      options: { edition: 'aeg', seats: 1, target: 6 },
      seats: [{ kind: 'mine', name: 'Ada' }],
      agreement: { takeback: 'free' },
    });
  });
});

describe('after a game with bots', () => {
  test('there is a stronger one, unless they were the strongest or somebody else plays', () => {
    expect(otherBot('stronger', TABLE, [0], BOTS)).toBe('careful');
    const strongest = { ...TABLE, seats: [TABLE.seats[0]!, { kind: 'bot' as const, bot: 'careful' }] };
    expect(otherBot('stronger', strongest, [0], BOTS)).toBeNull();
    const friend = { ...TABLE, seats: [...TABLE.seats, { kind: 'person' as const, name: 'Bea' }] };
    expect(otherBot('stronger', friend, [0], BOTS)).toBeNull();
    const own = { ...TABLE, seats: [TABLE.seats[0]!, { kind: 'bot' as const, bot: 'mine.py' }] };
    expect(otherBot('stronger', own, [0], BOTS)).toBeNull();
    const gentle = { ...TABLE, seats: [TABLE.seats[0]!, { kind: 'bot' as const, bot: 'momo' }] };
    expect(otherBot('stronger', gentle, [0], LADDER)).toBe('bruno');
  });

  test('there is a gentler one, unless the gentlest has played', () => {
    const against = (...bots: string[]): Table => ({
      ...TABLE,
      seats: [TABLE.seats[0]!, ...bots.map((bot) => ({ kind: 'bot' as const, bot }))],
    });
    expect(otherBot('gentler', against('expert'), [0], LADDER)).toBe('bruno');
    expect(otherBot('gentler', against('expert', 'bruno'), [0], LADDER)).toBe('momo');
    expect(otherBot('gentler', against('momo'), [0], LADDER)).toBeNull();
    expect(otherBot('gentler', against('expert'), [], LADDER)).toBeNull();
  });

  test('it takes a seat and others of its strength the rest, and who begins is drawn again', () => {
    const { options, seats } = changedTable(TABLE, { bots: ['careful', 'greedy', 'random'] });
    expect(options).toEqual({ edition: 'aeg', seats: 3, busting: false });
    expect(seats.slice(1)).toEqual([
      { kind: 'bot', bot: 'careful' },
      { kind: 'bot', bot: 'greedy' },
    ]);
    const agreed = { ...TABLE, agreement: { lot: false } };
    expect(changedTable(agreed, { bots: ['careful'] }).options).toMatchObject({ start: 1 });
  });
});
