import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { prepare, speak } from '$lib/i18n/say.svelte';
import { faceOf } from '$lib/people/faces';
import type { Listed, MyMistakes, Person } from '$lib/wire/messages';
import { promised } from '../../test/promised';
import WelcomeBack from './WelcomeBack.svelte';
import { reachServer } from '../../test/reach';

beforeAll(async () => {
  await reachServer();
  await speak('en');
  await prepare('progress');
});
afterEach(() => vi.unstubAllGlobals());

const ME = {
  statistics: [{ game: 'cards', games: 3, wins: 1, rating_bots: 1512.4, course_bots: [1500, 1512.4] }],
} as unknown as Person;

// prettier-ignore
const LISTED = {
  table: {
    id: 'abcdefghij', game: 'tiles', options: {}, agreement: {}, status: 'playing', created: 0, commitment: 'c',
    seats: [{ kind: 'person', name: 'Ada' }, { kind: 'person', name: 'Bea' }],
  },
  moves: 3, changed: 0, to_move: [0], mine: [0],
} as unknown as Listed;

/** Over a server that answers when the test says so. */
function look(me: Person | null) {
  const tables = promised<{ tables: Listed[] }>();
  const mistakes = promised<Partial<MyMistakes>>();
  const json = (answer: Promise<object>): Promise<Response> =>
    answer.then((told) => new Response(JSON.stringify(told)));
  vi.stubGlobal('fetch', (path: string) =>
    json(path.includes('mistakes') ? mistakes.promise : tables.promise),
  );
  const onplay = vi.fn();
  return { ...render(WelcomeBack, { me, isBusy: false, onplay }), tables, mistakes, onplay };
}

const places = (): HTMLElement[] => screen.getAllByRole('listitem');

test('each has its place before it is known, and keeps it', async () => {
  const { tables, mistakes, rerender } = look(null);
  const before = places();
  expect(before.map((place) => place.textContent?.trim())).toEqual(['', '', '', '']);
  await rerender({ me: ME });
  mistakes.keep({ reviews: true, due: 2 });
  await screen.findByText('2 mistakes to practise');
  tables.keep({ tables: [] });
  await screen.findByText('What you play is kept under “My games”.');
  expect(places()).toEqual(before);
  expect(before.every((place) => place.textContent?.trim())).toBe(true);
});

test('the one game that waits is one press away', async () => {
  const { tables } = look(ME);
  tables.keep({ tables: [LISTED] });
  const link = await screen.findByRole('link', { name: /Bea/ });
  expect(link).toHaveAttribute('href', '/t/abcdefghij');
  expect(link).toHaveClass('lit');
});

test('the next opponent of each game has its face, and is played by a press', () => {
  const { onplay } = look(ME);
  const [cards] = screen.getAllByRole('button');
  cards?.click();
  const bot = String(onplay.mock.calls[0]?.[1]);
  expect(onplay).toHaveBeenCalledExactlyOnceWith('cards', bot);
  expect(cards?.querySelector('.portrait .shape')).toHaveAttribute('d', faceOf(bot).shape);
  expect(cards).toHaveTextContent('1512');
});

test('whoever has made no mistakes is told what there is', async () => {
  const { mistakes } = look(ME);
  mistakes.keep({ reviews: true, due: 0 });
  const link = await screen.findByRole('link', { name: /No mistakes are due/ });
  expect(link).toHaveAttribute('href', '/me/mistakes');
  expect(link).not.toHaveClass('lit');
});
