import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { layTile } from './support/playing.ts';
import { gather } from './support/gathering.ts';
import { NETWORK, ownServer } from './support/own_server.ts';
import { storyOf } from './support/tables.ts';
import { test, type Visitor } from './support/visitor.ts';

const server = ownServer();

/** The seconds that each seat has, as a page shows them. */
async function timesOn(page: Page): Promise<number[]> {
  const texts = await page.getByRole('timer').allTextContents();
  return texts.map((text) => text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0));
}

test('time runs in sight of both, and whoever has none left has lost', async ({ visit }) => {
  const { id, visitors } = await gather(visit, {
    game: 'tiles',
    agreement: { clock: { kind: 'game', minutes: 1, increment: 3 }, overtime: 'lose' },
    wishes: { server: server.now.address },
  });
  for (const visitor of visitors) visitor.allow(...NETWORK);
  const [ada, bea] = visitors.map(({ page }) => page) as [Page, Page];
  for (const page of [ada, bea]) {
    await page.getByRole('timer').first().waitFor();
    const [before = 0] = await timesOn(page);
    await expect.poll(async () => (await timesOn(page))[0]).toBeLessThan(before);
    expect((await timesOn(page))[1]).toBe(60);
  }
  await layTile(ada);
  await expect.poll(async () => (await timesOn(ada))[1]).toBeLessThan(60);

  // No time without a server costs anybody a game, so this minute goes by.
  await ada.getByRole('heading', { name: 'Bea ran out of time: you win!' }).waitFor({ timeout: 90_000 });
  await bea.getByRole('heading', { name: 'You ran out of time; Ada wins' }).waitFor();
  expect((await timesOn(ada))[1]).toBe(0);
  expect((await storyOf(id, server.now.address)).ending).toMatchObject({
    reason: 'time',
    winners: [0],
    seat: 1,
  });
});

test('a bot plays on for whoever is away too long, until they take the seat back', async ({ visit }) => {
  const { id, path, visitors } = await gather(visit, {
    game: 'tiles',
    agreement: { patience: 10 },
    wishes: { server: server.now.address },
  });
  for (const visitor of visitors) visitor.allow(...NETWORK);
  const [ada, bea] = visitors as [Visitor, Visitor];
  await ada.go('/settings');
  await expect
    .poll(async () => (await storyOf(id, server.now.address)).moves.length, { timeout: 60_000 })
    .toBe(1);
  await bea.page.getByText('A bot is playing for Ada.').first().waitFor();
  await ada.go(path);
  await ada.page.getByText('A bot is playing for you.').first().waitFor();
  await ada.page.getByRole('button', { name: 'Take the seat back' }).click();
  await bea.page.getByText('Ada is back.').waitFor();
  await layTile(bea.page);
  await layTile(ada.page);
  await expect.poll(async () => (await storyOf(id, server.now.address)).moves.length).toBe(3);
});
