import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { make, movesAt, openHouse, play, shownAt, sit, standsAt } from './support/local_house.ts';
import { test, type Visitor } from './support/visitor.ts';

/** An address that a browser does not trust as it trusts its own machine, as those of a network at home. */
const PLAIN = 'http://0.0.0.0';

async function tabAt(visitor: Visitor, table: string): Promise<Page> {
  const page = await visitor.context.newPage();
  visitor.watch(page);
  await openHouse(page, visitor.server);
  await sit(page, table);
  return page;
}

test.for([true, false])('of two tabs at a table one plays; with locks: %s', async (hasLocks, { visit }) => {
  const own = inject('server');
  const visitor = await visit({ server: hasLocks ? own : own.replace('http://127.0.0.1', PLAIN) });
  const first = visitor.page;
  await openHouse(first, visitor.server);
  expect(await first.evaluate(() => 'locks' in navigator)).toBe(hasLocks);
  const { id } = await make(first);
  await sit(first, id);
  await play(first, 3);

  const second = await tabAt(visitor, id);
  await standsAt(second, 'elsewhere');
  const order = second.evaluate(() => window.seat.line.order({ type: 'abort' }));
  await expect(order).rejects.toThrow('local.elsewhere');

  await second.evaluate(() => window.seat.line.takeOver());
  await Promise.all([standsAt(second, 'open'), standsAt(first, 'elsewhere')]);
  await play(second, 3);

  await second.close();
  await standsAt(first, 'open');
  await play(first, 3);
  await nextTurn(first);
  expect(await movesAt(first, id)).toEqual(await shownAt(first));
});

test('a table is taken over while its moves are being made, and none is lost', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await openHouse(page, visitor.server);
  const { id } = await make(page);
  await sit(page, id);
  const second = await tabAt(visitor, id);
  await standsAt(second, 'elsewhere');
  const playing = play(page).catch(() => undefined);
  await second.evaluate(() => window.seat.line.takeOver());
  await Promise.all([standsAt(second, 'open'), playing]);
  const before = await shownAt(page);
  await expect.poll(() => shownAt(second)).toEqual(await movesAt(page, id)); // the last move of the first tab has come
  await play(second, 3);
  await nextTurn(second);
  const moves = await movesAt(page, id);
  expect(moves).toEqual(await shownAt(second));
  expect(moves.slice(0, before.length)).toEqual(before);
});

test('what another tab has stored without our knowledge is read, and the move is made after it', async ({
  visit,
}) => {
  const { page, server } = await visit();
  await openHouse(page, server);
  const { id } = await make(page);
  await sit(page, id);
  await play(page, 1);
  const version = await nextTurn(page);
  await addEntry(page, id, version + 1);
  await play(page, 1);
  await nextTurn(page);
  expect(await movesAt(page, id)).toEqual(await shownAt(page));
  expect(await page.evaluate(() => window.seat.version)).toBeGreaterThan(version + 1);
});

test('a worker that dies is started again, and the line goes on', async ({ visit }) => {
  const visitor = await visit();
  visitor.allow(/dies/);
  const { page } = visitor;
  await openHouse(page, visitor.server);
  const { id } = await make(page);
  await sit(page, id);
  await play(page, 3);
  const shown = await shownAt(page);
  const house = page.workers().find((worker) => worker.url().includes('local_house'))!;
  await house.evaluate(() => void setTimeout(() => Promise.reject(new Error('dies'))));
  await standsAt(page, 'lost');
  await standsAt(page, 'open');
  await play(page, 3);
  const moves = await movesAt(page, id);
  expect(moves.length).toBeGreaterThan(shown.length);
  expect(moves.slice(0, shown.length)).toEqual(shown);
});

test('where the rules cannot be had, that is said, and asked again it may be there', async ({ visit }) => {
  const visitor = await visit();
  visitor.allow(/ERR_FAILED|Failed to load resource/);
  const { page } = visitor;
  await page.route('**/rules-*.wasm', (route) => route.abort());
  await openHouse(page, visitor.server);
  await expect(make(page)).rejects.toThrow('local.cannot_start');
  await page.unroute('**/rules-*.wasm');
  expect((await make(page)).id).toMatch(/^local-/);
});

/** How all games of a browser are lost: by somebody who wants it, and with the whole database. */
const ERASED: [string, (page: Page) => Promise<unknown>][] = [
  ['erases', (page) => page.evaluate(() => window.house.forgetMe())],
  ['deletes the database of', (page) => page.evaluate(deleteDatabase)],
];

test.for(ERASED)(
  'a tab that plays while another one %s all tables is told so',
  async ([, erase], { visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await openHouse(page, visitor.server);
    const { id } = await make(page);
    await sit(page, id);
    await play(page, 2);
    const second = await visitor.context.newPage();
    visitor.watch(second);
    await openHouse(second, visitor.server);
    await erase(second);
    void play(page).catch(() => undefined);
    await page.waitForFunction(() => window.seat.farewell === 'table.unknown');
    expect((await second.evaluate(() => window.house.mine('open'))).tables).toEqual([]);
    expect(await page.evaluate(() => window.trouble)).toBeNull();
  },
);

test('a file that two tabs bring back at once is there once', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await openHouse(page, visitor.server);
  for (let count = 0; count < 5; count += 1) await make(page);
  const { text } = await page.evaluate(() => window.house.saveAll());
  await page.evaluate(() => window.house.forgetMe());
  const second = await visitor.context.newPage();
  visitor.watch(second);
  await openHouse(second, visitor.server);
  const bring = (tab: Page): Promise<{ running: number }> =>
    tab.evaluate((file) => window.house.bringAll(file), text);
  const [one, other] = await Promise.all([bring(page), bring(second)]);
  expect(one.running + other.running).toBe(5);
  expect((await page.evaluate(() => window.house.mine('open'))).tables).toHaveLength(5);
});

function deleteDatabase(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('tenfold');
    [deleting.onsuccess, deleting.onerror] = [resolve, reject];
  });
}

/** Waits until it is one's own turn, and no bot moves any more; answers the version of the table. */
async function nextTurn(page: Page): Promise<number> {
  await page.waitForFunction(() => window.seat.mine.includes(window.seat.now?.to_move ?? -1));
  return await page.evaluate(() => window.seat.version);
}

/** As a tab would store it that has slept, and does not know that the table is another one's. */
async function addEntry(page: Page, table: string, number: number): Promise<void> {
  await page.evaluate(
    (entry) =>
      new Promise((resolve, reject) => {
        const opened = indexedDB.open('tenfold');
        opened.onerror = reject;
        opened.onsuccess = () => {
          const transaction = opened.result.transaction('entries', 'readwrite');
          transaction.objectStore('entries').add(entry);
          transaction.oncomplete = resolve;
          transaction.onabort = reject;
        };
      }),
    { table, number, at: Date.now(), kind: 'seated', seat: -2, body: '', command: null },
  );
}
