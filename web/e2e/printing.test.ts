import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bringRecord, recorded } from './support/tables.ts';
import { test, type Visit } from './support/visitor.ts';

/** A page as it goes to the printer of somebody who likes the dark. */
async function printed(visit: Visit, path: string): Promise<Page> {
  const visitor = await visit({ viewport: { width: 718, height: 1017 }, settings: { theme: 'dark' } });
  await visitor.go(path);
  await visitor.page.waitForLoadState('networkidle');
  await visitor.page.emulateMedia({ media: 'print' });
  return visitor.page;
}

/** The lightness of a colour that the page has, from 0 to 255. */
function lightness(page: Page, selector: string, property: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const parts =
        getComputedStyle(element)
          .getPropertyValue(name)
          .match(/[\d.]+/g) ?? [];
      return Math.max(...parts.slice(0, 3).map(Number));
    }, property);
}

async function isPaper(page: Page): Promise<void> {
  expect(await lightness(page, 'html', 'background-color')).toBe(255);
  expect(await lightness(page, 'h1', 'color')).toBeLessThan(80);
  for (const pressed of ['.button', 'select', 'nav', '[type="range"]'])
    expect(await page.locator(pressed).filter({ visible: true }).count(), pressed).toBe(0);
}

test('the rules are printed dark on white, without anything to press', async ({ visit }) => {
  const page = await printed(visit, '/rules/aeg');
  await isPaper(page);
  expect(await lightness(page, '#compare a', 'color')).toBeLessThan(80);
  await page.getByRole('heading', { name: 'The editions side by side' }).waitFor();
});

for (const game of ['cards', 'tiles'] as const) {
  test(`a game of ${game} is printed with its whole story`, async ({ visit }) => {
    const page = await printed(visit, `/replay/${await bringRecord(recorded(game))}`);
    await page.locator('ol[aria-labelledby="passages-title"] li').last().waitFor();
    await isPaper(page);
    const hidden = await page
      .locator('ol[aria-labelledby="passages-title"]')
      .evaluate((list) => list.scrollHeight - list.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
  });
}
