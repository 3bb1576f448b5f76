import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { action, playCards, playTiles } from './support/playing.ts';
import { bringRecord, makeTable, recorded } from './support/tables.ts';
import { test, type Visit, type Visitor } from './support/visitor.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8');
const HERE = [{ kind: 'mine', name: 'Ada' } as const, { kind: 'mine', name: 'Bea' } as const];

type Axe = typeof axe;
type Theme = 'light' | 'dark';

/** The dark theme has the same things as the light one in other colours. */
const RULES = { light: null, dark: ['color-contrast'] };

/** What stands in the way of somebody, by rule and place; nothing is what we want. */
async function barriers(page: Page, rules: string[] | null): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (only) => (globalThis as unknown as { axe: Axe }).axe.run(document, only ? { runOnly: only } : {}),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  );
}

async function isOpenToAll({ page }: Visitor, what: string, theme: Theme = 'light'): Promise<void> {
  expect(await barriers(page, RULES[theme]), what).toEqual([]);
}

async function atCards(visit: Visit, deck: Record<string, number>, colorScheme: Theme): Promise<Visitor> {
  const options = { edition: 'aeg', seats: 2, start: 0, deck };
  const { id, keys } = await makeTable({ game: 'cards', options, seats: HERE, agreement: { lot: false } });
  const visitor = await visit({ colorScheme });
  await visitor.hold(id, keys);
  await visitor.go(`/t/${id}`);
  await visitor.page.locator('.actions').waitFor();
  return visitor;
}

const PAGES = ['/', '/new', '/new?with=here', '/open', '/learn', '/learn/cards', '/learn/tiles'];
const MORE = ['/rules/aeg', '/rules/steffen', '/settings', '/me', '/nowhere/at/all'];

test.for(['light', 'dark'] as const)('every page is open to all (%s)', async (colorScheme, { visit }) => {
  const visitor = await visit({ colorScheme });
  for (const path of [...PAGES, ...MORE]) {
    await visitor.go(path);
    await visitor.page.waitForLoadState('networkidle');
    await isOpenToAll(visitor, path, colorScheme);
  }
});

test.for(['light', 'dark'] as const)('card tables are open to all (%s)', async (colorScheme, { visit }) => {
  const bidding = await atCards(visit, { '*4': 2, 'B*': 1 }, colorScheme);
  await isOpenToAll(bidding, 'the first decision', colorScheme);
  await action(bidding.page, 'd').click();
  await bidding.page.getByRole('region', { name: /^Auction for/ }).waitFor();
  await isOpenToAll(bidding, 'an auction', colorScheme);
  await action(bidding.page, 'Enter').click();
  await action(bidding.page, 'p').click();
  await bidding.page.locator('.desk').waitFor();
  await isOpenToAll(bidding, 'a payment', colorScheme);

  const buying = await atCards(visit, { B3: 4, G4: 2 }, colorScheme);
  await action(buying.page, 'd').click();
  await action(buying.page, 'n').click();
  await action(buying.page, 'p').waitFor();
  await isOpenToAll(buying, 'a purchase', colorScheme);
  await playCards(buying.page);
  await isOpenToAll(buying, 'the end', colorScheme);
});

test.for([true, false])('tile tables are open to all (open: %s)', async (open, { visit }) => {
  const { id, keys } = await makeTable({
    game: 'tiles',
    options: { edition: 'steffen', open },
    seats: [HERE[0] ?? { kind: 'mine' }, { kind: 'bot', bot: 'greedy' }],
  });
  const visitor = await visit();
  await visitor.hold(id, keys);
  await visitor.go(`/t/${id}`);
  await visitor.page.locator('.spot, button.end').first().waitFor();
  await isOpenToAll(visitor, 'the first decision');
  await playTiles(visitor.page);
  await isOpenToAll(visitor, 'the end');
});

test('waiting, and looking back, are open to all', async ({ visit }) => {
  const { id, keys } = await makeTable({
    game: 'cards',
    options: { edition: 'aeg', seats: 3 },
    seats: [{ kind: 'mine' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
  });
  const visitor = await visit();
  await visitor.hold(id, keys);
  await visitor.go(`/t/${id}`);
  await isOpenToAll(visitor, 'waiting for somebody');
  for (const game of ['cards', 'tiles'] as const) {
    const kept = await bringRecord(recorded(game));
    await visitor.go(`/replay/${kept}?move=20`);
    await visitor.page.getByText('Play on from here').click();
    await visitor.page.waitForLoadState('networkidle');
    await isOpenToAll(visitor, `looking back at ${game}`);
  }
});
