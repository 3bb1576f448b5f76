import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prepare } from '$lib/i18n/say.svelte';
import type { Catalogue } from '$lib/wire/messages';
import { botChoice } from '$lib/people/bots';
import { bestBots, botsOnOffer, fittingBot, loadCatalogue, programsOnOffer } from './catalogue.svelte';

const BOTS = ['random', 'greedy', 'careful', 'foresighted'];
const LADDER = [
  { name: 'momo', rating: 1500 },
  { name: 'bruno', rating: 1600 },
  { name: 'expert', rating: 2200 },
];

const CATALOGUE = {
  games: [
    { game: 'tiles', bots: BOTS, opponents: [] },
    { game: 'cards', bots: BOTS, opponents: LADDER, programs: ['robbie'] },
  ],
} as unknown as Catalogue;

// Other tests may have asked the same module before: what answers is the network.
beforeAll(() => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(CATALOGUE) }),
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test('the bots are those of the server, and there is one before it has told them', async () => {
  expect(botsOnOffer('cards')).toEqual([fittingBot('cards')]);
  await loadCatalogue();
  expect(botsOnOffer('cards')).toEqual(['momo', 'bruno', 'expert']);
  expect(botsOnOffer('tiles')).toEqual(BOTS); // a game without a ladder
});

test('programs are no bots: nobody meets one without choosing it', async () => {
  await loadCatalogue();
  expect([programsOnOffer('cards'), programsOnOffer('tiles')]).toEqual([['robbie'], []]);
  expect([...botsOnOffer('cards'), ...bestBots('cards')]).not.toContain('robbie');
});

test('a newcomer meets the second of the ladder, others the one nearest to them', () => {
  expect(fittingBot('cards')).toBe('bruno');
  expect(fittingBot('cards', 1200)).toBe('momo');
  expect(fittingBot('cards', 1950)).toBe('expert');
  expect(fittingBot('tiles')).toBe('greedy');
  expect(fittingBot('tiles', 1950)).toBe('greedy');
});

test('whoever watches sees those who play best', () => {
  expect(bestBots('cards')).toEqual(['expert', 'bruno', 'momo']);
});

test('a bot is called by its name where there are no words for it', async () => {
  await prepare('play');
  expect(botChoice('careful', 'cards')).toBe('Bot: counts the cards');
  expect(botChoice('foresighted', 'cards')).toBe('Bot: Foresighted');
  expect(botChoice('expert', 'cards')).toBe('Bot: Expert');
});
