import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { isOpenToAll } from './support/barriers.ts';
import { open } from './support/gathering.ts';
import { action, byMouse, isOver, offered } from './support/playing.ts';
import { ownServer } from './support/own_server.ts';
import { Server } from './support/server.ts';
import { bringRecord, recorded } from './support/tables.ts';
import { test, type Visitor } from './support/visitor.ts';

const SHORT = recorded('cards', ({ moves, result }) => moves.length < 200 && Boolean(result));

const server = ownServer([fileURLToPath(new URL('support/stacked_server.py', import.meta.url))]);

/** Any second card is a bust; one card before the end, whoever stops instead has won. */
const CARDS = ['B7', 'G6', 'B6', 'B9', 'G9', 'G8', 'G7', 'B8'];

/** Draws whenever that can be done, and buys nothing. */
async function playBadly(visitor: Visitor): Promise<void> {
  const { id } = await open(visitor, {
    game: 'cards',
    options: {
      edition: 'aeg',
      seats: 2,
      start: 0,
      deck: Object.fromEntries(CARDS.map((card) => [card, 1])),
    },
    seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }],
    agreement: { lot: false },
    word: CARDS.join(' '),
  });
  await visitor.go(`/t/${id}`);
  const { page } = visitor;
  while (!(await isOver(page))) {
    const keys = await offered(page);
    const key = ['d', 'p', 'n', 'c', 't', 'Enter'].find((one) => keys.includes(one));
    if (key) await byMouse(page, key).catch(() => {});
  }
}

test('mistakes are collected, practised on the board, and still there for a browser that comes back', async ({
  visit,
}) => {
  const visitor = await visit({ server: server.now.address, settings: { name: 'Ada' } });
  const { page } = visitor;
  await playBadly(visitor);
  await visitor.go('/me');
  await page.getByRole('link', { name: /^Your mistakes/ }).click();
  await page.getByText('1 of your finished games is not reviewed yet.').waitFor();
  await page.getByRole('button', { name: 'Review it' }).click();
  const way = page.getByRole('link', { name: 'Practise now (1)' });
  await way.waitFor({ timeout: 120_000 });
  await page.getByRole('rowheader', { name: /^drawing too long/ }).waitFor();
  await page.getByRole('row', { name: /^You/ }).waitFor();

  await isOpenToAll(visitor, 'figures');
  await way.click();
  const guide = page.getByRole('region', { name: 'Practise your mistakes' });
  await guide.getByText('Mistake 1 of 1').waitFor();
  await isOpenToAll(visitor, 'exercise');
  await byMouse(page, 'd');
  await guide
    .getByText('Not the best move: with it your chance to win is 0%, with the best one 100%.')
    .waitFor();
  await guide.getByRole('button', { name: 'Try again' }).click();
  await action(page, 'n').click();
  await guide.getByText('Right.').waitFor();
  await guide.getByText(/Better: .+\./).waitFor();
  await guide.getByText('It comes back in 10 minutes.').waitFor();

  const kept = await visitor.context.storageState();
  await visitor.context.close();
  const later = await visit({ server: visitor.server, storageState: kept });
  await later.go('/me/mistakes');
  const left = later.page.getByRole('region', { name: 'Practise your mistakes' });
  await left.getByText(/Nothing to practise now\. .+ in \d+ minutes\./).waitFor();
  const told = await later.context.request.get(`${later.server}/api/me/mistakes`);
  expect(await told.json()).toMatchObject({ exercises: 1, not_reviewed: 0 });
});

test('where a server reviews nothing, the browser does', async ({ visit }) => {
  const server = await Server.started({ REVIEWS: '0' });
  try {
    const visitor = await visit({ server: server.address });
    visitor.allow(/status of 400/); // it refuses reviews
    const { page } = visitor;
    const id = await bringRecord(SHORT, server.address);
    await visitor.go(`/replay/${id}`);
    await page.getByRole('link', { name: 'Review this game' }).click();
    await page.getByText('No games are reviewed on this server.').waitFor();
    await page.getByRole('button', { name: 'Review it in this browser' }).click();
    await page.getByRole('tab').last().click({ timeout: 240_000 });
    await page.getByText(/Worked out in this browser\./).waitFor();
    await visitor.go('/me/mistakes');
    await page.getByText('No games are reviewed on this server').waitFor();
  } finally {
    await server.stop();
  }
});
