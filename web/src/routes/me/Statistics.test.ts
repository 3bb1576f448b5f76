import { mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Person } from '$lib/wire/messages';
import Statistics from './Statistics.svelte';

vi.mock('$lib/houses/catalogue.svelte', () => ({
  editionOnOffer: () => ({ opponent: 'Mona', lowest_target: 5, highest_target: 10 }),
}));

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

function show(person: Partial<Person>): HTMLElement {
  const target = document.createElement('div');
  shown = mount(Statistics, { target, props: { person: person as Person, title: 'Results' } });
  return target;
}

it('says what has been measured, and nothing of what has not', () => {
  const figures = { games: 4, wins: 1.5, mean_score: 11.25, rating_people: null, rating_bots: 1503.4 };
  const page = show({ statistics: [{ game: 'cards', ...figures }], solo: [] });
  expect([...page.querySelectorAll('dd')].map((one) => one.textContent)).toEqual([
    '4',
    '1.5',
    '11.3',
    '1503',
  ]);
  expect(page.querySelectorAll('dt')).toHaveLength(4);
});

it('begins the ladder where the opponent of that edition begins', () => {
  const solo = { edition: 'gamefactory', games: 3, wins: 1, beaten: [5], next_target: 6 };
  const page = show({ statistics: [], solo: [solo] });
  const steps = [...page.querySelectorAll('li')];
  expect(steps.map((one) => Number.parseInt(one.textContent ?? ''))).toEqual([5, 6, 7, 8, 9, 10]);
  expect(steps.map((one) => one.classList.contains('beaten')).indexOf(true)).toBe(0);
  expect(steps.map((one) => one.classList.contains('next')).indexOf(true)).toBe(1);
});
