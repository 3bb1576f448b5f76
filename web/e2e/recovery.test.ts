import { expect } from 'vitest';
import { open } from './support/gathering.ts';
import { layTile, playCards } from './support/playing.ts';
import { test } from './support/visitor.ts';

test('a phrase brings games and figures to another browser', async ({ visit }) => {
  const old = await visit({ settings: { name: 'Ada' } });
  const finished = await open(old, {
    game: 'cards',
    options: { edition: 'aeg', seats: 2, start: 0, deck: { B3: 3 } },
    seats: [
      { kind: 'mine', name: 'Ada' },
      { kind: 'bot', bot: 'greedy' },
    ],
    agreement: { lot: false },
  });
  const unfinished = await open(old, {
    game: 'tiles',
    options: { edition: 'steffen', open: true, start: 0 },
    seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }],
    agreement: { lot: false },
  });
  await old.go(`/t/${finished.id}`);
  await playCards(old.page);
  await old.go('/settings');
  await old.page.getByRole('button', { name: 'Make a phrase' }).click();
  const phrase = await old.page.locator('code').textContent();
  expect(phrase?.split(' ').length).toBeGreaterThan(3);

  const other = await visit();
  other.allow(/status of 4/); // the browser tells of every refusal
  const { page } = other;
  await other.go('/settings');
  const field = page.getByRole('textbox', { name: 'A phrase from another device' });
  await field.fill(`${phrase} no`);
  await page.getByRole('button', { name: 'Bring my games here' }).click();
  await page.getByText('Nobody has this recovery phrase; check every word.').waitFor();
  await field.fill(` ${phrase?.toUpperCase()} `);
  await page.getByRole('button', { name: 'Bring my games here' }).click();
  await page.getByText('Welcome back, Ada.').waitFor();

  await other.go('/me');
  const figures = page.locator('.game').filter({ has: page.getByRole('heading', { name: 'Cards' }) });
  await figures
    .getByRole('definition')
    .first()
    .and(page.getByText('1', { exact: true }))
    .waitFor();
  await page.getByRole('link', { name: /^Tiles/ }).click();
  await page.waitForURL(`**/t/${unfinished.id}`);
  await layTile(page);
  await page
    .getByText(/^(You place|Ada places) a \d/)
    .first()
    .waitFor();

  // The browser from before is signed out: it asks for keys in vain, and only watches.
  old.allow(/status of 4/);
  await old.go(`/t/${unfinished.id}`);
  await expect.poll(() => old.page.getByRole('button', { name: /^Take the \d at the/ }).count()).toBe(0);
});

test('whoever wants to be forgotten is', async ({ visit }) => {
  const visitor = await visit({ settings: { name: 'Ada' } });
  const { page } = visitor;
  await visitor.go('/settings');
  expect(await page.getByRole('button', { name: 'Forget me' }).count()).toBe(0); // nobody knows them yet
  const { id } = await open(visitor, {
    game: 'tiles',
    options: { edition: 'steffen', open: true },
    seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }],
  });
  await visitor.go('/settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download it' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tenfold.json');
  await page.getByRole('button', { name: 'Forget me' }).click();
  await page.getByRole('button', { name: 'No, stay' }).click();
  await page.getByRole('button', { name: 'Forget me' }).click();
  await page.getByRole('button', { name: 'Yes, forget me' }).click();
  await page.getByText('Your data is gone.').waitFor();
  const me = await visitor.context.request.get(`${visitor.server}/api/me`);
  expect(await me.json()).toMatchObject({ id: '', name: '' });
  await visitor.go('/me');
  await page.getByText('No game is waiting for you.').waitFor();
  const answer = await visitor.context.request.get(`${visitor.server}/api/records/${id}/story`);
  expect(await answer.text()).not.toContain('Ada');
});
