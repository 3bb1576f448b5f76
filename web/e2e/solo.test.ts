import { expect } from 'vitest';
import { playCards } from './support/playing.ts';
import { storyOf } from './support/tables.ts';
import { test } from './support/visitor.ts';

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
  await visitor.go('/');
  await page.getByRole('button', { name: 'Play solo now' }).click();
  await playCards(page);
  const { ending, moves } = await storyOf(page.url().split('/').at(-1) ?? '');
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
