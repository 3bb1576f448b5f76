import { isOpenToAll } from './support/barriers.ts';
import { gather, open } from './support/gathering.ts';
import { action, playCards, playTiles } from './support/playing.ts';
import { bringRecord, makeTable, recorded } from './support/tables.ts';
import { test, type Visit, type Visitor } from './support/visitor.ts';

const HERE = [{ kind: 'mine', name: 'Ada' } as const, { kind: 'mine', name: 'Bea' } as const];

async function atCards(visit: Visit, deck: Record<string, number>): Promise<Visitor> {
  const options = { edition: 'aeg', seats: 2, start: 0, deck };
  const { id, keys } = await makeTable({ game: 'cards', options, seats: HERE, agreement: { lot: false } });
  const visitor = await visit({ settings: { obvious: false } });
  await visitor.hold(id, keys);
  await visitor.go(`/t/${id}`);
  await visitor.page.locator('.actions').waitFor();
  return visitor;
}

const PAGES = ['/', '/new', '/new?with=here', '/open', '/learn', '/learn/cards', '/learn/tiles'];
const MORE = ['/rules/aeg', '/rules/steffen', '/settings', '/me', '/me/mistakes', '/nowhere/at/all'];

test('every page is open to all', async ({ visit }) => {
  const visitor = await visit();
  for (const path of [...PAGES, ...MORE]) {
    await visitor.go(path);
    await visitor.page.waitForLoadState('networkidle');
    await isOpenToAll(visitor, path);
  }
});

test('card tables are open to all', async ({ visit }) => {
  const bidding = await atCards(visit, { '*4': 2, 'B*': 1 });
  await isOpenToAll(bidding, 'the first decision');
  await action(bidding.page, 'd').click();
  await bidding.page.getByRole('region', { name: /^Auction for/ }).waitFor();
  await isOpenToAll(bidding, 'an auction');
  await action(bidding.page, 'Enter').click();
  await action(bidding.page, 'p').click();
  await bidding.page.locator('.desk').waitFor();
  await isOpenToAll(bidding, 'a payment');

  const buying = await atCards(visit, { B3: 4, G4: 2 });
  await action(buying.page, 'd').click();
  await action(buying.page, 'n').click();
  await action(buying.page, 'p').waitFor();
  await isOpenToAll(buying, 'a purchase');
  await playCards(buying.page);
  await isOpenToAll(buying, 'the end');
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

test('the expert’s advice is open to all', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const options = { edition: 'aeg', seats: 2, deck: { B1: 9, G2: 9, O3: 9 } };
  const seats = [{ kind: 'mine' } as const, { kind: 'bot', bot: 'careful' } as const];
  const agreement = { lot: false, hints: 'everybody' } as const;
  const { id, keys } = await makeTable({ game: 'cards', options, seats, agreement });
  await visitor.hold(id, keys);
  await visitor.go(`/t/${id}`);
  await action(page, 'd').click();
  await action(page, 'n').waitFor();
  await page.keyboard.press('h');
  await page.getByRole('region', { name: 'The expert’s advice' }).getByRole('listitem').first().waitFor();
  await isOpenToAll(visitor, 'the advice');
  await action(page, 'n').click();
  await page.getByText('Turn up the first card.').waitFor();
  await page.getByRole('button', { name: 'Why did Pip do that?' }).first().click();
  await page
    .getByRole('region', { name: 'Why Pip did that' })
    .getByText(/Pip believes/)
    .waitFor();
  await isOpenToAll(visitor, 'why a bot did that');
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
    await visitor.page.getByText('Play on from here', { exact: true }).click();
    await visitor.page.waitForLoadState('networkidle');
    await isOpenToAll(visitor, `looking back at ${game}`);
  }
});

test('what is asked, who is away and what they say, and an invitation are open to all', async ({ visit }) => {
  const alone = await visit();
  const { id } = await open(alone, {
    game: 'cards',
    options: { edition: 'aeg', seats: 1, start: 0, target: 5, deck: { B1: 6, G2: 6 } },
    seats: [{ kind: 'mine' }],
    agreement: { lot: false },
  });
  await alone.go(`/t/${id}`);
  await action(alone.page, 'd').click();
  await action(alone.page, 'n').waitFor();
  await alone.page.getByRole('button', { name: 'Take your last decision back' }).click();
  await alone.page.getByRole('dialog').waitFor();
  await isOpenToAll(alone, 'a question');
  await alone.page.getByRole('button', { name: 'Take it back' }).click();
  await alone.page.getByText(/^Practice: /).waitFor();
  await isOpenToAll(alone, 'practice');

  for (const game of ['cards', 'tiles'] as const) {
    const [ada, bea] = (await gather(visit, { game })).visitors as [Visitor, Visitor];
    await bea.page.getByRole('button', { name: 'Say something' }).click();
    await bea.page.getByRole('button', { name: 'Good luck' }).click();
    await ada.page.locator('.bubble').waitFor();
    await bea.page.close();
    await ada.page.getByText(/^Away: bot/).waitFor();
    await isOpenToAll(ada, `somebody away from ${game}`);
  }

  const table = await makeTable({
    game: 'tiles',
    options: { edition: 'steffen' },
    seats: [{ kind: 'mine', name: 'Ada' }, { kind: 'open' }],
  });
  const guest = await visit();
  await guest.go(`/t/${table.id}`);
  await guest.page.getByRole('button', { name: 'Sit down and play' }).waitFor();
  await isOpenToAll(guest, 'an invitation');
});
