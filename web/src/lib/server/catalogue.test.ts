import { expect, test, vi } from 'vitest';
import { prepare, say } from '$lib/i18n/say.svelte';
import type { Catalogue } from '$lib/wire/messages';
import { botsOnOffer, loadCatalogue, middleBot } from './catalogue.svelte';

const BOTS = ['random', 'greedy', 'careful', 'foresighted'];

vi.mock('./api', () => ({
  fetchCatalogue: () => Promise.resolve({ games: [{ game: 'cards', bots: BOTS }] } as Partial<Catalogue>),
}));

test('the bots are those of the server, and there is one before it has told them', async () => {
  expect(botsOnOffer('cards')).toEqual([middleBot('cards')]);
  await loadCatalogue();
  expect(botsOnOffer('cards')).toEqual(BOTS);
  expect(middleBot('cards')).toBe('greedy');
});

test('a bot is called by its name where there are no words for it', async () => {
  await prepare('play');
  expect(say('new.seat-bot', { bot: 'careful' })).toBe('Bot: counts the cards');
  expect(say('new.seat-bot', { bot: 'foresighted' })).toBe('Bot: foresighted');
});
