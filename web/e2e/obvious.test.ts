import { expect } from 'vitest';
import { film, noted } from './support/frames.ts';
import { open } from './support/gathering.ts';
import { action } from './support/playing.ts';
import { storyOf } from './support/tables.ts';
import { test } from './support/visitor.ts';

const WISHES = { isUnhurried: true, settings: { pace: 'fast' } };

/** Two people at one screen, and a deck of ones: whoever takes the first one finds an empty market. */
const ONES = {
  game: 'cards' as const,
  options: { edition: 'aeg', seats: 2, start: 0, deck: { B1: 6 } },
  seats: ['Ada', 'Bea'].map((name) => ({ kind: 'mine' as const, name })),
  agreement: { lot: false, takeback: 'free' as const },
};

test('an empty market is passed by itself, and one sees why', async ({ visit }) => {
  const visitor = await visit(WISHES);
  const { page } = visitor;
  const { id } = await open(visitor, ONES);
  await film(page);
  await visitor.go(`/t/${id}`);
  await action(page, 'd').click();
  await action(page, 'n').click();
  await noted(page, /The market is empty/); // it stands for a moment
  await page.getByRole('heading', { name: /^Bea:/ }).waitFor();
  expect((await storyOf(id)).moves.map(({ token }) => token)).toEqual(['draw', 'B1', 'numbers', 'pass']);
});

test('taking back goes behind what was done by itself, and it is done again after another decision', async ({
  visit,
}) => {
  const visitor = await visit(WISHES);
  const { page } = visitor;
  const { id } = await open(visitor, ONES);
  await visitor.go(`/t/${id}`);
  await action(page, 'd').click();
  await action(page, 'n').click();
  await page.getByRole('heading', { name: /^Bea:/ }).waitFor();
  await page.getByRole('button', { name: 'Take your last decision back' }).click();
  await action(page, 'n').waitFor();
  expect((await storyOf(id)).moves.map(({ token }) => token)).toEqual(['draw', 'B1']);
  await action(page, 'n').click();
  await page.getByRole('heading', { name: /^Bea:/ }).waitFor();
  expect((await storyOf(id)).moves.map(({ token }) => token)).toEqual(['draw', 'B1', 'numbers', 'pass']);
});

test('who wants to do it does it', async ({ visit }) => {
  const visitor = await visit({ settings: { obvious: false } });
  const { page } = visitor;
  const { id } = await open(visitor, ONES);
  await visitor.go(`/t/${id}`);
  await action(page, 'd').click();
  await action(page, 'n').click();
  await action(page, 'p').click();
  await page.getByRole('heading', { name: /^Bea:/ }).waitFor();
});
