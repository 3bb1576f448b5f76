import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { act, offered } from './support/playing.ts';
import { FileHost } from './support/static_site.ts';
import { test } from './support/visitor.ts';

const python = process.env['TENFOLD_PYTHON'] ?? 'python';
const script = fileURLToPath(new URL('support/docs_site.py', import.meta.url));
const PAGE = '/ten/site/index.html';
const LINK = 'Play on from here';

let host: FileHost;

beforeAll(async () => {
  host = await FileHost.started();
  const folder = join(host.folder, 'ten');
  mkdirSync(folder);
  execFileSync(python, [script, folder]);
});

afterAll(() => host.close());

/** From one of the boards of the page to a table. */
async function playOn(page: Page, board: number): Promise<void> {
  await page.getByRole('link', { name: LINK }).nth(board).click();
  await page.waitForURL(/\/ten\/site\/app\/index\.html#\/t\/local-/);
}

/** What can be done; whatever else than to begin a turn is done. */
async function goOn(page: Page): Promise<string> {
  const keys = (await offered(page)).join();
  if (keys !== 'd') await act(page);
  return keys;
}

test('from a position in a page one plays on, on a host of files alone', async ({ visit }) => {
  const visitor = await visit({ server: host.address, settings: { name: 'Ada' } });
  const { page } = visitor;
  await page.goto(host.address + PAGE);
  expect(await page.locator('.board img:visible').count()).toBe(2); // and two for dark pages
  await playOn(page, 0);
  expect(await offered(page)).toEqual(expect.arrayContaining(['d', 'n', 'c']));
  expect(await page.getByRole('meter').first().getAttribute('aria-valuenow')).toBe('7');
  // She takes the numbers; when she begins a turn again, the others had theirs.
  await expect.poll(() => goOn(page), { timeout: 200_000 }).toBe('d');

  await page.goBack();
  await page.waitForURL(host.address + PAGE); // the link itself stands nowhere between
  await playOn(page, 1);
  const laid = page.locator('.place.laid');
  await page.locator('.spot[data-cell]').first().waitFor();
  expect(await laid.count()).toBe(10);
  await page.locator('.spot[data-cell]').first().click();
  await expect.poll(() => laid.count()).toBe(12);
});

test('a link that was damaged says so, and sets up nothing', async ({ visit }) => {
  const visitor = await visit({ server: host.address });
  const { page } = visitor;
  const there = '/ten/site/app/index.html#/position?';
  for (const [query, why] of [
    ['game=cards&edition=aeg&seats=3&moves=draw.B4.dra', 'dra'],
    ['game=cards&edition=aeg&seats=3&moves=draw.B4.bid:2', 'bid:2'],
    ['edition=aeg&moves=draw', 'cut off'],
    ['game=cards&edition=aeg&seats=3&seat=7', 'cut off'],
  ] as const) {
    await visitor.go(there + query);
    expect(await page.getByRole('alert').textContent()).toContain(why);
  }
  const kept = await page.evaluate(() =>
    ['kept-here', 'keys'].map((name) => localStorage.getItem(`tenfold.${name}`)),
  );
  expect(kept).toEqual([null, null]);
});

test('the same link works where a server is, and leads there from pages that are files', async ({
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.allow(/ERR_FILE_NOT_FOUND/); // what this small site has not, as the search
  await page.goto(`file://${join(host.folder, PAGE)}`);
  await page.getByText('This page was opened as a file').first().waitFor();
  const link = await page.getByRole('link', { name: LINK }).first().getAttribute('href');
  const { origin, hash } = new URL(link ?? '');
  expect(origin).toBe('http://127.0.0.1:8010');
  await visitor.go(`/${hash}`);
  await page.waitForURL(/\/t\/local-/);
  expect(await offered(page)).toContain('n');

  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.go(new URL(page.url()).pathname.replace('/t/', '/replay/'));
  await page.getByRole('button', { name: 'Copy a link to play on from here' }).click();
  await page.getByText('The link is copied.').first().waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${visitor.server}${hash.slice(1)}`);
});
