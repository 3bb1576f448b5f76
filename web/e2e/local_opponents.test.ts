import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { make, openHouse, play, sit, THREE } from './support/local_house.ts';
import { test } from './support/visitor.ts';

const OPPONENTS = '**/local_opponents-*.js';

/** Whether somebody thinks at all. */
const isThinking = (page: Page): boolean =>
  page.workers().some((worker) => worker.url().includes('opponents'));

async function expectEnding(page: Page): Promise<void> {
  await page.waitForFunction(() => window.seat.now?.ending?.reason === 'rules');
}

test('bots play each other while somebody looks on, and go on when somebody looks again', async ({
  visit,
}) => {
  const { page, server } = await visit();
  await openHouse(page, server);
  const [cards] = (await page.evaluate(() => window.house.catalogue())).games;
  const bots = cards!.opponents!.slice(-2).map(({ name }) => ({ kind: 'bot', bot: name }) as const);
  const { id, keys } = await make(page, {
    game: 'cards',
    options: { edition: 'aeg', seats: 2 },
    seats: bots,
  });
  expect(keys).toEqual([]);
  await sit(page, id);
  await page.waitForFunction(() => window.seat.moves.length > 10);
  await page.evaluate(() => window.seat.line.close());
  await expect.poll(() => isThinking(page)).toBe(false);
  await sit(page, id);
  await expectEnding(page);
  expect((await page.evaluate(() => window.house.mine('over'))).tables).toEqual([]);
});

test('nobody waits for an opponent who thinks at another table', async ({ visit }) => {
  const { page, server } = await visit();
  await page.route(OPPONENTS, () => undefined); // thinks for ever
  await openHouse(page, server);
  const { id } = await make(page, {
    ...THREE,
    options: { ...THREE.options, start: 2 },
    agreement: { lot: false },
  });
  await sit(page, id);
  await page.waitForFunction(() => window.seat.now?.to_move === 2);
  const alone = await make(page, {
    game: 'cards',
    options: { edition: 'aeg', seats: 1, target: 4 },
    seats: [{ kind: 'mine' }],
  });
  await sit(page, alone.id);
  await play(page);
  await expectEnding(page);
});

test('an opponent who cannot be had at first plays as soon as it is there', async ({ visit }) => {
  const visitor = await visit();
  visitor.allow(/ERR_FAILED|Failed to load resource/);
  const { page } = visitor;
  await page.route(OPPONENTS, (route) => route.abort());
  await openHouse(page, visitor.server);
  const { id } = await make(page, {
    ...THREE,
    options: { ...THREE.options, start: 2 },
    agreement: { lot: false },
  });
  await sit(page, id);
  await page.waitForFunction(() => window.seat.now?.to_move === 2);
  await page.unroute(OPPONENTS);
  await page.waitForFunction(() => window.seat.moves.length > 0);
});
