import { expect, test } from 'vitest';
import type { CardsView, GameEvent, Sitter } from '$lib/game/props';
import { prepare, speak } from '$lib/i18n/say.svelte';
import { whyLowest } from '../auction/bidding';
import { aboutRival, lastStop, whyTold } from './why';

const SOLO: Sitter[] = [
  { name: 'Ada', kind: 'person' },
  { name: 'JEN', kind: 'opponent' },
];
const BOTS: Sitter[] = [
  { name: 'Ada', kind: 'person' },
  { name: 'Moss', kind: 'bot', bot: 'careful' },
];
const STOPS: GameEvent = { event: 'stops', seat: 1, reward: 'numbers' };

function position(part: Partial<CardsView> = {}): CardsView {
  return { phase: 'draw', active: 1, tableau: [], auction: null, ...part } as CardsView;
}

await speak('en');
await prepare('play');

test('an opponent stops because of her target', () => {
  expect(whyTold(STOPS, position(), SOLO, 7)).toContain('until her total is 7 or more');
});

test('her bids are the rules’, and nobody asks why a person does anything', () => {
  expect(whyTold({ event: 'bids', seat: 1, amount: 5 }, position(), SOLO, 7)).toContain('never less than 5');
  expect(whyTold({ event: 'stops', seat: 0, reward: 'numbers' }, position(), SOLO, 7)).toBe('');
  expect(whyTold(null, position(), SOLO, 7)).toBe('');
});

test('a bot says how strong it is', () => {
  expect(whyTold(STOPS, position(), BOTS, 0)).toContain('counts the cards');
  expect(aboutRival(BOTS[1] as Sitter, 0)).toContain('Moss is a bot');
  expect(aboutRival(BOTS[0] as Sitter, 0)).toBe('');
});

test('how a turn ended is there until the next card', () => {
  const told: GameEvent[] = [STOPS, { event: 'turn', seat: 0 }];
  expect(lastStop(told, position({ active: 0 }), SOLO)).toBe(STOPS);
  expect(lastStop(told, position({ active: 0, tableau: ['B1'] }), SOLO)).toBe(null);
  expect(lastStop([{ ...STOPS, seat: 0 }], position(), SOLO)).toBe(null);
});

test('bids begin where the rules say, or above the highest', () => {
  const bids = { lowest: 5, highest: 9 };
  const auction = { card: '*4', highest: 0, bidder: null };
  expect(whyLowest(position({ auction }), bids, SOLO)).toContain('less than 5');
  expect(whyLowest(position({ auction: { ...auction, highest: 4, bidder: 1 } }), bids, BOTS)).toContain(
    'Moss has bid 4',
  );
  expect(whyLowest(position({ auction }), { lowest: 1, highest: 9 }, BOTS)).toBe('');
});
