// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '$lib/game/props';
import { messages } from '../../../vite/catalogs';
import { cardParts } from '$lib/game/card_parts';
import { Catalog } from './catalog';
import { Storyteller } from './story';

interface Told {
  language: string;
  cards: Record<string, string>;
  sentences: string[][];
  stories: [string[], string[]][];
  refusals: string[];
}

interface Fixture {
  names: string[];
  parts: Record<string, object>;
  games: GameEvent[][];
  told: Told[];
}

const locales = fileURLToPath(new URL('../../../../src/tenfold/locales', import.meta.url));
const fixture = JSON.parse(
  readFileSync(new URL('../../../fixtures/story.json', import.meta.url), 'utf-8'),
) as Fixture;

test('cards are taken apart as in Python', () => {
  for (const [code, parts] of Object.entries(fixture.parts)) expect(cardParts(code)).toEqual(parts);
});

// When a sentence has changed: uv run python web/fixtures/story.py
describe.each(fixture.told)('$language is spoken as in Python', (told) => {
  const spoken = new Catalog(told.language, messages(locales, told.language));
  const mine = new Storyteller(spoken, fixture.names, 0);
  const anybodys = new Storyteller(spoken, fixture.names);

  test('cards', () => {
    for (const [card, words] of Object.entries(told.cards))
      expect(spoken.say('a-card', { card })).toBe(words);
  });

  test('every event', () => {
    const sentences = fixture.games.map((events) => events.map((event) => mine.sentence(event)));
    expect(sentences).toEqual(told.sentences);
  });

  test('whole stories', () => {
    const stories = fixture.games.map((events) => [mine.tell(events), anybodys.tell(events)]);
    expect(stories).toEqual(told.stories);
  });

  test('what is wrong', () => {
    expect([
      spoken.explain('illegal.bid_too_low', { amount: 4, highest: 5 }),
      spoken.explain('options.below', { option: 'limit', value: -12345, lowest: 1000000 }),
    ]).toEqual(told.refusals);
  });
});

test('lists read like speech, and what nobody knows is said by its key', () => {
  const english = new Catalog('en', messages(locales, 'en'));
  const lists = [0, 1, 2, 3].map((count) => english.listOf(['a', 'b', 'c'].slice(0, count)));
  expect(lists).toEqual(['nothing', 'a', 'a and b', 'a, b and c']);
  expect(english.say('illegal.by_tomorrow', { day: 3 })).toBe('illegal.by_tomorrow (day=3)');
});
