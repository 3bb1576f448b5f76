import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { make, movesAt, openHouse, play, sit } from './support/local_house.ts';
import { OwnBrowser } from './support/own_browser.ts';

/**
 * Whatever dies, and whenever: no move that was shown is lost. `KILLS=100 python web/make.py e2e local_kills` does it a
 * hundred times in each way.
 */
const KILLS = Number(process.env['KILLS'] ?? 3);
const LONGEST = 400; // milliseconds until something dies

const browser = new OwnBrowser();
beforeAll(() => browser.start());
afterAll(() => browser.end());

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'a tab that is closed': (page) => page.close(),
  'a tab that crashes': async (page) => {
    const session = await page.context().newCDPSession(page);
    void session.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
  },
  'a browser that is killed': async () => {
    await browser.kill();
    await browser.start();
  },
};

test.for(Object.entries(WAYS))('%s', { timeout: 60_000 + 20_000 * KILLS }, async ([, die]) => {
  let page = await arrive();
  let { id } = await make(page);
  let seen = 0;
  for (let killed = 0; killed < KILLS; killed += 1) {
    const shown = await playUntil(page, id, die);
    page = await arrive();
    const moves = await movesAt(page, id);
    expect(moves.slice(0, shown.length)).toEqual(shown);
    seen += shown.length;
    const isOver = (await page.evaluate(() => window.house.mine('over'))).tables.some(
      ({ table }) => table.id === id,
    );
    if (isOver) ({ id } = await make(page));
  }
  expect(seen).toBeGreaterThan(0);
  await page.close();
});

async function arrive(): Promise<Page> {
  const page = await browser.page();
  await openHouse(page, inject('server'));
  return page;
}

/** Plays until it dies at any moment; the moves that were shown last before that. */
async function playUntil(
  page: Page,
  table: string,
  die: (page: Page) => Promise<unknown>,
): Promise<string[]> {
  let shown: string[] = [];
  await page.exposeFunction('shown', (moves: string[]) => (shown = moves));
  await sit(page, table);
  void play(page).catch(() => undefined);
  await wait(Math.random() * LONGEST);
  await die(page);
  return shown;
}
