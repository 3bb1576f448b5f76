import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { open } from './support/gathering.ts';
import { test, type Visitor } from './support/visitor.ts';

const LONG = 'Wilhelmina-Charlotte Süßmilch!';
const PAGES = [
  '/',
  '/new?with=here',
  '/new?game=tiles',
  '/open',
  '/me',
  '/me/mistakes',
  '/settings',
  '/learn',
  '/nowhere/at/all',
];
const LESSONS = ['/learn/cards', '/learn/tiles', '/puzzles/cards', '/rules/aeg', '/rules/steffen'];

/** What does not fit: the page is wider than the screen, words are cut off, or things to touch lie on each other. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (one: Element): string =>
      `<${one.tagName.toLowerCase()} ${one.className}> ${one.textContent?.trim().slice(0, 40)}`;
    const isSeen = (one: Element): boolean =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !one.closest('.hidden, .skip');
    const over = document.documentElement.scrollWidth - window.innerWidth;
    if (over > 0) found.push(`wider than the screen by ${over}`);

    const isAfloat = (one: Element | null): boolean =>
      one !== null && (/sticky|fixed/.test(getComputedStyle(one).position) || isAfloat(one.parentElement));
    const isScrolled = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || isScrolled(one.parentElement));
    for (const one of document.querySelectorAll('#app *')) {
      const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!words || !isSeen(one) || one.closest('svg, .board') || one.hasAttribute('title')) continue;
      const style = getComputedStyle(one);
      if (style.overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1)
        found.push(`cut off: ${name(one)}`);
      const { right, left } = one.getBoundingClientRect();
      if (!isScrolled(one.parentElement) && (left < -1 || right > window.innerWidth + 1))
        found.push(`out of sight: ${name(one)}`);
    }

    /** Above or below the edge of what scrolls: nobody can touch it there. */
    const isScrolledAway = (one: Element): boolean => {
      const { top, bottom } = one.getBoundingClientRect();
      for (let around = one.parentElement; around; around = around.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
        const edge = around.getBoundingClientRect();
        if (bottom < edge.top + 2 || top > edge.bottom - 2) return true;
      }
      return false;
    };

    // A cell of the plane can be moved from under whatever lies over it.
    const touched = [
      ...document.querySelectorAll('a, button, select, input:not([type=radio]):not([role=switch])'),
    ];
    const boxes = touched
      .filter((one) => isSeen(one) && !isAfloat(one) && !isScrolledAway(one) && !one.matches('[data-cell]'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }));
    for (const { one, box } of boxes) {
      if (box.right > window.innerWidth + 1 && !isScrolled(one)) found.push(`out of reach: ${name(one)}`);
    }
    for (const [at, first] of boxes.entries()) {
      for (const second of boxes.slice(at + 1)) {
        const isInside = first.one.contains(second.one) || second.one.contains(first.one);
        const wide = Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
        const high = Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
        if (!isInside && wide > 2 && high > 2)
          found.push(`on each other: ${name(first.one)}, ${name(second.one)}`);
      }
    }
    return found;
  });
}

/** As somebody sees it who has set their text to twice its size. */
async function enlarge({ context }: Visitor): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.style.fontSize = '32px';
    });
  });
}

async function look({ page }: Visitor, path: string): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return (await faults(page)).map((fault) => `${path}: ${fault}`);
}

test.for([
  { size: 'upright', viewport: { width: 390, height: 844 }, isLarge: true },
  { size: 'upright', viewport: { width: 360, height: 640 }, isLarge: false },
  { size: 'on its side', viewport: { width: 844, height: 390 }, isLarge: true },
])('a phone $size, large text: $isLarge', async ({ viewport, isLarge }, { visit }) => {
  const visitor = await visit({ viewport, settings: { name: LONG } });
  if (isLarge) await enlarge(visitor);
  const { id } = await open(visitor, {
    game: 'cards',
    options: { edition: 'aeg', seats: 3 },
    seats: [{ kind: 'mine', name: LONG }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
    agreement: { listed: true, clock: { kind: 'game', minutes: 20, increment: 10 }, aids: false },
  });
  const found: string[] = [];
  for (const path of [...PAGES, ...LESSONS, `/t/${id}`]) {
    await visitor.go(path);
    if (path.startsWith('/new')) await visitor.page.getByText('More choices').click();
    found.push(...(await look(visitor, path)));
  }
  expect(found).toEqual([]);
});
