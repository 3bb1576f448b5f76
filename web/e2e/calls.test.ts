import type { Page, Worker } from 'playwright-core';
import { expect } from 'vitest';
import { layTile } from './support/playing.ts';
import { gather } from './support/gathering.ts';
import { test, type Visitor } from './support/visitor.ts';

const WISH = 'Tell me when it is my turn';
const TILES = { game: 'tiles', wishes: { serviceWorkers: 'allow' } } as const; // it is the worker who calls

/** Pages of a browser in a test are always in sight, so they are told that they are not. */
async function turnAway(page: Page, isAway: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isAway);
}

function called(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body }) => `${title} / ${body}`);
  });
}

/** What a click on the notification brings to the front or opens; the real thing needs a hand on a mouse. */
function clicked(worker: Worker): Promise<string[]> {
  return worker.evaluate(async () => {
    const self = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(path: string): Promise<void> };
      WindowClient: { prototype: { focus(): Promise<void> } };
      dispatchEvent(event: Event): void;
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const done: string[] = [];
    self.WindowClient.prototype.focus = function (this: { url: string }) {
      return Promise.resolve(void done.push(`front ${new URL(this.url).pathname}`));
    };
    self.clients.openWindow = (path) => Promise.resolve(void done.push(`open ${path}`));
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new self.NotificationEvent('notificationclick', { notification }));
    for (let tries = 0; tries < 100 && !done.length; tries += 1)
      await new Promise((next) => setTimeout(next, 20));
    return done;
  });
}

test('whoever wishes it is called when it is their turn and they look elsewhere', async ({ visit, skip }) => {
  const { path, visitors } = await gather(visit, TILES);
  const [ada, bea] = visitors as [Visitor, Visitor];
  await bea.context.grantPermissions(['notifications'], { origin: bea.server });
  await bea.go('/settings');
  const leave = await bea.page.evaluate(() => Notification.permission);
  skip(
    leave !== 'granted',
    'a Chromium without a screen of any kind notifies nobody, whatever it is granted',
  );
  await bea.page.getByRole('switch', { name: WISH }).check({ force: true });
  await bea.go(path);
  await bea.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  expect(await bea.page.title()).toBe('Tiles · Tenfold');

  await layTile(ada.page); // in sight, nobody is called
  await expect.poll(() => bea.page.title()).toBe('Your turn · Tenfold');
  expect(await called(bea.page)).toEqual([]);
  await layTile(bea.page);
  await expect.poll(() => bea.page.title()).toBe('Tiles · Tenfold');

  await turnAway(bea.page, true);
  await layTile(ada.page);
  await expect.poll(() => called(bea.page)).toEqual(['Your turn / Tiles: Ada and Bea']);
  const [worker] = bea.context.serviceWorkers();
  expect(await clicked(worker as Worker)).toEqual([`front ${path}`]);
  await expect.poll(() => called(bea.page)).toEqual([]);

  await turnAway(bea.page, false);
  await layTile(bea.page);
  await turnAway(bea.page, true);
  await ada.page.getByRole('button', { name: 'More about this table' }).click();
  await ada.page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect.poll(() => called(bea.page)).toEqual(['Ada offers a draw. / Tiles: Ada and Bea']);
});

test('nobody is called who has not wished it', async ({ visit }) => {
  const { visitors } = await gather(visit, TILES);
  const [ada, bea] = visitors as [Visitor, Visitor];
  await bea.context.grantPermissions(['notifications'], { origin: bea.server });
  await turnAway(bea.page, true);
  await layTile(ada.page);
  await expect.poll(() => bea.page.title()).toBe('Your turn · Tenfold');
  expect(await called(bea.page)).toEqual([]);
});

test('a browser that does not allow it, or cannot, says so', async ({ visit }) => {
  const denied = await visit();
  await denied.context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = () => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
      return Promise.resolve('denied');
    };
  });
  await denied.go('/settings');
  const wish = denied.page.getByRole('switch', { name: WISH });
  await denied.page.getByText('A notification while a table is open').waitFor();
  await wish.check({ force: true }).catch(() => {});
  await denied.page.getByText('Your browser does not let this page notify you.').waitFor();
  await expect.poll(() => wish.isChecked()).toBe(false);

  const without = await visit();
  await without.context.addInitScript(() => delete (window as { Notification?: unknown }).Notification);
  await without.go('/settings');
  await without.page.getByText('This browser shows no notifications here.').waitFor();
  expect(await without.page.getByRole('switch', { name: WISH }).isDisabled()).toBe(true);
});
