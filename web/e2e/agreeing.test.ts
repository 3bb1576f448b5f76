import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { gather } from './support/gathering.ts';
import { action, layTile } from './support/playing.ts';
import { isInSight } from './support/sight.ts';
import { storyOf } from './support/tables.ts';
import { test, type Visitor } from './support/visitor.ts';

const TAKE_BACK = 'Take your last decision back';

async function movesOf(table: string): Promise<number> {
  return (await storyOf(table)).moves.length;
}

async function more(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More about this table' }).click();
}

test('a decision is taken back when the other agrees', async ({ visit }) => {
  const { id, visitors } = await gather(visit, { game: 'tiles' });
  const [ada, bea] = visitors.map(({ page }) => page) as [Page, Page];
  await layTile(ada);
  await expect.poll(() => movesOf(id)).toBe(1);
  await ada.getByRole('button', { name: TAKE_BACK }).click();
  await bea.getByText('Ada would like to take the last decision back.').waitFor();
  await bea.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => movesOf(id)).toBe(0);
  await layTile(ada);
  await expect.poll(() => movesOf(id)).toBe(1);
});

test('whoever asks sees who is missing, and may withdraw; who is asked sees who asks', async ({ visit }) => {
  const { id, visitors } = await gather(visit, { game: 'tiles' });
  const [ada, bea] = visitors.map(({ page }) => page) as [Page, Page];
  await layTile(ada);
  await ada.getByRole('button', { name: TAKE_BACK }).click();
  await ada.getByText('You have asked to take your last decision back. Still missing: Bea').waitFor();
  await bea.getByText('Ada would like to take the last decision back.').waitFor();
  expect(await bea.getByRole('button', { name: 'Withdraw' }).count()).toBe(0);
  await ada.getByRole('button', { name: 'Withdraw' }).click();
  await bea.getByText('Ada no longer asks.').waitFor();
  expect(await bea.getByRole('button', { name: 'Agree' }).count()).toBe(0);
  expect(await movesOf(id)).toBe(1);
});

test('who would rather not play again says so, and the seat is open', async ({ visit }) => {
  const { visitors } = await gather(visit, { game: 'tiles' });
  const [ada, bea] = visitors.map(({ page }) => page) as [Page, Page];
  await more(ada);
  await ada.getByRole('button', { name: 'Resign' }).click();
  await ada.getByRole('button', { name: 'Yes, resign' }).click();
  await ada.getByRole('button', { name: 'Play again' }).click();
  await ada.getByText('invited').waitFor();
  await bea.getByRole('button', { name: 'No, thanks' }).click();
  await ada.getByText('Open seat', { exact: true }).waitFor();
  expect(await bea.getByText('Ada would like another game.').count()).toBe(0);
});

test('a decision stands when the other does not agree', async ({ visit }) => {
  const { id, visitors } = await gather(visit, { game: 'tiles' });
  const [ada, bea] = visitors.map(({ page }) => page) as [Page, Page];
  await layTile(ada);
  await ada.getByRole('button', { name: TAKE_BACK }).click();
  await bea.getByRole('button', { name: 'No', exact: true }).click();
  await ada.getByText('Bea does not agree').waitFor();
  expect(await movesOf(id)).toBe(1);
  await layTile(bea);
  await expect.poll(() => movesOf(id)).toBe(2);
});

test('where nothing is taken back nobody is offered it', async ({ visit }) => {
  const { id, visitors } = await gather(visit, { game: 'tiles', agreement: { takeback: 'never' } });
  const { page } = visitors[0] as Visitor;
  await layTile(page);
  await expect.poll(() => movesOf(id)).toBe(1);
  expect(await page.getByRole('button', { name: TAKE_BACK }).count()).toBe(0);
});

test('a draw is offered, refused, offered again and agreed', async ({ visit }) => {
  const { id, visitors } = await gather(visit, { game: 'tiles' });
  const [ada, bea] = visitors.map(({ page }) => page) as [Page, Page];
  await more(ada);
  await ada.getByRole('button', { name: 'Offer a draw' }).click();
  await bea.getByText('Ada offers a draw.').waitFor();
  await bea.getByRole('button', { name: 'No', exact: true }).click();
  await ada.getByText('Bea does not agree').waitFor();
  await ada.getByRole('button', { name: 'Offer a draw' }).click();
  await bea.getByRole('button', { name: 'Agree' }).click();
  for (const page of [ada, bea]) await page.getByRole('heading', { name: 'Agreed to be a draw' }).waitFor();
  expect((await storyOf(id)).ending).toMatchObject({ reason: 'agreed', winners: [] });
});

/** Where a press of this would be. */
async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`a second tap on “Resign” resigns nothing, on ${viewport.width} pixels`, async ({ visit }) => {
    const { id, visitors } = await gather(visit, { game: 'tiles', wishes: { viewport } });
    const [, bea] = visitors.map(({ page }) => page) as [Page, Page];
    await more(bea);
    const place = await middleOf(bea.getByRole('button', { name: 'Resign' }));
    await bea.mouse.click(place.x, place.y);
    const sure = bea.getByRole('button', { name: 'Yes, resign' });
    await isInSight(sure);
    expect(await bea.getByRole('button', { name: 'Offer a draw' }).count()).toBe(0); // the menu is closed
    const there = await middleOf(sure);
    expect(Math.abs(there.y - place.y)).toBeGreaterThan(100);
    await bea.mouse.click(place.x, place.y);
    expect((await storyOf(id)).ending).toBeFalsy();
    await isInSight(sure);
    await bea.keyboard.press('Escape');
    await sure.waitFor({ state: 'detached' });
    expect((await storyOf(id)).ending).toBeFalsy();
  });
}

test('of two, whoever resigns has lost, and is asked before', async ({ visit }) => {
  const { id, visitors } = await gather(visit, { game: 'cards' });
  const [ada, bea] = visitors.map(({ page }) => page) as [Page, Page];
  await action(ada, 'd').waitFor();
  await more(bea);
  await bea.getByRole('button', { name: 'Resign' }).click();
  expect((await storyOf(id)).ending).toBeFalsy();
  await bea.getByRole('button', { name: 'Play on', exact: true }).click();
  await more(bea);
  await bea.getByRole('button', { name: 'Resign' }).click();
  await bea.getByRole('button', { name: 'Yes, resign' }).click();
  await ada.getByRole('heading', { name: 'Bea resigned: you win!' }).waitFor();
  await bea.getByRole('heading', { name: 'You resigned; Ada wins' }).waitFor();
  await ada.locator('.list').getByText('Bea resigned.').waitFor();
  await bea.locator('.list').getByText('You resigned.').waitFor();
  expect((await storyOf(id)).ending).toMatchObject({ reason: 'resigned', winners: [0], seat: 1 });
});

test('of three, a bot plays on for whoever resigns, and the others see it', async ({ visit }) => {
  const { id, visitors } = await gather(visit, { game: 'cards', names: ['Ada', 'Bea', 'Cem'] });
  const [ada, , cem] = visitors.map(({ page }) => page) as [Page, Page, Page];
  await action(ada, 'd').waitFor();
  await more(ada);
  await ada.getByRole('button', { name: 'Resign' }).click();
  await ada.getByRole('button', { name: 'Yes, resign' }).click();
  await expect.poll(() => movesOf(id)).toBeGreaterThan(0);
  const { ending, table } = await storyOf(id);
  expect(ending).toBeFalsy();
  expect(table.seats[0]?.kind).toBe('bot');
  await cem.locator('.list').getByText('Ada resigned. A bot plays on.').waitFor();
  await ada.getByText('You play here no longer').waitFor();
  expect(await ada.getByRole('button', { name: 'Take the seat back' }).count()).toBe(0);
});

test('both play again, at the same new table, and the other one begins', async ({ visit }) => {
  const { id, visitors } = await gather(visit, { game: 'tiles' });
  const [ada, bea] = visitors.map(({ page }) => page) as [Page, Page];
  await more(ada);
  await ada.getByRole('button', { name: 'Resign' }).click();
  await ada.getByRole('button', { name: 'Yes, resign' }).click();
  await ada.getByRole('button', { name: 'Play again' }).click();
  await ada.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(id));
  await ada.getByText('invited').waitFor();
  await bea.getByText('Ada would like another game.').waitFor();
  await bea.getByRole('button', { name: 'Join in' }).click();
  await bea.waitForURL(ada.url());
  await layTile(bea);
  const again = ada.url().split('/').at(-1) ?? '';
  await expect.poll(() => movesOf(again)).toBe(1);
  await layTile(ada);
  await expect.poll(() => movesOf(again)).toBe(2);
});
