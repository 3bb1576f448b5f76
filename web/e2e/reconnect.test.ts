import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { Server } from './support/server.ts';
import { makeTable, storyOf } from './support/tables.ts';
import { test, type Visit } from './support/visitor.ts';

const NETWORK = [/ERR_|Failed to load resource/, /WebSocket connection to/, /WebSocket is already/];

let server: Server;

beforeAll(async () => {
  server = await Server.started();
});

afterAll(async () => {
  await server.stop();
});

/** At a tile table for two at one screen, with a tile in the hand and not yet laid. */
async function holding(visit: Visit): Promise<Page> {
  const { id, keys } = await makeTable(
    {
      game: 'tiles',
      options: { edition: 'steffen', open: true },
      seats: [{ kind: 'mine' }, { kind: 'mine' }],
    },
    server.address,
  );
  const visitor = await visit({ server: server.address });
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
  await expect.poll(() => page.locator('.place.laid').count()).toBe(1);
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
  expect((await storyOf(table, server.address)).moves).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(() => page.locator('.place.laid').count(), { timeout: 60_000 }).toBe(1);
  expect((await storyOf(table, server.address)).moves).toHaveLength(1);
});

test('the server is killed and starts again, and the choice stands', async ({ visit }) => {
  const page = await holding(visit);
  await server.kill();
  await page.getByText('The connection is lost').waitFor();
  await server.start();
  await page.getByText('The connection is lost').waitFor({ state: 'hidden', timeout: 60_000 });
  await layIt(page);
});

test('what was done while the server was away is done once it is back', async ({ visit }) => {
  const page = await holding(visit);
  await server.kill();
  await page.getByText('The connection is lost').waitFor();
  await page.locator('.spot').first().click();
  await server.start();
  await expect.poll(() => page.locator('.place.laid').count(), { timeout: 60_000 }).toBe(1);
});
