import { expect } from 'vitest';
import { open } from './support/gathering.ts';
import { playCards } from './support/playing.ts';
import { storyOf } from './support/tables.ts';
import { test } from './support/visitor.ts';

/** A quarter of the cards, of every kind. */
const SHORT_DECK = {
  ...Object.fromEntries(['B1', 'B3', 'G2', 'G5', 'O4', 'O6', 'P3', 'P7'].map((card) => [card, 2])),
  ...Object.fromEntries(['$1', '$3', '$5', '*2', 'G*'].map((card) => [card, 1])),
};

test('from the first page to a card in two clicks', async ({ visit }) => {
  const { page, ...visitor } = await visit({ serviceWorkers: 'allow' });
  await page.goto(visitor.server);
  await page.getByRole('button', { name: 'Play solo now' }).click();
  await page.getByRole('button', { name: /^Draw/ }).click();
  await page
    .getByText(/^You turn up/)
    .first()
    .waitFor();
});

test('a solo game to its end by mouse', async ({ visit }) => {
  const visitor = await visit({ serviceWorkers: 'allow' });
  const { page } = visitor;
  const { id } = await open(visitor, {
    game: 'cards',
    options: { edition: 'aeg', seats: 1, target: 7, deck: SHORT_DECK },
    seats: [{ kind: 'mine' }],
  });
  await visitor.go(`/t/${id}`);
  await playCards(page);
  const { ending, moves } = await storyOf(id);
  expect(ending?.reason).toBe('rules');
  expect(moves.length).toBeGreaterThan(20);
  const won = ending?.winners.includes(0) ?? false;
  const headline = await page
    .getByRole('region', { name: 'How it ended' })
    .getByRole('heading')
    .first()
    .textContent();
  expect(headline).toMatch(won ? /you/i : /./);
  await page.getByRole('button', { name: 'Play again' }).waitFor();
});
