import { expect } from 'vitest';
import { make, movesAt, openHouse, play, shownAt, sit } from './support/local_house.ts';
import { test } from './support/visitor.ts';

test('no room: it is said, play goes on, and what was played is kept when there is room again', async ({
  visit,
}) => {
  const { page, server, context } = await visit();
  const browser = await context.newCDPSession(page);
  const setRoom = (quotaSize?: number): Promise<unknown> =>
    browser.send('Storage.overrideQuotaForOrigin', { origin: server, ...(quotaSize && { quotaSize }) });
  await setRoom(1);
  await openHouse(page, server);
  const { id } = await make(page);
  await sit(page, id);
  await play(page, 3);
  expect(await page.evaluate(() => window.trouble)).toBe('local.storage_full');
  let shown = await shownAt(page); // first: a card may just be on its way
  expect((await movesAt(page, id)).slice(0, shown.length)).toEqual(shown);

  await setRoom();
  await play(page, 2);
  expect(await page.evaluate(() => window.trouble)).toBeNull();
  shown = await shownAt(page);
  await openHouse(page, server);
  expect((await movesAt(page, id)).slice(0, shown.length)).toEqual(shown);
});

test('a browser that keeps nothing: it is said, and games are played to their end', async ({ visit }) => {
  const { page, server, context } = await visit();
  await context.route('**/local_house-*.js', async (route) => {
    const response = await route.fetch();
    // As in a window that is private where browsers take the database away.
    const body = `Object.defineProperty(self, 'indexedDB', { value: undefined });${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await openHouse(page, server);
  const { id } = await make(page);
  expect(await page.evaluate(() => window.trouble)).toBe('local.storage_forbidden');
  await sit(page, id);
  await play(page);
  expect(await page.evaluate(() => window.seat.now?.ending?.reason)).toBe('rules');
  const over = await page.evaluate(() => window.house.mine('over'));
  expect(over.tables.map(({ table }) => table.id)).toEqual([id]);
});

test('a database of a newer version is left alone', async ({ visit }) => {
  const { page, server } = await visit();
  await page.goto(server);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const newer = indexedDB.open('tenfold', 1000);
        newer.onsuccess = () => {
          newer.result.close();
          resolve();
        };
      }),
  );
  await openHouse(page, server);
  await make(page);
  expect(await page.evaluate(() => window.trouble)).toBe('local.storage_newer');
});
