import { expect } from 'vitest';
import { playTiles } from './support/playing.ts';
import { storyOf } from './support/tables.ts';
import { test } from './support/visitor.ts';

test.for(['Closed', 'Open'])('the tile game (%s) to its end against a bot', async (rows, { visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/');
  const tiles = page.getByRole('region', { name: 'The tiles' });
  await tiles.getByText(rows, { exact: true }).click();
  await tiles.getByRole('button', { name: 'Against a bot' }).click();
  await playTiles(page);
  const { ending, table } = await storyOf(page.url().split('/').at(-1) ?? '');
  expect(table.options['open']).toBe(rows === 'Open');
  expect(ending?.reason).toBe('rules');
  await page.locator('p.ending').waitFor();
});
