import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { action } from './support/playing.ts';
import { NETWORK, ownServer } from './support/own_server.ts';
import { makeTable, storyOf } from './support/tables.ts';
import { test, type Visit } from './support/visitor.ts';

const server = ownServer();

/** At a tile table for two at one screen, with a tile in the hand and not yet laid. */
async function holding(visit: Visit): Promise<Page> {
  const { id, keys } = await makeTable(
    {
      game: 'tiles',
      options: { edition: 'steffen', open: true },
      seats: [{ kind: 'mine' }, { kind: 'mine' }],
    },
    server.now.address,
  );
  const visitor = await visit({ server: server.now.address });
  visitor.allow(...NETWORK);
  await visitor.hold(id, keys);
  await visitor.go(`/t/${id}`);
  await visitor.page.locator('button.end').first().click();
  await visitor.page.locator('button.end[aria-pressed="true"]').waitFor();
  return visitor.page;
}

/** The tile is still in the hand, and can be laid. */
async function layIt(page: Page): Promise<void> {
  expect(await page.locator('button.end[aria-pressed="true"]').count()).toBe(1);
  await page.locator('.spot').first().click();
  await isTold(page);
}

/** The server has it, and the page has heard so: the next one is to move. */
async function isTold(page: Page): Promise<void> {
  const table = page.url().split('/').at(-1) ?? '';
  const moves = async (): Promise<number> => (await storyOf(table, server.now.address)).moves.length;
  await expect.poll(moves, { timeout: 60_000 }).toBe(1);
  await page.locator('.laid.last').waitFor();
  expect(await page.locator('.place.laid').count()).toBe(1);
}

test('the network goes away and comes back, and the choice stands', async ({ visit }) => {
  const page = await holding(visit);
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await page.context().setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'hidden' });
  await layIt(page);
});

test('what was done without a network is done once it is back', async ({ visit }) => {
  const page = await holding(visit);
  const table = page.url().split('/').at(-1) ?? '';
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await page.locator('.spot').first().click();
  expect((await storyOf(table, server.now.address)).moves).toEqual([]);
  await page.context().setOffline(false);
  await isTold(page);
});

test('the server is killed and starts again, and the choice stands', async ({ visit }) => {
  const page = await holding(visit);
  await server.now.kill();
  await page.getByText('The connection is gone').waitFor();
  await server.now.start();
  await page.getByText('The connection is gone').waitFor({ state: 'hidden', timeout: 60_000 });
  await layIt(page);
});

test('what was done while the server was away is done once it is back', async ({ visit }) => {
  const page = await holding(visit);
  await server.now.kill();
  await page.getByText('The connection is gone').waitFor();
  await page.locator('.spot').first().click();
  await server.now.start();
  await isTold(page);
});

/** At a card table for two at one screen. */
async function atCards(visit: Visit, deck: Record<string, number>): Promise<Page> {
  const options = { edition: 'aeg', seats: 2, start: 0, deck };
  const seats = ['Ada', 'Bea'].map((name) => ({ kind: 'mine', name }) as const);
  const wanted = { game: 'cards', options, seats, agreement: { lot: false } } as const;
  const { id, keys } = await makeTable(wanted, server.now.address);
  const visitor = await visit({ server: server.now.address, settings: { obvious: false } });
  visitor.allow(...NETWORK);
  await visitor.hold(id, keys);
  await visitor.go(`/t/${id}`);
  return visitor.page;
}

async function killAndStart(page: Page): Promise<void> {
  await server.now.kill();
  await page.getByText('The connection is gone').waitFor();
  await server.now.start();
  await page.getByText('The connection is gone').waitFor({ state: 'hidden', timeout: 60_000 });
}

function tokensOf(page: Page): Locator {
  return page.getByRole('button', { name: 'currency token, worth 1' });
}

test('a bid and a payment that are being thought about outlive the server', async ({ visit }) => {
  const page = await atCards(visit, { '*4': 2 });
  await action(page, 'd').click();
  for (let raise = 1; raise < 4; raise += 1) await page.getByRole('button', { name: 'Bid one more' }).click();
  await killAndStart(page);
  expect(await page.getByRole('slider', { name: 'Your bid' }).inputValue()).toBe('4');
  await page.getByRole('button', { name: /^Bid 4/ }).click();
  await action(page, 'p').click();

  await page.getByRole('region', { name: /^Pay 4 for/ }).waitFor();
  await expect.poll(() => tokensOf(page).and(page.locator('[aria-pressed="true"]')).count()).toBe(4);
  await tokensOf(page).first().click(); // one less than is owed
  await page.getByText('1 more to pay.').waitFor();
  await killAndStart(page);
  await page.getByText('1 more to pay.').waitFor();
  expect(await tokensOf(page).and(page.locator('[aria-pressed="true"]')).count()).toBe(3);
  await tokensOf(page).first().click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('region', { name: /^Pay 4 for/ }).waitFor({ state: 'hidden' });
  const table = page.url().split('/').at(-1) ?? '';
  const { moves } = await storyOf(table, server.now.address);
  expect(moves.filter(({ token }) => token.startsWith('spend:'))).toHaveLength(4);
});
