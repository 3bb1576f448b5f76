import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { open } from './support/gathering.ts';
import { action } from './support/playing.ts';
import { coveredBy } from './support/sight.ts';
import { storyOf } from './support/tables.ts';
import { test, type Visit, type Visitor, type Wishes } from './support/visitor.ts';

const PHONE: Wishes = { viewport: { width: 390, height: 844 }, hasTouch: true };
const WINDOWS: [string, Wishes][] = [
  ['a phone', PHONE],
  ['a laptop', { viewport: { width: 1280, height: 800 } }],
];

const undo = (page: Page): Locator => page.getByRole('button', { name: 'Take your last decision back' });
const toast = (page: Page, text: RegExp): Locator => page.locator('.notices li', { hasText: text });
const tokensOf = async (id: string): Promise<string[]> => (await storyOf(id)).moves.map(({ token }) => token);

/** Alone with the solo opponent and a deck without wildcards. */
async function solo(visit: Visit, wishes: Wishes = {}): Promise<{ id: string; visitor: Visitor }> {
  const visitor = await visit(wishes);
  const deck = { B1: 6, G2: 6, O3: 6, P2: 6 };
  const { id } = await open(visitor, {
    game: 'cards',
    options: { edition: 'aeg', seats: 1, start: 0, target: 9, deck },
    seats: [{ kind: 'mine' }],
    agreement: { lot: false, takeback: 'free' },
  });
  await visitor.go(`/t/${id}`);
  await action(visitor.page, 'd').waitFor();
  return { id, visitor };
}

/** Alone against a bot, with tiles that nobody sees beforehand. */
async function tiles(visit: Visit, wishes: Wishes = {}): Promise<{ id: string; visitor: Visitor }> {
  const visitor = await visit({ settings: { oneTap: true }, ...wishes });
  const { id } = await open(visitor, {
    game: 'tiles',
    options: { edition: 'steffen', start: 0 },
    seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }],
    agreement: { lot: false, takeback: 'free' },
  });
  await visitor.go(`/t/${id}`);
  await visitor.page.locator('.spot[data-cell]').first().waitFor();
  return { id, visitor };
}

for (const [name, wishes] of WINDOWS) {
  test(`where there is nothing to take back it is dimmed, and says so beside all buttons, on ${name}`, async ({
    visit,
  }) => {
    for (const table of [await solo(visit, wishes), await tiles(visit, wishes)]) {
      const { page } = table.visitor;
      expect(await undo(page).getAttribute('aria-disabled')).toBe('true');
      await undo(page).click({ force: true }); // it is dimmed, and can be pressed
      const notice = toast(page, /There is nothing to take back/);
      await notice.waitFor();
      expect(await coveredBy(notice)).toEqual([]);
      expect((await storyOf(table.id)).table.practice).toBe(false);
    }
  });
}

test('what nothing has come of yet is taken back at once, and the game counts', async ({ visit }) => {
  const { id, visitor } = await solo(visit, { ...PHONE, settings: { obvious: false } });
  const { page } = visitor;
  await action(page, 'd').click();
  await action(page, 'n').click();
  await expect.poll(() => tokensOf(id)).toContain('numbers');
  await action(page, 'p').waitFor(); // to buy, or not
  await undo(page).click();
  await action(page, 'n').waitFor();
  await toast(page, /Taken back: it is your decision again/).waitFor();
  expect(await coveredBy(page.locator('.notices li').first())).toEqual([]);
  expect(await page.locator('.banner').textContent()).not.toMatch(/take/i);
  expect((await storyOf(id)).table.practice).toBe(false);
});

test('behind a card that was seen it is practice, which is asked once and said from then on', async ({
  visit,
}) => {
  const { id, visitor } = await solo(visit);
  const { page } = visitor;
  await action(page, 'd').click();
  await action(page, 'n').waitFor();
  const [, card] = await tokensOf(id);
  await undo(page).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  expect(await tokensOf(id)).toHaveLength(2);
  await undo(page).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByText(/^Practice: /).waitFor();
  await expect.poll(() => tokensOf(id)).toEqual([]);
  expect(await page.locator('.banner p').count()).toBe(0);
  expect(await undo(page).getAttribute('aria-disabled')).toBe('true');
  await action(page, 'd').click();
  await action(page, 'n').waitFor();
  expect(await tokensOf(id)).toEqual(['draw', card]);
  await undo(page).click();
  await expect.poll(() => tokensOf(id)).toEqual([]);
  await page.reload();
  await page.getByText(/^Practice: /).waitFor();
});

test('of tiles against a bot the last decision is taken back, too', async ({ visit }) => {
  const { id, visitor } = await tiles(visit);
  const { page } = visitor;
  const before = await tokensOf(id);
  await page.locator('.spot[data-cell]').first().click();
  await expect.poll(() => tokensOf(id)).toHaveLength(before.length + 4); // mine, the bot's with its tile, my next tile
  await page.locator('.spot[data-cell]').first().waitFor();
  await undo(page).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => tokensOf(id)).toEqual(before);
  await page.getByText(/^Practice: /).waitFor();
  expect(await page.locator('.place.laid').count()).toBe(0);
  await page.locator('.spot[data-cell]').first().click();
  await expect.poll(() => tokensOf(id)).toHaveLength(before.length + 4);
});
