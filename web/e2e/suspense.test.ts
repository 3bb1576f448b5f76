import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { clap, develop, film, firstWith, type Frame } from './support/frames.ts';
import { gather, open } from './support/gathering.ts';
import { action } from './support/playing.ts';
import { test, type Visitor, type Wishes } from './support/visitor.ts';

/** Six nines: the first one drawn is nine, the second one eighteen. */
const NINES = { edition: 'aeg', seats: 2, start: 0, deck: { B9: 6 } };

const total = (figure: number): RegExp => new RegExp(`span\\.track aria-valuenow=${figure}$`);
const BUST = /^section\.stage>div\.banner is bust/;
const headline = (words: string): RegExp => new RegExp(`^div\\.banner>h2\\. says ${words}`);

/** When the card lies face up; never is a front mirrored. That nothing tells it before, twins prove. */
function turnedUp(frames: readonly Frame[], up: RegExp): number {
  const shown = firstWith(frames, up);
  expect(shown, `${up}`).toBeGreaterThan(0);
  expect(firstWith(frames, /^face mirrored/)).toBe(-1);
  return shown;
}

/** Each of them comes later than the one before it. */
function expectOrder(frames: readonly Frame[], first: number, ...patterns: RegExp[]): void {
  const places = patterns.map((pattern) => firstWith(frames, pattern));
  for (const [at, pattern] of patterns.entries())
    expect(places[at], `${pattern}`).toBeGreaterThan(places[at - 1] ?? first);
}

/** The second nine: turned, counted, too many, and only then the next player. */
function expectBust(frames: readonly Frame[], next: RegExp, ...also: RegExp[]): void {
  const up = turnedUp(frames, /^face up 1: blue 9/);
  expectOrder(frames, up, total(18), BUST, next);
  for (const pattern of also) {
    const told = firstWith(frames, pattern);
    expect(told, `${pattern}`).toBeGreaterThanOrEqual(firstWith(frames, BUST));
    expect(told, `${pattern}`).toBeLessThan(firstWith(frames, next));
  }
}

const STORY = /^ol\.>li\.busts says/;
const ALOUD = /^div\.>div\.hidden says .*bust/;

async function goFilmed(visitor: Visitor, path: string): Promise<void> {
  await film(visitor.page);
  await visitor.go(path);
}

/** The pages of these, once they show their table. */
async function pagesOf(visitors: readonly Visitor[]): Promise<Page[]> {
  for (const { page } of visitors) await page.locator('.story .list, .supply').first().waitFor();
  return visitors.map(({ page }) => page);
}

/** What everybody sees of something that one of them does, until they have seen it all. */
async function seen(
  pages: readonly Page[],
  deed: () => Promise<unknown>,
  until: (page: Page) => Promise<unknown>,
): Promise<Frame[][]> {
  for (const page of pages) await clap(page);
  await deed();
  await Promise.all(pages.map(until));
  return Promise.all(pages.map(develop));
}

describe.each(['on', 'off'])('with motion %s, one thing is told after the other', (motion) => {
  const wishes: Wishes = { isUnhurried: true, settings: { motion, pace: 'normal', sound: true } };

  test('by the one who draws, another seat, a watcher, and in a replay', async ({ visit }) => {
    const { visitors, path } = await gather(visit, { game: 'cards', options: NINES, wishes, prepare: film });
    const watcher = await visit(wishes);
    await goFilmed(watcher, path);
    const pages = await pagesOf([...visitors, watcher]);
    const [ada, bea, cem] = pages as [Page, Page, Page];

    const first = await seen(
      pages,
      () => action(ada, 'd').click(),
      (page) => page.locator('li.card').first().waitFor(),
    );
    for (const frames of first) {
      const up = turnedUp(frames, /^face up 0: blue 9/);
      expectOrder(frames, up, total(9));
      for (const pattern of [/^ol\.>li\.card says/, /^div\.>div\.hidden says .*blue 9/])
        expect(firstWith(frames, pattern)).toBeGreaterThanOrEqual(firstWith(frames, total(9)));
    }

    await action(ada, 'n').waitFor();
    const second = await seen(
      pages,
      () => action(ada, 'd').click(),
      (page) => page.getByRole('heading', { name: page === bea ? 'Your turn' : 'Bea’s turn' }).waitFor(),
    );
    expectBust(second[0] ?? [], headline('Bea’s turn'), STORY, ALOUD, /^sound 208/);
    expectBust(second[1] ?? [], headline('Your turn'), STORY, ALOUD);
    expectBust(second[2] ?? [], headline('Bea’s turn'), STORY, ALOUD);
    expectOrder(second[1] ?? [], firstWith(second[1] ?? [], BUST), /^title: Your turn/);

    await cem.goto(`${watcher.server}${path.replace('/t/', '/replay/')}?move=1`);
    await cem.locator('[aria-valuenow="9"]').waitFor();
    await cem.getByRole('list', { name: 'The story' }).getByRole('button').first().waitFor();
    const [replayed = []] = await seen(
      [cem],
      () => cem.getByRole('button', { name: 'One step on' }).click(),
      () => cem.getByRole('heading', { name: 'Bea’s turn' }).waitFor(),
    );
    expectBust(replayed, headline('Bea’s turn'), /^section\.controls>p\.sentence says .*bust/, ALOUD);
  });

  test('where one screen is passed round', async ({ visit }) => {
    const visitor = await visit(wishes);
    const { id } = await open(visitor, {
      game: 'cards',
      options: NINES,
      seats: ['Ada', 'Bea'].map((name) => ({ kind: 'mine', name })),
      agreement: { lot: false },
    });
    await goFilmed(visitor, `/t/${id}`);
    const pages = await pagesOf([visitor]);
    const { page } = visitor;
    await action(page, 'd').click();
    await action(page, 'n').waitFor();
    const [frames = []] = await seen(
      pages,
      () => action(page, 'd').click(),
      () => action(page, 'd').waitFor(),
    );
    expectBust(frames, headline('Bea:'), STORY, ALOUD, /^sound 208/);
    const hers = firstWith(frames, /^header\.>h3\. says Bea/);
    expect(hers).toBeGreaterThanOrEqual(firstWith(frames, headline('Bea:')));
  });

  test('in an auction: the wildcard is turned, then bid for; paid, then won', async ({ visit }) => {
    const options = { ...NINES, deck: { '*4': 4 } };
    const { visitors } = await gather(visit, { game: 'cards', options, wishes, prepare: film });
    const pages = await pagesOf(visitors);
    const [ada, bea] = pages as [Page, Page];
    const turned = await seen(
      pages,
      () => action(ada, 'd').click(),
      (page) => page.getByRole('region', { name: /^Auction for/ }).waitFor(),
    );
    for (const frames of turned) {
      const up = turnedUp(frames, /^face up 0: wildcard 4/);
      expectOrder(frames, up, /^div\.scene>section\.auction aria-label=/);
    }
    await action(bea, 'Enter').click();
    await action(ada, 'p').waitFor();
    const paid = await seen(
      pages,
      () => action(ada, 'p').click(), // she has nothing but tokens, which are paid by themselves
      (page) => page.locator('li.wins').waitFor(),
    );
    for (const frames of paid) expectOrder(frames, 0, /^ol\.>li\.spends says/, /^ol\.>li\.wins says/);
  });

  test('in the tile game: a tile lies, somebody is named, their tile is turned', async ({ visit }) => {
    const options = { edition: 'steffen', open: false };
    const { visitors } = await gather(visit, { game: 'tiles', options, wishes, prepare: film });
    const pages = await pagesOf(visitors);
    const [ada] = pages as [Page];
    const spot = ada.getByRole('button', { name: /^Place the \d at/ }).first();
    await spot.waitFor();
    const laid = await seen(
      pages,
      () => spot.click(),
      (page) => page.locator('.supply.side-1.turn .tile[aria-label]').waitFor(),
    );
    for (const frames of laid) {
      expectOrder(frames, 0, /^div\.cells>div\.place is laid/, /^tile up side-1/);
      const before = frames.slice(0, firstWith(frames, /^tile up side-1/));
      const named = firstWith(before, /^div\.words>span\.chip says|^p\.task says It is Bea/);
      expect(named).toBeGreaterThanOrEqual(0);
      const offered = before.at(-1)?.knows ?? new Set<string>();
      expect([...offered].filter((one) => /aria-label=Place the/.test(one))).toEqual([]);
    }
  });
});
