import { expect } from 'vitest';
import { act } from './support/playing.ts';
import { storyOf } from './support/tables.ts';
import { test } from './support/visitor.ts';

test('two people pass one screen round', async ({ visit }) => {
  const visitor = await visit({ settings: { name: 'Ada' } });
  const { page } = visitor;
  await visitor.go('/');
  await page
    .getByRole('region', { name: 'The cards' })
    .getByRole('link', { name: /^On this device/ })
    .click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Bea');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.actions').waitFor();

  const table = page.url().split('/').at(-1) ?? '';
  const movers = new Set<number>();
  while (movers.size < 2) {
    await act(page);
    for (const { seat } of (await storyOf(table)).moves) if (seat >= 0) movers.add(seat);
  }
  await expect
    .poll(() => page.getByRole('region', { name: 'The middle of the table' }).textContent())
    .toMatch(/Ada|Bea/);
});

test('a decision is taken back', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/new?game=tiles&with=here&open=1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('button.end').first().click();
  await page.locator('.spot').first().click();
  await expect.poll(() => page.locator('.place.laid').count()).toBe(1);
  await page.getByRole('button', { name: 'Take your last decision back' }).click();
  await expect.poll(() => page.locator('.place.laid').count()).toBe(0);
});
