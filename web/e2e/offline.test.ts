import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewTable } from '../src/lib/wire/messages.ts';
import { keepAll } from './support/kept_app.ts';
import { make, openHouse } from './support/local_house.ts';
import { act, isOver, offered, playCards } from './support/playing.ts';
import { bringRecord, recorded } from './support/tables.ts';
import { test, type Visit, type Visitor } from './support/visitor.ts';

const TILES = recorded('tiles', ({ moves }) => moves.length > 12);
/** With a deck of one's own that is soon drawn. */
const SHORT_SOLO: NewTable = {
  game: 'cards',
  options: { edition: 'aeg', seats: 1, target: 4, deck: { B1: 2, G2: 2, O3: 2, P4: 2, $1: 2 } },
  seats: [{ kind: 'mine', name: 'Ada' }],
};
const NETWORK = [/ERR_|Failed to load resource/, /WebSocket/];

/** Somebody who has opened the app once, and is without a network from now on. */
async function offline(visit: Visit): Promise<Visitor> {
  const visitor = await visit({ serviceWorkers: 'allow', settings: { name: 'Ada' } });
  visitor.allow(...NETWORK);
  await visitor.go('/');
  await keepAll(visitor.page);
  await visitor.context.setOffline(true);
  await visitor.go('/');
  return visitor;
}

const cards = (page: Page) => page.getByRole('region', { name: 'The cards' });
const tiles = (page: Page) => page.getByRole('region', { name: 'The tiles' });

const onDevice = (page: Page) => page.getByText('on this device', { exact: true });

/** So many decisions at a card table, or until the game is over. */
async function decide(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times && !(await isOver(page)); time += 1) await act(page);
}

async function countSentences(page: Page): Promise<number> {
  return page.getByRole('region', { name: 'The story' }).locator('li').count();
}

test('a solo game is begun, outlives a reload, and is found among my games', async ({ visit }) => {
  const { page, ...visitor } = await offline(visit);
  await page.getByText('The server does not answer right now').waitFor();
  expect(await page.getByRole('link', { name: /^With friends/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Play solo now' }).click();
  await page.waitForURL(/\/t\/local-/);
  await onDevice(page).waitFor();
  await decide(page, 4);
  await offered(page);
  const told = await countSentences(page); // or a little less than was played: something may still be shown
  expect(told).toBeGreaterThan(0);
  await page.reload();
  await offered(page);
  await expect.poll(() => countSentences(page)).toBeGreaterThanOrEqual(told);
  await decide(page, 2);
  expect(await page.getByText(/You are offline|connection is gone/).count()).toBe(0);

  await page.goto(`${visitor.server}/me`);
  const row = page.locator('a.row').first();
  await row.getByText('on this device').waitFor();
  await row.click();
  await offered(page);
});

test('both games are played against bots', async ({ visit }) => {
  const { page, ...visitor } = await offline(visit);
  await cards(page)
    .getByRole('button', { name: /^Against bots/ })
    .click();
  await page.waitForURL(/\/t\/local-/);
  await decide(page, 5);
  await offered(page);

  await page.goto(visitor.server);
  await tiles(page)
    .getByRole('button', { name: /^Against a bot/ })
    .click();
  await page.waitForURL(/\/t\/local-/);
  await page.locator('.spot[data-cell]').first().click();
  await page.locator('.spot[data-cell]').first().waitFor();
});

test('three people pass one screen round', async ({ visit }) => {
  const { page } = await offline(visit);
  await cards(page)
    .getByRole('link', { name: /^On this device/ })
    .click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/t\/local-/);
  const headline = page.getByRole('region', { name: 'The middle of the table' }).getByRole('heading').first();
  const called = new Set<string>();
  while (called.size < 3) {
    await offered(page);
    called.add((await headline.textContent())?.split(':')[0] ?? '');
    await act(page);
  }
  expect([...called]).toContain('Ada');
});

test('a finished game is looked back at, played on from a move, and counted', async ({ visit }) => {
  const { page, ...visitor } = await offline(visit);
  await openHouse(page, visitor.server);
  const { id } = await make(page, SHORT_SOLO);
  await page.goto(`${visitor.server}/t/${id}`);
  const first = page.url();
  await playCards(page);
  expect(await page.getByRole('link', { name: 'Review this game' }).count()).toBe(1);
  await page.getByRole('link', { name: 'Look back at the game' }).first().click();
  await page.getByRole('slider').waitFor();
  await onDevice(page).waitFor();
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByText('Play on from here', { exact: true }).click();
  await page.getByRole('button', { name: 'Play on from move 1' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/local-') && url.href !== first);
  await offered(page);

  await page.goto(`${visitor.server}/me`);
  await page.getByRole('region', { name: 'Your results on this device' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all games as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tenfold-.*\.jsonl$/);
  const file = join(mkdtempSync(join(tmpdir(), 'tenfold-e2e-')), download.suggestedFilename());
  await download.saveAs(file);
  await page.locator('section:has(#kept-title) input[type="file"]').setInputFiles(file);
  await page.getByText('No new game, 2 already here.').waitFor();
});

test('bots are watched, and a game from a file is looked at', async ({ visit }) => {
  const { page, ...visitor } = await offline(visit);
  await page.goto(`${visitor.server}/new?game=tiles&with=watch`);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/\/replay\/local-/);
  await page.getByRole('button', { name: 'Pause' }).waitFor();

  const file = join(mkdtempSync(join(tmpdir(), 'tenfold-e2e-')), 'game.json');
  writeFileSync(file, JSON.stringify(TILES));
  await page.goto(`${visitor.server}/me`);
  await page.locator('.open input[type="file"]').setInputFiles(file);
  await page.waitForURL(/\/replay\/local-/);
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await page.getByText(/^All \d+ moves follow the rules/).waitFor();
});

test('a game of the server is played on from here when the network is gone', async ({ visit }) => {
  const id = await bringRecord(TILES);
  const visitor = await visit({ serviceWorkers: 'allow' });
  visitor.allow(...NETWORK);
  const { page } = visitor;
  await visitor.go('/');
  await keepAll(page);
  await visitor.go(`/replay/${id}?move=3`);
  await page.getByRole('slider').waitFor();
  await page.waitForLoadState('networkidle');
  await visitor.context.setOffline(true);
  await page.getByText('Play on from here', { exact: true }).click();
  await page.getByRole('button', { name: 'Play on from move 3' }).click();
  await page.waitForURL(/\/t\/local-/);
  await onDevice(page).waitFor();
  await page.locator('.spot[data-cell]').first().waitFor();
});

test('in a second tab it is said that the first one plays, and that can be changed', async ({ visit }) => {
  const visitor = await offline(visit);
  const { page } = visitor;
  await page.getByRole('button', { name: 'Play solo now' }).click();
  await page.waitForURL(/\/t\/local-/);
  await offered(page);
  const other = await visitor.tab(new URL(page.url()).pathname);
  await other.getByText('You are playing this game in another tab').waitFor();
  await other.getByRole('button', { name: 'Play here' }).click();
  await offered(other);
  await page.getByText('You are playing this game in another tab').waitFor();
  await other.close();
  await offered(page);
});

test('when the server is back, new tables are there again, and finished games are sent', async ({
  visit,
}) => {
  const visitor = await offline(visit);
  const { page, context } = visitor;
  await page.getByRole('button', { name: 'Play solo now' }).click();
  await page.waitForURL(/\/t\/local-/);
  await decide(page, 4);
  await page.getByRole('button', { name: 'More about this table' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  await context.setOffline(false);
  await page.goto(`${visitor.server}/me`);
  await page.getByRole('button', { name: 'Send 1 finished game to the server' }).click();
  await page.getByText('The server has 1 new game.').waitFor();
  await page.getByText('on this device, sent').waitFor();
  expect(await page.locator('a.row').count()).toBe(1); // it is not listed twice
  await page.goto(visitor.server);
  await page
    .getByRole('link', { name: /^With friends/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Play solo now' }).click();
  await page.waitForURL(/\/t\/(?!local-)/);
});
