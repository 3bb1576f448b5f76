import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { gather, open } from './support/gathering.ts';
import { action, layTile } from './support/playing.ts';
import { isInSight } from './support/sight.ts';
import { test, type Visitor, type Wishes } from './support/visitor.ts';

const PHONE: Wishes = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Nothing can be pressed there: it is enough that it is wholly in the window. */
async function isShown(thing: Locator): Promise<void> {
  await thing.waitFor();
  const { width, height } = thing.page().viewportSize() ?? { width: 0, height: 0 };
  const box = await thing.boundingBox();
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(
    true,
  );
}

function secondsIn(text: string): number {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text) ?? [];
  return 60 * Number(minutes) + Number(seconds);
}

/** Somebody who invites to a table with an open seat; where the invitation leads. */
async function invite(host: Visitor, seats = 3): Promise<string> {
  const { id } = await open(host, {
    game: 'cards',
    options: { edition: 'aeg', seats, start: 0 },
    seats: [
      { kind: 'mine', name: 'Ada' },
      ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }) as const),
    ],
    agreement: { lot: false },
  });
  return `/t/${id}`;
}

test('at a card table, whoever goes away looks away at once, and one sees the time until a bot plays', async ({
  visit,
}) => {
  const { visitors } = await gather(visit, { game: 'cards', names: ['Ada', 'Bea', 'Cem'], wishes: PHONE });
  const [ada, bea, cem] = visitors as [Visitor, Visitor, Visitor];
  const seat = (of: Visitor, number: number) => of.page.locator(`.rival[data-place="seat-${number}"]`);
  await action(ada.page, 'd').waitFor();
  await cem.page.close();
  await seat(ada, 2)
    .getByText(/^Away: bot in [12]:\d\d$/)
    .waitFor();
  await isShown(seat(ada, 2).getByText('Away'));
  expect(await seat(ada, 1).getByText('Away').count()).toBe(0);
  await ada.page.close();
  const note = seat(bea, 0).getByText(/^Away: bot in \d:\d\d$/);
  await note.waitFor();
  const first = secondsIn(await note.innerText());
  expect(first).toBeLessThanOrEqual(120);
  await bea.page.getByText(/^Ada is away: a bot plays in \d:\d\d\.$/).waitFor();
  await expect.poll(async () => secondsIn(await note.innerText())).toBeLessThan(first);
});

test('of tiles, whoever goes away looks away, and is there again', async ({ visit }) => {
  const { path, visitors } = await gather(visit, { game: 'tiles', wishes: PHONE });
  const [ada, bea] = visitors as [Visitor, Visitor];
  await layTile(ada.page);
  await bea.page.close();
  await ada.page
    .locator('.supply')
    .getByText(/^Away: bot in \d:\d\d$/)
    .waitFor();
  await ada.page.getByText(/^Bea is away: a bot plays in \d:\d\d\.$/).waitFor();
  await bea.tab(path);
  await ada.page.getByText('It is Bea’s move.').waitFor();
  await expect.poll(() => ada.page.locator('.supply').getByText(/Away/).count()).toBe(0);
});

test('what somebody says is seen on a phone, at the seat', async ({ visit }) => {
  for (const game of ['cards', 'tiles'] as const) {
    const { visitors } = await gather(visit, { game, wishes: PHONE });
    const [ada, bea] = visitors.map(({ page }) => page) as [Page, Page];
    await bea.getByRole('button', { name: 'Say something' }).click();
    await bea.getByRole('button', { name: 'Good luck' }).click();
    await isShown(ada.locator('[data-place="seat-1"], .supply').getByText('Good luck'));
  }
});

test('an invitation says who invites to what, and one button leads in', async ({ visit }) => {
  const host = await visit({ settings: { name: 'Ada' } });
  const path = await invite(host);
  await host.go(path);
  const guest = await visit(PHONE);
  await guest.go(path);
  const { page } = guest;
  await isInSight(page.getByRole('heading', { name: 'Ada invites you to a game of TEN with cards' }));
  await isInSight(page.getByRole('textbox', { name: 'Your name' }));
  const way = page.locator('main').getByRole('button', { name: 'Sit down and play' });
  await isInSight(way);
  expect(await page.locator('main button.large').count()).toBe(1);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bea');
  await way.click();
  await page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
  await host.page.getByText('Bea').first().waitFor();
  expect((await (await fetch(`${host.server}/api/tables/${path.slice(3)}`)).json()).seats[1].name).toBe(
    'Bea',
  );
});

test('a server that only this device reaches says so beside the code', async ({ visit }) => {
  const host = await visit();
  await host.go(await invite(host));
  await host.page.getByText('Only this device reaches this server').waitFor();
});

test('a link is copied where there is no clipboard, as on plain addresses', async ({ visit }) => {
  const host = await visit();
  await host.context.grantPermissions(['clipboard-read'], { origin: host.server });
  const path = await invite(host);
  const reader = await host.tab('/');
  await host.page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await host.page.bringToFront();
  await host.go(path);
  await host.page.getByRole('button', { name: 'Copy the link' }).click();
  await host.page.getByText('The link is copied.').waitFor();
  await reader.bringToFront();
  expect(await reader.evaluate(() => navigator.clipboard.readText())).toBe(`${host.server}${path}`);
});

test('a link that cannot be copied is shown to be copied by hand', async ({ visit }) => {
  const host = await visit(PHONE);
  const path = await invite(host);
  await host.page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await host.go(path);
  await host.page.getByRole('button', { name: 'Copy the link' }).click();
  const field = host.page.getByLabel(/to be copied by hand/);
  expect(await field.inputValue()).toBe(`${host.server}${path}`);
  const marked = await field.evaluate(
    (one: HTMLInputElement) => (one.selectionEnd ?? 0) - (one.selectionStart ?? 0),
  );
  expect(marked).toBe(`${host.server}${path}`.length);
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
});
