import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { prepare, speak } from '$lib/i18n/say.svelte';
import type { GameErrors, MyMistakes } from '$lib/wire/messages';
import Mistakes from './Mistakes.svelte';
import { reachServer } from '../../test/reach';

beforeAll(async () => {
  await reachServer();
  await speak('en');
  await prepare('review', 'mistakes');
});
afterEach(() => vi.unstubAllGlobals());

const CARDS: GameErrors = {
  game: 'cards',
  games: 1,
  kinds: [{ kind: 'bidding', decisions: 4, lost: 0.1 }],
  course: [{ games: 1, until: 0, kinds: [{ kind: 'bidding', decisions: 4, lost: 0.1 }] }],
  house: [{ name: 'nora', games: 300, interval: 0.001, kinds: [{ kind: 'bidding', decisions: 9, lost: 0 }] }],
};

/** The page over a server that answers like this, each time with the next answer; what it was asked for. */
function look(...answers: Partial<MyMistakes>[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(new Response(JSON.stringify({ reviews: true, ...answer })));
  });
  render(Mistakes);
  return asked;
}

test('without games there is nothing to learn from', async () => {
  look({});
  await screen.findByText(/play a game to its end first/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('where nothing is reviewed it is said, and nothing is offered', async () => {
  look({ reviews: false, not_reviewed: 3 });
  await screen.findByText(/has switched reviews off/);
  expect(screen.queryByText(/can practise/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Review/ })).toBeNull();
});

test('whoever made no mistake is told so, with the figures', async () => {
  look({ games: [CARDS] });
  await screen.findByText('Nothing to practise: well played.');
  screen.getByRole('row', { name: 'bidding 2.5 100% 4' });
  screen.getByRole('row', { name: 'You 2.5 2.5' });
  screen.getByText('Nearest to you: Nora.');
  screen.getByText('Game 1: 2.5');
});

test('what is due can be practised, and what is not is told', async () => {
  look({ games: [CARDS], exercises: 3, due: 2, learnt: 1 });
  const way = await screen.findByRole('link', { name: 'Practise now (2)' });
  expect(way).toHaveAttribute('href', '/me/practice');
  screen.getByText('1 of 3 solved for good.');
});

test('the next mistake is announced', async () => {
  look({ games: [CARDS], exercises: 1, next_due: Date.now() + 3 * 86_400_000 });
  await screen.findByText('Nothing to practise now. The next mistake comes back in 3 days.');
});

test('games that were not reviewed are, on request', async () => {
  const asked = look({ not_reviewed: 2 }, { waiting: 2 });
  await fireEvent.click(await screen.findByRole('button', { name: 'Review them' }));
  await screen.findByText('2 games are being reviewed.');
  expect(asked).toEqual(['GET /api/me/mistakes', 'POST /api/me/mistakes/reviews']);
});
