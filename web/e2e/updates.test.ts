import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { NETWORK } from './support/own_server.ts';
import { Upgrading } from './support/upgrading.ts';
import { test, type Visitor } from './support/visitor.ts';

const KEEPS_THE_APP = { serviceWorkers: 'allow' } as const;
/** Every one of them is fetched when somebody goes there. */
const PAGES = ['/learn', '/learn/cards', '/drills/tiles', '/rules/aeg', '/settings', '/new', '/open', '/me'];

let house: Upgrading;

beforeEach(async () => {
  house = await Upgrading.begun();
});

afterEach(() => house.close());

/** Goes there without loading the page anew. */
async function walk(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('main h1').first().waitFor();
}

/** All pages open, and the one that we are at is never left. */
async function walkEverywhere(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  for (const path of PAGES) {
    await walk(page, path);
    expect(await page.getByText('Something went wrong').count(), path).toBe(0);
  }
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
}

const versionOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name="tenfold-version"]').getAttribute('content');

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/^tenfold-|@.*/g, '')).sort());

/** The app is on the device. */
async function settle({ page }: Visitor): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await expect.poll(() => kept(page)).toEqual([house.version]);
}

async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  const isWaiting = (): Promise<boolean> =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(isWaiting).toBe(true);
}

async function take(page: Page): Promise<void> {
  await page.evaluate(async () => {
    (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage('take over');
  });
}

test('a page that was open while the server was upgraded finds all its parts there', async ({ visit }) => {
  const visitor = await visit({ server: house.server.address });
  await visitor.go('/');
  const before = await versionOf(visitor.page);
  visitor.allow(...NETWORK); // the server is away for a moment
  await house.upgrade();
  await walkEverywhere(visitor.page);
  expect(await versionOf(visitor.page)).toBe(before);
  await visitor.go('/');
  expect(await versionOf(visitor.page)).toBe(house.version);
  expect(house.version).not.toBe(before);
});

test('a page whose parts are nowhere any more is loaded anew, but not where a game goes on', async ({
  visit,
}) => {
  const visitor = await visit({ server: house.server.address });
  const { page } = visitor;
  visitor.allow(
    ...NETWORK,
    /Failed to fetch dynamically imported module|Unable to preload|Refused to apply style/,
  );
  await visitor.go('/learn/cards');
  const before = house.version;
  await house.upgrade('and forgotten');
  await walk(page, '/drills/tiles');
  await page.getByText('Something went wrong').first().waitFor();
  expect(await versionOf(page)).toBe(before);
  await page.evaluate(() => {
    history.pushState(null, '', '/settings');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => versionOf(page)).toBe(house.version);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});

test('a new version waits until somebody takes it, and all tabs follow', async ({ visit }) => {
  const visitor = await visit({ ...KEEPS_THE_APP, server: house.server.address });
  const { page, context } = visitor;
  visitor.allow(...NETWORK);
  await visitor.go('/');
  await settle(visitor);
  const before = house.version;
  await house.upgrade();
  await lookForUpdate(page);
  expect(await kept(page)).toEqual([before, house.version]);

  await visitor.go('/'); // also to whoever comes anew, the version that is here is given
  expect(await versionOf(page)).toBe(before);
  const other = await visitor.tab('/settings');
  await context.setOffline(true);
  await walkEverywhere(page);
  await context.setOffline(false);

  await walk(page, '/');
  await page.getByRole('button', { name: 'Play solo now' }).waitFor(); // a game that was left is left
  await take(page);
  for (const one of [page, other]) await expect.poll(() => versionOf(one)).toBe(house.version);
  await expect.poll(() => kept(page)).toEqual([house.version]);
});

test('where a game goes on, nothing is loaded anew, and its parts stay', async ({ visit }) => {
  const visitor = await visit({ ...KEEPS_THE_APP, server: house.server.address });
  const { page } = visitor;
  visitor.allow(...NETWORK);
  await visitor.go('/learn/cards');
  await settle(visitor);
  const before = house.version;
  await house.upgrade();
  await lookForUpdate(page);
  const other = await visitor.tab('/settings');
  await other.locator('main h1').first().waitFor();
  await take(other);
  await expect.poll(() => versionOf(other)).toBe(house.version);
  expect(await versionOf(page)).toBe(before);
  expect(await kept(page)).toEqual([before, house.version]);
  await house.server.kill();
  await walkEverywhere(page);
  await house.server.start();

  await page.close(); // nobody needs the earlier version any more
  await other.reload();
  await expect.poll(() => kept(other)).toEqual([house.version]);
});
