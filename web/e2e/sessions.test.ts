import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { NewTable } from '../src/lib/wire/messages.ts';
import { open } from './support/gathering.ts';
import { layTile } from './support/playing.ts';
import { storyOf } from './support/tables.ts';
import { test, type Visitor } from './support/visitor.ts';

const TILES: NewTable = {
  game: 'tiles',
  options: { edition: 'steffen', open: true, start: 0 },
  seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }],
  agreement: { lot: false },
};

const devices = (page: Page) => page.getByRole('region', { name: 'Your devices' });

/** Makes a phrase in one browser, and comes back with it in another without leaving the first. */
async function comeAlong(from: Visitor, to: Visitor): Promise<void> {
  await from.go('/settings');
  await from.page.getByRole('button', { name: 'Make a phrase' }).click();
  const phrase = (await from.page.locator('code').textContent()) ?? '';
  await to.go('/settings');
  await to.page.getByRole('textbox', { name: 'A phrase from another device' }).fill(phrase);
  await to.page.getByText('Stay signed in on my other devices').click();
  await to.page.getByRole('button', { name: 'Bring my games here' }).click();
  await to.page.getByText(/^Welcome back/).waitFor();
}

async function idOf(visitor: Visitor): Promise<string> {
  const me = await visitor.context.request.get(`${visitor.server}/api/me`);
  return ((await me.json()) as { id: string }).id;
}

test('whoever signs the others out plays on, and they do not', async ({ visit }) => {
  const home = await visit({ settings: { name: 'Ada' } });
  const { id } = await open(home, TILES);
  const phone = await visit();
  await comeAlong(home, phone);
  await devices(phone.page).getByText('This device').waitFor();
  await phone.go(`/t/${id}`);
  await layTile(phone.page);
  await phone.go('/settings'); // whoever looks at the table last has the seat

  // At home the game is open while the phone is signed out in another tab.
  await home.go(`/t/${id}`);
  await home.page
    .getByRole('button', { name: /^Take the \d at the/ })
    .first()
    .waitFor();
  const settings = await home.tab('/settings');
  await expect.poll(() => devices(settings).getByRole('listitem').count()).toBe(2);
  phone.allow(/status of 4/); // it asks for keys, and is told that it has none
  await devices(settings).getByRole('button', { name: 'Sign all others out' }).click();
  await settings.getByText('Signed out.').waitFor();
  await expect.poll(() => devices(settings).getByRole('listitem').count()).toBe(1);
  await layTile(home.page);
  await expect.poll(async () => (await storyOf(id)).moves.length).toBeGreaterThan(2);

  expect(await idOf(phone)).toBe('');
  await phone.go(`/t/${id}`);
  await expect.poll(() => phone.page.getByRole('button', { name: /^Take the \d at the/ }).count()).toBe(0);
});

test('one device is signed out, and then this one, after a second thought', async ({ visit }) => {
  const home = await visit({ settings: { name: 'Ada' } });
  await home.go('/settings');
  expect(await devices(home.page).count()).toBe(0); // nobody knows them yet
  await open(home, TILES);
  const phone = await visit();
  await comeAlong(home, phone);
  await home.go('/settings');
  await devices(home.page)
    .getByRole('button', { name: /^Sign out: / })
    .click();
  await home.page.getByText('Signed out.').waitFor();
  expect(await idOf(phone)).toBe('');

  const { page } = home;
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.getByText('Your phrase brings you back.').waitFor();
  await page.getByRole('button', { name: 'No, stay' }).first().click();
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.getByRole('button', { name: 'Yes, sign out' }).click();
  await page.getByText('You are signed out on this device.').waitFor();
  expect(await idOf(home)).toBe('');
});
