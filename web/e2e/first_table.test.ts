import { expect } from 'vitest';
import { open } from './support/gathering.ts';
import { test } from './support/visitor.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 667, height: 375 },
  { width: 1280, height: 800 },
];
const SEATS = ['Ada', 'Bea'].map((name) => ({ kind: 'mine' as const, name }));

for (const game of ['cards', 'tiles'] as const) {
  test(`the first table of ${game} says what it is about, and takes nothing from the board`, async ({
    visit,
  }) => {
    const visitor = await visit({ isNew: true });
    const { page } = visitor;
    const options = game === 'cards' ? { edition: 'aeg', seats: 2 } : { edition: 'steffen' };
    const table = await open(visitor, { game, options, seats: SEATS });
    const board = page.locator('.play > .board');
    const aim = page.locator('.aim');
    await visitor.go(`/t/${table.id}`);
    await aim.getByText(game === 'cards' ? 'longest run' : 'exactly ten').waitFor();
    expect(await aim.getByRole('link').getAttribute('href')).toBe(`/learn/${game}`);
    const places = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      places.push(await board.boundingBox());
    }
    await aim.getByRole('button').click();
    await aim.waitFor({ state: 'detached' });
    for (const [at, size] of SIZES.entries()) {
      await page.setViewportSize(size);
      expect(await board.boundingBox()).toEqual(places[at]);
    }
    await page.reload();
    await board.locator('[data-place="stage"], .plane').first().waitFor();
    expect(await aim.count()).toBe(0);
  });
}
