import { describe, expect, test } from 'vitest';
import type { CardsView, Sitter } from '$lib/game/props';
import { headlineOf } from './headline';

const PHASES: CardsView['phase'][] = ['draw', 'chance', 'bid', 'pay', 'buy', 'last_buy', 'bust'];
const seats: Sitter[] = ['Ada', 'Rocco', 'You'].map((name) => ({ name, kind: 'person' }));

function headline(
  phase: CardsView['phase'],
  active: number,
  toMove: number | null,
  mine: number[],
  isLive = true,
) {
  const view = { phase, active } as CardsView;
  return headlineOf({ view, seats, mine, toMove, isLive });
}

describe.each([true, false])('whether or not all has been shown (%s)', (isLive) => {
  test.each(PHASES)('nobody reads of themselves as of somebody else (%s)', (phase) => {
    for (const me of [0, 1, 2])
      for (const active of [0, 1, 2])
        for (const toMove of [0, 1, 2, null]) {
          const words = headline(phase, active, toMove, [me], isLive);
          const seat = toMove ?? active;
          if (seat === me) expect(words).toMatch(/^(Your |You (may|have|bust))/);
          else expect(words).toMatch(new RegExp(`^${seats[seat]?.name}(’s| )`));
        }
  });
});

test('round one screen everybody is called by name', () => {
  expect(headline('draw', 0, 1, [0, 1])).toBe('Rocco: Your turn');
});

test('what is to be done is said when it can be done', () => {
  expect(headline('bid', 1, 0, [0], false)).toBe('Your turn');
  expect(headline('bid', 1, 0, [0])).toBe('Your bid');
});
