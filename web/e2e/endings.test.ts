import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { almostOver, finished, type Finished } from './support/endgame.ts';
import { clap, develop, film, firstWith, type Frame } from './support/frames.ts';
import { gather, open } from './support/gathering.ts';
import { action, layTile } from './support/playing.ts';
import { isInSight } from './support/sight.ts';
import { bringRecord, decisionsIn, storyOf } from './support/tables.ts';
import { test, type Visit, type Visitor, type Wishes } from './support/visitor.ts';

const NAMES = ['Ada', 'Bea', 'Cem', 'Dora', 'Emil'];
const SKIP = /says Show the result$/;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

const says = (words: string): RegExp => new RegExp(`^h2\\.\\w*>span\\. says ${words}`);
const aloud = (words: string): RegExp => new RegExp(`^div\\.>div\\.hidden says ${words}`);

function cards(seats: number, ...scores: number[]): Finished {
  const isSo = ({ options, result }: Finished): boolean =>
    options['seats'] === seats && scores.every((score, seat) => result.scores[seat] === score);
  return finished('cards', /^pass$/, isSo);
}

/** Somebody at a table that is almost over, with everybody at one screen. */
async function sit(visit: Visit, record: Finished, count: number, wishes: Wishes): Promise<Visitor> {
  const made = await almostOver(record, NAMES.slice(0, count));
  const visitor = await visit({
    isUnhurried: true,
    ...wishes,
    settings: { obvious: false, ...wishes.settings },
  });
  await visitor.hold(made.id, made.keys);
  await film(visitor.page);
  await visitor.go(`/t/${made.id}`);
  await action(visitor.page, 'p').waitFor();
  await clap(visitor.page);
  return visitor;
}

/** All that a page knows from the last decision on, until it is told what to do next. */
async function seeTheEnd(page: Page): Promise<Frame[]> {
  await action(page, 'p').click();
  await page.locator('.after').first().waitFor();
  return develop(page);
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More about this table' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
}

function expectOrder(frames: readonly Frame[], ...patterns: RegExp[]): void {
  const places = patterns.map((pattern) => firstWith(frames, pattern));
  for (const [at, pattern] of patterns.entries())
    expect(places[at], `${pattern}`).toBeGreaterThan(places[at - 1] ?? 0);
}

/** Nobody is named, praised or offered anything before the last colour has been counted. */
function expectSuspense(frames: readonly Frame[], verdict: RegExp): void {
  const counted = firstWith(frames, aloud('Pink: '));
  for (const pattern of [verdict, / is winner$/, /^div\.next>div\.after is after/, /decided it|difference/])
    expect(firstWith(frames, pattern), `${pattern}`).toBeGreaterThan(counted);
}

describe.each(['on', 'off'])('with motion %s', (motion) => {
  const wishes = { settings: { motion, pace: 'fast' } };

  test('a solo game is counted colour by colour, and then it says who lost and what decided it', async ({
    visit,
  }) => {
    const { page } = await sit(visit, cards(1, 17, 19), 1, wishes);
    const frames = await seeTheEnd(page);
    expectOrder(
      frames,
      ...['Blue', 'Green', 'Orange', 'Pink'].flatMap((colour) => [
        says(`${colour}$`),
        aloud(`${colour}: you \\d+ and `),
      ]),
      says('You lost, 17 to 19$'),
    );
    expectSuspense(frames, says('You lost'));
    expect(firstWith(frames, aloud('You lost, 17 to 19. '))).toBeGreaterThan(0);
    await page.getByText('Target 5 is still to beat.').waitFor();
  });

  test('five seats are counted one after the other, and the winner is named last', async ({ visit }) => {
    const { page } = await sit(visit, cards(5, 8, 17, 4, 16, 5), 5, wishes);
    const frames = await seeTheEnd(page);
    expectSuspense(frames, says('Bea won, 17 to 16$'));
    const totals = await page.locator('[data-hoard] .score b').allTextContents();
    expect(totals).toEqual(['17', '16', '8', '5', '4']);
    const places = await page.locator('[data-hoard] h3').allTextContents();
    expect(places).toEqual(['1stBea', '2ndDora', '3rdAda', '4thEmil', '5thCem']);
  });
});

describe.each(['Enter', 'Escape', 'click'])('the count of two seats', (by) => {
  test(`is skipped by ${by}, and that press does nothing else`, async ({ visit }) => {
    const record = cards(2, 31, 26);
    const { page } = await sit(visit, record, 2, { settings: { motion: 'on', pace: 'slow' } });
    await action(page, 'p').click();
    await page.locator('h2', { hasText: 'Green' }).waitFor();
    const path = page.url();
    if (by === 'click') await page.locator('.ending ol').dblclick();
    else await page.keyboard.press(by);
    await page.getByRole('heading', { name: 'Ada won, 31 to 26' }).waitFor();
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    expect(page.url()).toBe(path);
  });
});

test('whoever comes late or reloads sees the end at once', async ({ visit }) => {
  const { page } = await sit(visit, cards(1, 17, 19), 1, { settings: { pace: 'slow' } });
  await action(page, 'p').click();
  await page.getByRole('button', { name: 'Show the result' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'You lost, 17 to 19' }).waitFor();
  expect(firstWith(await develop(page), SKIP)).toBe(-1);
});

describe.each(SIZES)('at $width × $height', (viewport) => {
  test('the buttons come first with five seats, and neither market nor a second collection', async ({
    visit,
  }) => {
    const { page } = await sit(visit, cards(5, 8, 17, 4, 16, 5), 5, {
      viewport,
      settings: { pace: 'fast', motion: 'off' },
    });
    await action(page, 'p').click();
    await isInSight(page.getByRole('heading', { name: 'Bea won, 17 to 16' }));
    await isInSight(page.getByRole('button', { name: 'Play again' }));
    await isInSight(page.getByRole('link', { name: 'Look back at the game' }));
    for (const place of ['.market', '.collection']) expect(await page.locator(place).count()).toBe(0);
  });

  test('a tile game shows its line, tile by tile, and then the winner', async ({ visit }) => {
    const record = finished('tiles', /^place/, ({ result }) => result.reason === 'line');
    const made = await almostOver(record, ['Ada', 'Bea']);
    const visitor = await visit({ isUnhurried: true, viewport, settings: { pace: 'fast' } });
    await visitor.hold(made.id, made.keys);
    const { page } = visitor;
    await film(page);
    await visitor.go(`/t/${made.id}`);
    const [x, y] = (record.moves.at(-1) ?? '').replace('place:', '').split(',');
    const spot = page.locator(`.spot[data-cell="${x},${y}"]`);
    await spot.waitFor();
    await clap(page);
    await spot.click();
    await page.locator('.after').first().waitFor();
    const frames = await develop(page);
    const winner = ['Ada', 'Bea'][record.result.winners[0] ?? 0];
    const verdict = `Ten! ${winner} won`;
    const sum = /^header\.>p\. says (\d( \+ \d)+ = 10)$/;
    const growing = /^header\.>p\. says \d( \+ \d)* = [2-9]$/;
    expectOrder(frames, growing, sum, new RegExp(`^header\\.>h2\\.\\w* says ${verdict}$`));
    expect(firstWith(frames, /^div\.next>div\.after is after/)).toBeGreaterThan(firstWith(frames, sum));
    await isInSight(page.getByRole('heading', { name: verdict }));
    await isInSight(page.getByRole('button', { name: 'Play again' }));
    await isInSight(page.getByRole('link', { name: 'Look back at the game' }));
  });
});

test('a replay that comes to its end counts it, and the bar above does not tell it before', async ({
  visit,
}) => {
  const record = cards(2, 31, 26);
  const visitor = await visit({ isUnhurried: true, settings: { pace: 'fast', motion: 'off' } });
  const { page } = visitor;
  await film(page);
  await visitor.go(`/replay/${await bringRecord(record)}?move=${decisionsIn(record.moves) - 1}`);
  await page.getByRole('button', { name: 'One step on' }).waitFor();
  await clap(page);
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('heading', { name: 'Player 1 won, 31 to 26' }).waitFor();
  const frames = await develop(page);
  const counted = firstWith(frames, aloud('Pink: '));
  expect(counted).toBeGreaterThan(0);
  expect(firstWith(frames, says('Player 1 won'))).toBeGreaterThan(counted);
  expect(firstWith(frames.slice(0, counted), /says Won by/)).toBe(-1);
});

test('a resignation says who resigned, and what stood', async ({ visit }) => {
  const { visitors } = await gather(visit, { game: 'cards' });
  const [ada, bea] = visitors.map(({ page }) => page) as [Page, Page];
  await action(ada, 'd').waitFor();
  await resign(bea);
  await ada.getByRole('heading', { name: 'Bea resigned: you win!' }).waitFor();
  await bea.getByRole('heading', { name: 'You resigned; Ada wins' }).waitFor();
  for (const page of [ada, bea]) {
    await page.getByText(/^How it stood: /).waitFor();
    expect(await page.getByText('Currency: 5').count()).toBe(2);
    await isInSight(page.getByRole('button', { name: 'Play again' }));
  }
});

test('a resignation from a game of tiles tells the lines as they stood', async ({ visit }) => {
  const { visitors } = await gather(visit, { game: 'tiles' });
  const [ada, bea] = visitors.map(({ page }) => page) as [Page, Page];
  await layTile(ada);
  await layTile(bea);
  await resign(ada);
  await bea.getByRole('heading', { name: 'Ada resigned: you win!' }).waitFor();
  await bea.getByText('The best lines: Ada 0 and you 0.').waitFor();
  await ada.getByRole('heading', { name: 'You resigned; Bea wins' }).waitFor();
});

describe.each(SIZES)('at $width × $height', (viewport) => {
  test('what there is to learn comes by itself, moves nothing, and leads to the review', async ({
    visit,
  }) => {
    const { page } = await sit(visit, cards(1, 17, 19), 1, {
      viewport,
      settings: { pace: 'fast', motion: 'off' },
    });
    await action(page, 'p').click();
    const again = page.getByRole('button', { name: 'Play again' });
    await again.waitFor();
    const before = await again.boundingBox();
    const findings = page.locator('.findings');
    await findings
      .getByText(/^(You played |Your mistakes cost |Too few of your decisions ).*; (you|the cards) /)
      .waitFor();
    expect(await again.boundingBox()).toEqual(before);
    await findings.getByRole('link').click();
    await page.waitForURL(/\/study\//);
  });
});

test('who beats a target is offered the next', async ({ visit }) => {
  const { page } = await sit(visit, cards(1, 17, 16), 1, { settings: { pace: 'fast', motion: 'off' } });
  await action(page, 'p').click();
  await page.getByRole('heading', { name: 'You won, 17 to 16!' }).waitFor();
  const before = page.url();
  await page.getByRole('button', { name: 'Next target: 7' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !before.endsWith(url.pathname));
  await page.getByText('solo, target 7').waitFor();
  await action(page, 'd').waitFor();
});

test('whoever has lost may have it easier, down to the gentlest', async ({ visit }) => {
  const visitor = await visit({ settings: { name: 'Ada' } });
  const { page } = visitor;
  const { id } = await open(visitor, {
    game: 'tiles',
    options: { edition: 'steffen', open: true, start: 0 },
    seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'otis' }],
    agreement: { lot: false },
  });
  await visitor.go(`/t/${id}`);
  await resign(page);
  await page.getByRole('button', { name: /^A gentler opponent/ }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(id));
  const { table } = await storyOf(page.url().split('/').at(-1) ?? '');
  expect(table.seats.map(({ bot }) => bot ?? null)).toEqual([null, 'bruno']);
  await layTile(page);

  await resign(page);
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  expect(await page.getByRole('button', { name: /opponent/ }).count()).toBe(0);
});
