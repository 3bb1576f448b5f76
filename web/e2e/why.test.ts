import { expect } from 'vitest';
import { open } from './support/gathering.ts';
import { action } from './support/playing.ts';
import { isInSight } from './support/sight.ts';
import { test, type Visit, type Visitor } from './support/visitor.ts';

async function solo(visit: Visit, deck: Record<string, number>, isPhone = false): Promise<Visitor> {
  const visitor = await visit({
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    settings: { obvious: false },
  });
  const { id } = await open(visitor, {
    game: 'cards',
    options: { edition: 'aeg', seats: 1, target: 4, deck },
    seats: [{ kind: 'mine', name: 'Ada' }],
  });
  await visitor.go(`/t/${id}`);
  return visitor;
}

test('the rules and the keys open over the table by a button and by a key, and Escape closes them', async ({
  visit,
}) => {
  const { page } = await solo(visit, { B1: 6, G2: 6 });
  const before = await page.locator('.panel.market').boundingBox();
  const help = page.getByRole('dialog', { name: 'Rules and keys' });
  const gone = page.locator('dialog'); // one that is closed has no role, and is not yet gone
  await page.getByRole('button', { name: 'Rules and keys' }).click();
  await help.getByText('stop and take the numbers').waitFor();
  await help
    .getByRole('heading', { name: 'Solo' })
    .or(help.getByText(/target/).first())
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await gone.waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await help.waitFor();
  await page.keyboard.press('Escape');
  await gone.waitFor({ state: 'detached' });
  expect(await page.locator('.panel.market').boundingBox()).toEqual(before);
});

test('the menu lies over the table and Escape closes it', async ({ visit }) => {
  const { page } = await solo(visit, { B1: 6, G2: 6 });
  await action(page, 'd').waitFor();
  const before = await page.locator('.panel.market').boundingBox();
  const more = page.getByRole('button', { name: 'More about this table' });
  await more.click();
  await page.getByRole('button', { name: 'Resign' }).waitFor();
  expect(await page.locator('.panel.market').boundingBox()).toEqual(before);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Resign' }).waitFor({ state: 'detached' });
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('why she stops is answered where she stops', async ({ visit }) => {
  const { page } = await solo(visit, { B1: 20, G2: 20 }, true);
  await action(page, 'd').click();
  await action(page, 'n').click();
  await action(page, 'p').click();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await action(page, 'd').waitFor(); // her turn is over: how it ended is still there
  await page.locator('.banner').getByRole('button', { name: 'Why?' }).click();
  await isInSight(page.getByText(/draws until her total is 4 or more/).first());
});

test('who cannot bid is told what it takes, and who can why bids begin at five', async ({ visit }) => {
  const { page } = await solo(visit, { '*4': 12 });
  const stage = page.locator('section.auction');
  await action(page, 'd').click(); // she bids the five that I could pay
  await stage.getByText('A bid needs 6, you have 5.').waitFor();
  await action(page, 'p').click(); // now she has nothing left
  await action(page, 'd').click();
  await stage.getByRole('button', { name: 'Why?' }).click();
  await page.getByText('In a solo game nobody may bid less than 5.').last().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => stage.textContent()).toMatch(/\+1 point.*You keep/s);
});

test('Enter does what its button says, wherever in the payment one is', async ({ visit }) => {
  const visitor = await visit({ settings: { obvious: false } });
  const { page } = visitor;
  const { id } = await open(visitor, {
    game: 'cards',
    options: { edition: 'aeg', seats: 2, start: 0, deck: { '*4': 4 } },
    seats: ['Ada', 'Bea'].map((name) => ({ kind: 'mine' as const, name })),
    agreement: { lot: false },
  });
  await visitor.go(`/t/${id}`);
  await action(page, 'd').click();
  await page.getByRole('button', { name: 'Bid one more' }).click();
  await page.keyboard.press('Enter'); // Bea bids two, though the button beside it was pressed last
  await page.getByRole('heading', { name: /^Ada:/ }).waitFor();
  await action(page, 'p').click();
  await page.getByText('2 / 2').waitFor();
  const token = page.locator('.desk .piece').first();
  await token.click();
  await page.getByText('1 / 2').waitFor();
  await token.click();
  await action(page, 'Enter').waitFor();
  // Whoever goes by keyboard presses what has the focus, and no other button says that it were Enter's.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await action(page, 'Enter').locator('kbd').isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  await page.getByText('1 / 2').waitFor();
  await token.click();
  await action(page, 'Enter').waitFor();
  expect(await action(page, 'Enter').locator('kbd').isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.story .list').textContent()).toContain('goes to Bea');
});

test('the market is one stop of the Tab key, and its arrows go from card to card', async ({ visit }) => {
  const { page } = await solo(visit, { B1: 6, G2: 6 });
  await page.locator('.market [data-card="P9"]').waitFor();
  expect(await page.locator('.market [data-card][tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  const focused = page.locator('.market [data-card="B2"]');
  expect(await focused.evaluate((cell) => cell.matches(':focus-visible'))).toBe(true);
  expect(await focused.evaluate((cell) => getComputedStyle(cell).outlineStyle)).toBe('solid');
});
