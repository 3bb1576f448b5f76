import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { action } from './support/playing.ts';
import { isInSight } from './support/sight.ts';
import { makeTable } from './support/tables.ts';
import { test } from './support/visitor.ts';

const LONG = 'Wilhelmina-Charlotte Süßmilch!';

/** Nothing is wider than the screen. */
async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

test('five very long names on a small phone', async ({ visit }) => {
  const seats = Array.from({ length: 5 }, () => ({ kind: 'mine', name: LONG }) as const);
  const { id, keys } = await makeTable({ game: 'cards', options: { edition: 'aeg', seats: 5 }, seats });
  const visitor = await visit({ viewport: { width: 360, height: 640 }, settings: { name: LONG } });
  const { page } = visitor;
  await visitor.hold(id, keys);
  for (const path of ['/', '/me', '/me/mistakes', '/new?with=here', `/t/${id}`, `/replay/${id}`]) {
    await visitor.go(path);
    await page.waitForLoadState('networkidle');
    await fits(page);
  }
  await visitor.go(`/t/${id}`);
  await action(page, 'd').click();
  await page.locator('main').getByText(LONG).first().waitFor();
  await fits(page);
});

test('a phone on its side has every action in reach', async ({ visit }) => {
  const options = { edition: 'aeg', seats: 2, start: 0, deck: { B3: 3, '*4': 2 } };
  const seats = [{ kind: 'mine', name: 'Ada' } as const, { kind: 'mine', name: 'Bea' } as const];
  const { id, keys } = await makeTable({ game: 'cards', options, seats, agreement: { lot: false } });
  const visitor = await visit({ viewport: { width: 740, height: 360 }, hasTouch: true });
  const { page } = visitor;
  await visitor.hold(id, keys);
  await visitor.go(`/t/${id}`);
  for (let decisions = 0; decisions < 8; decisions += 1) {
    const all = page.locator('.actions button:enabled');
    await all.first().waitFor();
    for (const one of await all.all()) await isInSight(one);
    const next = action(page, 'p').or(action(page, 'd')).or(action(page, 'n')).first();
    await next.click();
  }
});

test('a phone on its side has every tile in reach', async ({ visit }) => {
  const { id, keys } = await makeTable({
    game: 'tiles',
    options: { edition: 'steffen', open: true },
    seats: [{ kind: 'mine' }, { kind: 'mine' }],
  });
  const visitor = await visit({ viewport: { width: 740, height: 360 }, hasTouch: true });
  const { page } = visitor;
  await visitor.hold(id, keys);
  await visitor.go(`/t/${id}`);
  for (const laid of [1, 2, 3]) {
    for (const end of await page.locator('button.end').all()) await isInSight(end);
    await page.locator('button.end').first().tap();
    const spot = page.locator('.spot').first();
    await isInSight(spot);
    await spot.tap();
    const confirm = page.getByRole('button', { name: 'Place it' });
    await isInSight(confirm);
    await confirm.tap();
    await expect.poll(() => page.locator('.place.laid').count()).toBe(laid);
  }
});
