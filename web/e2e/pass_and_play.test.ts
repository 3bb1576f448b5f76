import { expect } from 'vitest';
import { open } from './support/gathering.ts';
import { act, isOver, offered } from './support/playing.ts';
import { storyOf } from './support/tables.ts';
import { test } from './support/visitor.ts';

test('two people pass one screen round', async ({ visit }) => {
  const visitor = await visit({ settings: { name: 'Ada' } });
  const { page } = visitor;
  await visitor.go('/');
  await page
    .getByRole('region', { name: 'The cards' })
    .getByRole('link', { name: /^On this device/ })
    .click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Bea');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.actions').waitFor();

  const table = page.url().split('/').at(-1) ?? '';
  const movers = new Set<number>();
  while (movers.size < 2) {
    await act(page);
    for (const { seat } of (await storyOf(table)).moves) if (seat >= 0) movers.add(seat);
  }
  await expect
    .poll(() => page.getByRole('region', { name: 'The middle of the table' }).textContent())
    .toMatch(/Ada|Bea/);
});

test('three people pass one screen round to the end, and it counts for nobody', async ({ visit }) => {
  const visitor = await visit({ settings: { name: 'Ada' } });
  const names = ['Ada', 'Bea', 'Cem'];
  const { id } = await open(visitor, {
    game: 'cards',
    options: { edition: 'aeg', seats: 3, start: 0, deck: { B3: 2, G4: 2, '*4': 1 } },
    seats: names.map((name) => ({ kind: 'mine', name })),
    agreement: { lot: false },
  });
  const { page } = visitor;
  await visitor.go(`/t/${id}`);
  const called = new Map<number, string>(); // before so many moves
  const headline = page.getByRole('region', { name: 'The middle of the table' }).getByRole('heading').first();
  for (;;) {
    await offered(page); // what is read before somebody can decide may still be said to the last one
    if (await isOver(page)) break;
    const { moves } = await storyOf(id);
    called.set(moves.length, (await headline.textContent())?.split(':')[0] ?? '');
    await act(page);
  }
  const { moves, ending } = await storyOf(id);
  const deciders = [...called.keys()].map((at) => names[moves[at]?.seat ?? -1]);
  expect([...called.values()]).toEqual(deciders); // the screen says whom it goes to
  expect([...new Set(deciders)].sort()).toEqual(names);
  expect(ending?.reason).toBe('rules');
  const me = await visitor.context.request.get(`${visitor.server}/api/me`);
  const { statistics, solo } = (await me.json()) as { statistics: { games: number }[]; solo: unknown[] };
  expect([...statistics.filter(({ games }) => games > 0), ...solo]).toEqual([]);

  await page.getByRole('link', { name: 'Look back at the game' }).first().click();
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await page.getByText(/^All \d+ moves follow the rules, and the cards came/).waitFor();
});

test('a decision is taken back', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/new?game=tiles&with=here&open=1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('button.end').first().click();
  await page.locator('.spot').first().click();
  await expect.poll(() => page.locator('.place.laid').count()).toBe(1);
  await page.getByRole('button', { name: 'Take your last decision back' }).click();
  await expect.poll(() => page.locator('.place.laid').count()).toBe(0);
});
