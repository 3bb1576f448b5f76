import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { open } from './support/gathering.ts';
import { OFFERED, act, isOver } from './support/playing.ts';
import { test, type Visit } from './support/visitor.ts';

/** What stays where it is from phase to phase: places of the table, by how they are found. */
const PLACES = {
  market: '.panel.market',
  mine: '.panel.mine',
  stage: 'section[data-place="stage"]',
  banner: '.banner',
  actions: '.actions',
  tabs: '.tabs',
  others: '.rivals',
};
const SLACK = 3; // pixels
/** On a phone a payment lies over these. */
const COVERED: string[] = ['tabs', 'market', 'mine'];
/** On a phone these stand at the page's end, and are as high as what they hold. */
const LAST: string[] = ['market', 'mine'];
const MOST = { solo: 25, here: 60 }; // decisions of a game that goes on without showing everything

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Boxes = Partial<Record<keyof typeof PLACES, Box>>;

/** In a page: where everything is that can be seen, and what is wrong with it. */
function look(places: Record<string, string>): { boxes: Boxes; faults: string[]; phase: string } | null {
  const stage = document.querySelector<HTMLElement>('section[data-place="stage"]');
  if (!stage || document.querySelector('.ending, .after')) return null;
  const isThere = (one: Element): boolean => one.getClientRects().length > 0;
  const name = (one: Element): string => `${one.tagName.toLowerCase()}.${one.className}`.slice(0, 60);
  const boxes: Record<string, Box> = {};
  for (const [place, selector] of Object.entries(places)) {
    const found = document.querySelector(selector);
    if (!found || !isThere(found)) continue;
    const { x, y, width, height } = found.getBoundingClientRect();
    // Whoever scrolls moves it themselves; the actions stay at the window's foot.
    const isHeld = getComputedStyle(found.parentElement ?? found).position === 'sticky';
    boxes[place] = { x, y: y + (isHeld ? 0 : scrollY), width, height };
  }
  const faults: string[] = [];
  // Nothing of the stage goes beyond it.
  const within = stage.getBoundingClientRect();
  for (const one of stage.querySelectorAll(
    '.banner, .tableau, .gauges, .auction, .laid, .bid-desk, .desk, .goods, .offer',
  )) {
    const { bottom, right } = one.getBoundingClientRect();
    if (isThere(one) && (bottom > within.bottom + 1 || right > within.right + 1))
      faults.push(`${name(one)} goes ${Math.round(bottom - within.bottom)} beyond the stage`);
  }
  // Nothing lies behind the actions, and what can be pressed there is whole. Only a payment of very many pieces is
  // longer than a phone: then the page scrolls.
  const actions = document.querySelector('.actions')?.getBoundingClientRect();
  const isLong = stage.querySelectorAll('.piece').length > 18;
  if (actions && within.bottom > actions.top + 1 && !isLong)
    faults.push('the stage reaches behind the actions');
  for (const button of document.querySelectorAll('.actions button')) {
    const { bottom } = button.getBoundingClientRect();
    if (bottom > innerHeight + 1) faults.push('an action is below the window');
    if (button.scrollHeight > button.clientHeight + 2) faults.push(`cut: ${button.textContent}`);
  }
  const phase = stage.querySelector('.desk')
    ? 'pay'
    : stage.querySelector('.auction')
      ? 'auction'
      : stage.querySelector('.offer')
        ? 'buy'
        : 'draw';
  return { boxes: boxes as Boxes, faults, phase };
}

/** Plays with a watchful eye, until there was enough of every phase: after each decision all is where it was. */
async function playSteadily(page: Page, most: number, needed: string[]): Promise<Set<string>> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 500;
  const first: Boxes = {};
  const phases = new Map<string, number>();
  const faults = new Set<string>();
  const isEnough = (): boolean => phases.size === 4 && [...phases.values()].every((times) => times >= 2);
  const isShort = (): boolean => needed.some((phase) => !phases.has(phase));
  for (let decision = 0; (decision < most || isShort()) && !isEnough(); decision += 1) {
    if (await isOver(page)) break;
    const seen = await page.evaluate(look, PLACES);
    if (seen) {
      phases.set(seen.phase, (phases.get(seen.phase) ?? 0) + 1);
      for (const fault of seen.faults) faults.add(`${seen.phase}: ${fault}`);
      for (const [key, box] of Object.entries(seen.boxes) as [keyof typeof PLACES, Box][]) {
        if (seen.phase === 'pay' && isNarrow && COVERED.includes(key)) continue;
        const before = (first[key] ??= box);
        const isOver = seen.phase === 'pay' && key === 'stage';
        for (const side of ['x', 'y', 'width', 'height'] as const) {
          if (side === 'height' && (isOver || (isNarrow && LAST.includes(key)))) continue;
          if (Math.abs(before[side] - box[side]) > SLACK)
            faults.add(
              `${seen.phase}: ${key} ${side} ${Math.round(before[side])} → ${Math.round(box[side])}`,
            );
        }
      }
    }
    await decide(page);
  }
  expect([...faults]).toEqual([]);
  return new Set(phases.keys());
}

/** Buys what it can, pays, bids once in a while: so that every phase is seen. */
async function decide(page: Page): Promise<void> {
  const isBuying = await page.locator('section[data-place="stage"] .offer').isVisible();
  const behind = page.locator('.tabs button').nth(1);
  if (isBuying && (await behind.isVisible())) await behind.click({ timeout: 2000 }).catch(() => {});
  const lit = page.locator('.market [data-card][aria-disabled="false"]').first();
  if ((await lit.isVisible()) && !(await page.locator('.desk').isVisible())) {
    await lit.click({ timeout: 2000 }).catch(() => {});
    await page
      .locator('.desk')
      .waitFor({ timeout: 1000 })
      .catch(() => {});
    return;
  }
  const fill = page.locator('.desk .due button');
  if (await fill.isVisible()) await fill.click({ timeout: 2000 }).catch(() => {});
  const main = page.locator('.actions button[aria-keyshortcuts="Enter"]:enabled');
  if (await main.isVisible()) return main.click({ timeout: 2000 }).catch(() => {});
  await fill.or(page.locator(OFFERED)).first().waitFor();
  if (!(await fill.isVisible())) await act(page); // a payment that was laid out just now waits for the next look
}

const DECK = {
  B1: 2,
  B2: 2,
  B3: 2,
  G1: 2,
  G2: 2,
  G4: 2,
  O3: 2,
  O5: 2,
  P2: 2,
  P6: 2,
  $1: 2,
  $2: 2,
  $3: 1,
  '*4': 2,
  'B*': 1,
};
/** Three times as many, so that there is a purchase sooner or later. */
const LONG_DECK = Object.fromEntries(Object.entries(DECK).map(([card, copies]) => [card, 3 * copies]));
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

async function sitDown(
  visit: Visit,
  viewport: (typeof SIZES)[number],
  kind: 'solo' | 'here',
  locale: string,
): Promise<Page> {
  const visitor = await visit({
    viewport,
    locale,
    hasTouch: viewport.width < 500,
    settings: { obvious: false }, // every phase is waited in
  });
  const solo = {
    options: { edition: 'aeg', seats: 1, target: 7, deck: DECK },
    seats: [{ kind: 'mine' as const, name: 'Ada' }],
  };
  const names = ['Wilhelmina-Charlotte Süßmilch!', 'Bea', 'Cem'];
  const here = {
    options: { edition: 'aeg', seats: 3, start: 0, deck: LONG_DECK },
    seats: names.map((name) => ({ kind: 'mine' as const, name })),
    agreement: { lot: false },
  };
  const { id } = await open(visitor, { game: 'cards', ...(kind === 'solo' ? solo : here) });
  await visitor.go(`/t/${id}`);
  await visitor.page.locator('.actions button').first().waitFor();
  await visitor.page.locator('.panel.mine .row:nth-child(4) button').first().waitFor();
  return visitor.page;
}

for (const size of SIZES)
  for (const kind of ['solo', 'here'] as const)
    test(`nothing moves from phase to phase: ${kind} at ${size.width} × ${size.height}`, async ({
      visit,
    }) => {
      const page = await sitDown(visit, size, kind, kind === 'solo' ? 'en' : 'de');
      // The cards decide what else there is to see; before the deck is empty there is an auction.
      const needed = kind === 'solo' ? ['draw'] : ['auction', 'draw'];
      const phases = await playSteadily(page, MOST[kind], needed);
      expect([...phases]).toEqual(expect.arrayContaining(needed));
    });
