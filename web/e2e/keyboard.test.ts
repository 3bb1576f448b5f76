import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isOver, playCards } from './support/playing.ts';
import { makeTable, storyOf } from './support/tables.ts';
import { test } from './support/visitor.ts';

/** Goes on with Tab until something has the focus that is looked for. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
      return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

test('a whole tile game by keyboard alone', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/');
  expect(await tabTo(page, '[aria-labelledby="tiles-title"] button.main')).toBe(true);
  await page.keyboard.press('Enter');
  const mine = page.locator('.spot[data-cell], .after a');
  for (;;) {
    await mine.first().waitFor();
    if (await isOver(page)) break;
    const laid = await page.locator('.place.laid').count();
    if (!(await tabTo(page, '.spot[data-cell]'))) continue;
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await isOver(page)) || (await page.locator('.place.laid').count()) > laid)
      .toBe(true);
  }
  const { ending } = await storyOf(page.url().split('/').at(-1) ?? '');
  expect(ending?.reason).toBe('rules');
});

test('a short solo game by the keys of its actions', async ({ visit }) => {
  const deck = { B1: 2, G2: 2, O3: 2, P4: 2, $2: 2, '*4': 1 };
  const { id, keys } = await makeTable({
    game: 'cards',
    options: { edition: 'aeg', seats: 1, target: 4, deck },
    seats: [{ kind: 'mine' }],
  });
  const visitor = await visit();
  await visitor.hold(id, keys);
  await visitor.go(`/t/${id}`);
  await playCards(visitor.page, (page, key) => page.keyboard.press(key));
  expect((await storyOf(id)).ending?.reason).toBe('rules');
});
