import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { gather, open } from './support/gathering.ts';
import { action, layTile } from './support/playing.ts';
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

test('alone against bots a decision is taken back at once, and what cannot be is explained', async ({
  visit,
}) => {
  const visitor = await visit({ settings: { name: 'Ada' } });
  const { id } = await open(visitor, {
    game: 'cards',
    options: { edition: 'aeg', seats: 3, start: 0, deck: { B3: 9, G4: 9 } },
    seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }],
    agreement: { lot: false, takeback: 'free' },
  });
  const { page } = visitor;
  await visitor.go(`/t/${id}`);
  await action(page, 'd').click();
  await action(page, 'n').waitFor();
  await page.getByRole('button', { name: TAKE_BACK }).click();
  await page.getByText('This cannot be taken back: the game has gone on since.').waitFor();
  await action(page, 'n').click();
  await action(page, 'p').waitFor(); // to buy, or not
  await page.getByRole('button', { name: TAKE_BACK }).click();
  await action(page, 'n').waitFor();
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
  for (const page of [ada, bea]) await page.getByText('Agreed to be a draw.').waitFor();
  expect((await storyOf(id)).ending).toMatchObject({ reason: 'agreed', winners: [] });
});

test('of two, whoever resigns has lost, and is asked before', async ({ visit }) => {
  const { id, visitors } = await gather(visit, { game: 'cards' });
  const [ada, bea] = visitors.map(({ page }) => page) as [Page, Page];
  await action(ada, 'd').waitFor();
  await more(bea);
  await bea.getByRole('button', { name: 'Resign' }).click();
  expect((await storyOf(id)).ending).toBeFalsy();
  await bea.getByRole('button', { name: 'Play on', exact: true }).click();
  await bea.getByRole('button', { name: 'Resign' }).click();
  await bea.getByRole('button', { name: 'Yes, resign' }).click();
  for (const page of [ada, bea]) await page.getByText('Bea resigned.').waitFor();
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
  await cem.getByText('A bot is playing for Ada.').waitFor();
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
  await bea.getByRole('button', { name: 'They are playing again: join them' }).waitFor();
  await bea.getByRole('button', { name: 'They are playing again: join them' }).click();
  await bea.waitForURL(ada.url());
  await layTile(bea);
  const again = ada.url().split('/').at(-1) ?? '';
  await expect.poll(() => movesOf(again)).toBe(1);
  await layTile(ada);
  await expect.poll(() => movesOf(again)).toBe(2);
});
