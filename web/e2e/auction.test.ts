import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { action, byMouse, offeredNow } from './support/playing.ts';
import { makeTable, storyOf } from './support/tables.ts';
import { test, type Visit } from './support/visitor.ts';

const NAMES = ['Ada', 'Bea', 'Cem', 'Dov'];

/** Four people who come by link to a table whose deck has nothing but wildcards. */
async function gather(visit: Visit): Promise<{ table: string; pages: Page[] }> {
  const options = { edition: 'aeg', seats: 4, start: 0, deck: { '*4': 2, 'B*': 2 } };
  const seats = [
    { kind: 'mine', name: NAMES[0] } as const,
    ...NAMES.slice(1).map(() => ({ kind: 'open' }) as const),
  ];
  const { id, keys } = await makeTable({ game: 'cards', options, seats, agreement: { lot: false } });
  const visitors = await Promise.all(NAMES.map((name) => visit({ settings: { name } })));
  await visitors[0]?.hold(id, keys);
  for (const [seat, visitor] of visitors.entries()) {
    await visitor.go(`/t/${id}`);
    if (seat > 0) await visitor.page.getByRole('button', { name: 'Sit down and play' }).click();
    if (seat > 0 && seat < 3) await visitor.page.getByText('that is you').waitFor();
  }
  return { table: id, pages: visitors.map(({ page }) => page) };
}

/** Everybody who has something to decide decides. */
async function decide(pages: Page[], choose: (keys: string[], seat: number) => string): Promise<void> {
  for (const [seat, page] of pages.entries()) {
    const keys = await offeredNow(page);
    if (keys.length) await byMouse(page, choose(keys, seat)).catch(() => {}); // it may be over by now
  }
}

test('four people bid for a wildcard, the highest pays, and everybody sees it', async ({ visit }) => {
  const { table, pages } = await gather(visit);
  await action(pages[0] as Page, 'd').click();
  for (const page of pages) await page.getByRole('region', { name: /^Auction for/ }).waitFor();

  let highest = 0;
  const hasWon = async (): Promise<boolean> => {
    const { moves } = await storyOf(table);
    return moves.some(({ events }) => events.some(({ event }) => event === 'wins'));
  };
  while (!(await hasWon())) {
    await decide(pages, (keys, seat) => {
      const isPaying = keys.includes('Enter') && !keys.includes('p');
      const isBidding = keys.includes('Enter') && keys.includes('p') && seat % 2 === 1;
      if (isBidding) highest = seat;
      return isPaying || isBidding ? 'Enter' : keys.includes('p') ? 'p' : (keys[0] ?? '');
    });
  }

  const { moves } = await storyOf(table);
  const tokens = moves.map(({ token }) => token);
  expect(tokens.filter((token) => token.startsWith('bid:')).length).toBeGreaterThan(0);
  expect(tokens.filter((token) => token === 'pass').length).toBeGreaterThan(0);
  expect(tokens.some((token) => token.startsWith('spend:'))).toBe(true);
  const winner = moves.flatMap(({ events }) => events).find((event) => event.event === 'wins')?.seat ?? -1;
  expect(winner).toBe(highest);
  for (const [seat, page] of pages.entries()) {
    const told = seat === winner ? /The .* is yours\./ : new RegExp(`The .* goes to ${NAMES[winner]}\\.`);
    await expect.poll(() => page.locator('.story .list').textContent()).toMatch(told);
  }
});
