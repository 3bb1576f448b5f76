import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewTable } from '../src/lib/wire/messages.ts';
import { Fingers, type Point } from './support/fingers.ts';
import { playTiles } from './support/playing.ts';
import { bringRecord, decisionsIn, makeTable, recorded, storyOf } from './support/tables.ts';
import { test, type Visit, type Visitor, type Wishes } from './support/visitor.ts';

const PHONE: Wishes = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TWO = [{ kind: 'mine', name: 'Ada' } as const, { kind: 'mine', name: 'Bea' } as const];

test.for(['Closed', 'Open'])('the tile game (%s) to its end against a bot', async (rows, { visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/');
  const tiles = page.getByRole('region', { name: 'The tiles' });
  await tiles.getByText(rows, { exact: true }).click();
  await tiles.getByRole('button', { name: 'Against a bot' }).click();
  await playTiles(page);
  const { ending, table } = await storyOf(page.url().split('/').at(-1) ?? '');
  expect(table.options['open']).toBe(rows === 'Open');
  expect(ending?.reason).toBe('rules');
  await page.getByRole('region', { name: 'How it ended' }).waitFor();
});

/** A table of two who share the screen: at the start, or early in a second round. */
async function sit(
  visit: Visit,
  wishes: Wishes,
  isLate = false,
  prepare?: (page: Page) => Promise<void>,
): Promise<Visitor> {
  const agreement = { lot: false };
  const early = { edition: 'steffen', open: false };
  const late = isLate ? await secondRound() : { options: early };
  const { id, keys } = await makeTable({ game: 'tiles', seats: TWO, agreement, ...late });
  const visitor = await visit(wishes);
  await visitor.hold(id, keys);
  await prepare?.(visitor.page);
  await visitor.go(`/t/${id}`);
  await visitor.page.locator('.spot, .take').first().waitFor();
  return visitor;
}

async function secondRound(): Promise<Pick<NewTable, 'options' | 'beginning'>> {
  const isMove = (token: string): boolean => token.startsWith('move:');
  const record = recorded('tiles', ({ moves }) => moves.filter(isMove).length > 6 && !moves.includes('pass'));
  const move = record.moves.findIndex(isMove) + 2;
  return { options: record.options, beginning: { table: await bringRecord(record), move } };
}

const spot = (page: Page, x: number, y: number): Locator => page.locator(`.spot[data-cell="${x},${y}"]`);
const laid = (page: Page): Promise<number> => page.locator('.place.laid').count();
const frame = (page: Page): Locator => page.locator('.plane .frame');

async function lay(page: Page, ...cells: [number, number][]): Promise<void> {
  for (const [x, y] of cells) {
    const before = await laid(page);
    await spot(page, x, y).click();
    if (await page.getByRole('button', { name: 'Place it' }).isVisible())
      await page.getByRole('button', { name: 'Place it' }).click();
    await expect.poll(() => laid(page)).toBe(before + 1);
  }
  await page.locator('.spot').first().waitFor();
  await stillness(page);
}

/** The view glides to where there is more to see; nothing is measured on the way. */
async function stillness(page: Page): Promise<void> {
  await page
    .locator('.plane .sheet')
    .evaluate((sheet) => Promise.allSettled(sheet.getAnimations().map((one) => one.finished)).then(() => {}));
}

async function middleOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How large the first tile's cell is, and where it lies on the screen. */
async function firstTile(page: Page): Promise<Point & { size: number }> {
  const box = await page.locator('.place.laid').first().boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.width };
}

const pageZoom = (page: Page): Promise<number> => page.evaluate(() => visualViewport?.scale ?? 1);

/** The line between a page and the server: what the server says, all of it real, can be kept back for a while. */
class Line {
  #kept: (() => void)[] | null = null;

  readonly listenOn = (page: Page): Promise<void> =>
    page.routeWebSocket(/\/socket\//, (near) => {
      near.connectToServer().onMessage((message) => {
        if (this.#kept) this.#kept.push(() => near.send(message));
        else near.send(message);
      });
    });

  hold(): void {
    this.#kept = [];
  }

  get heldBack(): number {
    return this.#kept?.length ?? 0;
  }

  release(): void {
    for (const say of this.#kept ?? []) say();
    this.#kept = null;
  }
}

const tileAt = (page: Page, x: number | string, y: number): Locator =>
  page.getByRole('img', { name: `column ${x}, row ${y}` });

test('a tile lies in its cell before the server has answered, and nothing is decided', async ({ visit }) => {
  const line = new Line();
  const { page } = await sit(visit, {}, false, line.listenOn);
  await lay(page, [0, 0]);
  const mover = page.locator('.supply.turn');
  const before = await mover.getAttribute('aria-label');
  const told = await page.locator('aside li').allInnerTexts();
  line.hold();
  await spot(page, 1, 0).click();
  await tileAt(page, 1, 0).waitFor();
  await expect.poll(() => line.heldBack).toBeGreaterThan(0);
  expect(await laid(page)).toBe(2);
  await expect.poll(() => page.locator('.spot').filter({ visible: true }).count()).toBe(0);
  expect(await mover.getAttribute('aria-label')).toBe(before);
  expect(await page.locator('aside li').allInnerTexts()).toEqual(told);
  line.release();
  await page.locator('.spot').first().waitFor();
  expect(await laid(page)).toBe(2);
  expect(await mover.getAttribute('aria-label')).not.toBe(before);
});

test('a tile that the server refuses goes away again', async ({ visit }) => {
  const line = new Line();
  const { page, ...visitor } = await sit(visit, {}, false, line.listenOn);
  await lay(page, [0, 0]);
  line.hold();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await tileAt(other, 0, 0).waitFor();
  await lay(other, [0, 1]);
  await spot(page, 1, 0).click();
  await tileAt(page, 1, 0).waitFor();
  line.release();
  await tileAt(page, 1, 0).waitFor({ state: 'detached' });
  await page.getByText('The game has moved on meanwhile').waitFor();
  await tileAt(page, 0, 1).waitFor();
  expect(await laid(page)).toBe(2);
  await spot(page, 1, 0).click();
  await expect.poll(() => laid(page)).toBe(3);
  expect(visitor.faults).toEqual([]);
});

test('where there is more than a phone shows, its edges say so and lead there', async ({ visit }) => {
  const { page } = await sit(visit, PHONE);
  const row = Array.from({ length: 10 }, (_, x) => [x, 0] as [number, number]);
  await lay(page, ...row);
  expect((await firstTile(page)).size).toBeGreaterThanOrEqual(32);
  const last = await middleOf(tileAt(page, 9, 0));
  const box = await frame(page).boundingBox();
  expect(last.x).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
  const hint = page.getByRole('button', { name: /^To the left: \d more places?$/ });
  await hint.tap();
  await hint.waitFor({ state: 'detached' });
  await spot(page, -1, 0).tap();
  await page.getByRole('button', { name: 'Place it' }).click();
  await tileAt(page, '−1', 0).waitFor();
  expect(await laid(page)).toBe(11);
});

test('a replay marks the last move, also one that was only jumped to', async ({ visit }) => {
  const isMove = (token: string): boolean => token.startsWith('move:');
  const record = recorded('tiles', ({ moves }) => moves.filter(isMove).length > 6 && !moves.includes('pass'));
  const later = record.moves.findIndex(isMove) + 3;
  const visitor = await visit();
  const { page } = visitor;
  const decision = decisionsIn(record.moves.slice(0, later));
  await visitor.go(`/replay/${await bringRecord(record)}?move=${decision}`);
  const marked = (): Promise<string> =>
    page.locator('.place.last').evaluate((place: HTMLElement) => {
      const { style } = place;
      return `${style.getPropertyValue('--x')},${style.getPropertyValue('--y')}`;
    });
  const cellAfter = (move: number): string => record.moves[move - 1]?.split('>')[1] ?? '';
  await expect.poll(marked).toBe(cellAfter(later));
  for (const step of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(marked).toBe(cellAfter(later + step));
  }
  await page.keyboard.press('ArrowLeft');
  await expect.poll(marked).toBe(cellAfter(later + 2));
  expect(await page.getByText('Place with one tap').count()).toBe(0);
});

test('two fingers draw the plane nearer and farther, and place nothing', async ({ visit }) => {
  const { page } = await sit(visit, PHONE);
  await lay(page, [0, 0], [1, 0]);
  const fingers = await Fingers.on(page);
  const before = await firstTile(page);
  const middle = await middleOf(frame(page));
  const wide = (by: number): [Point, Point] => [
    { x: middle.x - by, y: middle.y },
    { x: middle.x + by, y: middle.y },
  ];
  const [near, far] = [wide(40), wide(60)];
  await fingers.go([near[0], far[0]], [near[1], far[1]]);
  const nearer = await firstTile(page);
  expect(nearer.size / before.size).toBeCloseTo(1.5, 1);
  // What is between the fingers stays there.
  expect((nearer.x - middle.x) / (before.x - middle.x)).toBeCloseTo(1.5, 1);
  await fingers.go([far[0], near[0]], [far[1], near[1]]);
  expect((await firstTile(page)).size).toBeCloseTo(before.size, 0);
  expect(await laid(page)).toBe(2);
  expect(await page.getByRole('button', { name: 'Place it' }).count()).toBe(0);
  expect(await pageZoom(page)).toBe(1);
});

test('a finger that drags from a free cell moves the plane, and a tap there still aims', async ({
  visit,
}) => {
  const { page } = await sit(visit, PHONE);
  await lay(page, [0, 0], [1, 0]);
  const fingers = await Fingers.on(page);
  const before = await firstTile(page);
  const from = await middleOf(spot(page, 0, 1));
  await fingers.go([from, { x: from.x - 30, y: from.y + 55 }]);
  const after = await firstTile(page);
  expect(after.x - before.x).toBeCloseTo(-30, 0);
  expect(after.y - before.y).toBeCloseTo(55, 0);
  expect(await page.getByRole('button', { name: 'Place it' }).count()).toBe(0);
  await fingers.tap(await middleOf(spot(page, 0, 1)));
  await page.getByRole('button', { name: 'Place it' }).waitFor();
  expect(await laid(page)).toBe(2);
});

test('two taps on bare table come nearer and go back, two on a cell place the tile', async ({ visit }) => {
  const { page } = await sit(visit, PHONE);
  await lay(page, [0, 0], [1, 0]);
  const fingers = await Fingers.on(page);
  const before = await firstTile(page);
  const box = await frame(page).boundingBox();
  const bare = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 60 };
  await fingers.tap(bare, 2);
  await expect.poll(async () => (await firstTile(page)).size).toBeGreaterThan(before.size * 1.4);
  await fingers.tap(bare, 2);
  await expect.poll(async () => (await firstTile(page)).size).toBeCloseTo(before.size, 0);
  await fingers.tap(await middleOf(spot(page, 0, 1)), 2);
  await expect.poll(() => laid(page)).toBe(3);
  expect(await pageZoom(page)).toBe(1);
});

test('the wheel draws nearer what is under the pointer, and a mouse that drags places nothing', async ({
  visit,
}) => {
  const { page } = await sit(visit, {});
  await lay(page, [0, 0], [1, 0], [1, 1]);
  const before = await firstTile(page);
  await page.mouse.move(before.x, before.y);
  await page.mouse.wheel(0, -120);
  await expect.poll(async () => (await firstTile(page)).size).toBeGreaterThan(before.size * 1.2);
  const nearer = await firstTile(page);
  expect(nearer.x).toBeCloseTo(before.x, 0);
  expect(nearer.y).toBeCloseTo(before.y, 0);
  const from = await middleOf(spot(page, 0, 1));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 50, from.y + 20, { steps: 5 });
  await page.mouse.up();
  expect((await firstTile(page)).x - nearer.x).toBeCloseTo(50, 0);
  expect(await laid(page)).toBe(3);
});

/** Whether two things lie on one another. */
async function overlaps(things: Locator, others: Locator): Promise<boolean> {
  const boxes = async (all: Locator): Promise<DOMRect[]> =>
    all.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const [here, there] = [await boxes(things), await boxes(others)];
  if (!here.length || !there.length) throw new Error('There is nothing to compare.');
  return here.some((one) =>
    there.some(
      (other) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
    ),
  );
}

test.for([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
])('no tile and no free cell lies under buttons or figures ($width)', async (viewport, { visit }) => {
  const { page } = await sit(visit, { ...PHONE, viewport, isMobile: viewport.width < 1000 });
  await lay(page, [0, 0], [1, 0], [2, 0], [2, -1], [2, -2], [3, -2]);
  const cells = page.locator('.place.laid, .spot');
  expect(await overlaps(cells, page.locator('.tools button'))).toBe(false);
  expect(await overlaps(cells, page.locator('.ruler span'))).toBe(false);
});

test('the plane of a phone is large and stays where it is', async ({ visit }) => {
  const { page } = await sit(visit, PHONE);
  const places: (Point & { height: number })[] = [];
  const note = async (): Promise<void> => {
    const box = await frame(page).boundingBox();
    if (box) places.push(box);
  };
  await note();
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [0, 1],
  ] as const) {
    await spot(page, x, y).tap();
    await note();
    await page.getByRole('button', { name: 'Place it' }).tap();
    await spot(page, x, y).waitFor({ state: 'detached' });
    await page.locator('.spot').first().waitFor();
    await note();
  }
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
  expect(places[0]?.height).toBeGreaterThan(0.62 * 844);
});

test('large letters leave everything in reach', async ({ visit }) => {
  const { page } = await sit(visit, PHONE, true);
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.locator('button.take').first().click();
  await page.getByRole('button', { name: 'Back', exact: true }).waitFor();
  const parts = page.locator(
    '.supply, .supply .name, .supply .chip, .round, .prompt, .task, .actions button',
  );
  const faults = await parts.evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, right } = one.getBoundingClientRect();
      const box = one.closest('.room')?.getBoundingClientRect();
      const isOut = !box || left < box.left - 1 || right > box.right + 1 || box.width > innerWidth;
      const isCut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
      return isOut || (isCut && one.clientWidth > 0) ? [`${one.className}: ${one.textContent.trim()}`] : [];
    }),
  );
  expect(await parts.count()).toBeGreaterThan(8);
  expect(faults).toEqual([]);
  expect(await overlaps(page.locator('.foot'), page.locator('aside'))).toBe(false);
});

test('a move of the second round by keyboard', async ({ visit }) => {
  const { page } = await sit(visit, {}, true);
  const left = async (): Promise<number> =>
    Number(/\d+/.exec(await page.locator('.round').last().innerText())?.[0]);
  const before = await left();
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.locator('button.take[tabindex="0"]').focus();
  expect(await focused()).toMatch(/^Take your \d at column/);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^Place the \d at column/);
  await page
    .getByText(/^You hold the \d\. There (is|are) \d+ places? for it\.$/)
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await expect.poll(focused).toMatch(/^Take your \d/);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^Place the \d/);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toMatch(/^Place the \d/);
  await page.keyboard.press('Enter');
  await expect.poll(left).toBe(before - 1);
});
