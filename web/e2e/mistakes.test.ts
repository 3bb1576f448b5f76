import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isOpenToAll } from './support/barriers.ts';
import { open } from './support/gathering.ts';
import { action, byMouse, isOver, offered } from './support/playing.ts';
import { Server } from './support/server.ts';
import { bringRecord, recorded } from './support/tables.ts';
import { test, type Visitor } from './support/visitor.ts';

const SHORT = recorded('cards', ({ moves, result }) => moves.length < 200 && Boolean(result));

/** Any second card is a bust. */
const DECK = Object.fromEntries(['B6', 'B7', 'B8', 'B9', 'G6', 'G7', 'G8', 'G9'].map((card) => [card, 1]));

/** Draws whenever that can be done, which nobody should do with these cards, and buys nothing. */
async function playBadly(page: Page): Promise<void> {
  while (!(await isOver(page))) {
    const keys = await offered(page);
    const key = ['d', 'p', 'n', 'c', 't', 'Enter'].find((one) => keys.includes(one));
    if (key) await byMouse(page, key).catch(() => {});
  }
}

async function playOneGame(visitor: Visitor): Promise<void> {
  const { id } = await open(visitor, {
    game: 'cards',
    options: { edition: 'aeg', seats: 2, start: 0, deck: DECK },
    seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }],
    agreement: { lot: false },
  });
  await visitor.go(`/t/${id}`);
  await playBadly(visitor.page);
}

test('mistakes are collected, practised on the board, and still there for a browser that comes back', async ({
  visit,
}) => {
  const visitor = await visit({ settings: { name: 'Ada' } });
  const { page } = visitor;
  await playOneGame(visitor);
  await visitor.go('/me');
  await page.getByRole('link', { name: /^Your mistakes/ }).click();
  await page.getByText('1 of your finished games is not reviewed yet.').waitFor();
  await page.getByRole('button', { name: 'Review it' }).click();
  const way = page.getByRole('link', { name: /^Practise now \(\d\)$/ });
  await way.waitFor({ timeout: 120_000 });
  const count = Number(/\d/.exec((await way.textContent()) ?? '')?.[0]);
  await page.getByRole('rowheader', { name: 'drawing too long' }).first().waitFor();
  await page.getByRole('row', { name: /^You/ }).waitFor();

  await isOpenToAll(visitor, 'figures');
  await way.click();
  const guide = page.getByRole('region', { name: 'Practise your mistakes' });
  await guide.getByText(`Mistake 1 of ${count}`).waitFor();
  for (let number = 1; number <= count; number += 1) {
    await guide.getByText(`Mistake ${number} of ${count}`).waitFor();
    const keys = await offered(page);
    if (!keys.includes('d')) {
      await byMouse(page, keys.includes('p') ? 'p' : (keys[0] ?? ''));
      await guide
        .getByRole('button', { name: /Next|Show what is better/ })
        .first()
        .click();
      if (await guide.getByRole('button', { name: 'Next' }).isVisible())
        await guide.getByRole('button', { name: 'Next' }).click();
      continue;
    }
    await isOpenToAll(visitor, 'exercise');
    await byMouse(page, 'd');
    await guide.getByText(/Not the best move: it loses \d+% of a victory\./).waitFor();
    await guide.getByRole('button', { name: 'Try again' }).click();
    await action(page, 'n').click();
    await guide.getByText('Right.').waitFor();
    await guide.getByText(/Better: .+ of a victory more\./).waitFor();
    await guide.getByText('It comes back in 10 minutes.').waitFor();
    break;
  }

  const kept = await visitor.context.storageState();
  await visitor.context.close();
  const later = await visit({ storageState: kept });
  await later.go('/me/mistakes');
  const left = later.page.getByRole('region', { name: 'Practise your mistakes' });
  await left.getByText(/Practise now \(\d\)|Nothing to practise now\. .+ in \d+ minutes\./).waitFor();
  const told = await later.context.request.get(`${later.server}/api/me/mistakes`);
  expect(await told.json()).toMatchObject({ exercises: count, not_reviewed: 0 });
});

test('where nothing is reviewed, no review is offered', async ({ visit }) => {
  const server = await Server.started({ REVIEWS: '0' });
  try {
    const visitor = await visit({ server: server.address });
    const { page } = visitor;
    const id = await bringRecord(SHORT, server.address);
    await visitor.go(`/replay/${id}`);
    await page.locator('.about').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Review this game' }).count()).toBe(0);
    await visitor.go('/me/mistakes');
    await page.getByText('No games are reviewed on this server').waitFor();
  } finally {
    await server.stop();
  }
});
