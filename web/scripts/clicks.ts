/**
 * How many clicks and seconds a solo game takes somebody who plays it by mouse at the normal pace, with a moment of
 * thought before each click: draws to seven, takes the numbers, buys what is lit, bids up to five.
 *
 *     node scripts/clicks.ts SERVER [GAMES] [all]
 *
 * With `all` nothing is done by itself, and so every click is counted that decides nothing.
 */
import { chromium, type Page } from 'playwright-core';
import { ARGUMENTS, findChromium } from '../e2e/support/chromium.ts';
import { NO_NEWCOMER } from '../e2e/support/learnt.ts';

const [server = 'http://127.0.0.1:8000', games = '2', what = ''] = process.argv.slice(2);
const ACTIONS = '[role="group"] > button[aria-keyshortcuts]:enabled';
const AFTER = '.after a[href^="/replay/"]';
const LIT = '.market [data-card][aria-disabled="false"]';

const THOUGHT = 700; // milliseconds

interface Count {
  clicks: number;
  by: string;
  seconds: number;
  moves: number;
}

/** What to press; null when somebody else is at it. */
async function wish(page: Page): Promise<string | null> {
  return page.evaluate(
    ([actions = '', lit = '']) => {
      const keys = [...document.querySelectorAll(actions)].map((one) =>
        one.getAttribute('aria-keyshortcuts'),
      );
      const press = (key: string): string => `[role="group"] > button[aria-keyshortcuts="${key}"]:enabled`;
      const total = Number(document.querySelector('[role="meter"]')?.getAttribute('aria-valuenow') ?? 0);
      if (keys.includes('Escape')) return keys.includes('Enter') ? press('Enter') : null;
      if (keys.includes('Enter') && keys.includes('p'))
        return press(Number(document.querySelector('output')?.textContent) <= 5 ? 'Enter' : 'p');
      if (keys.includes('Enter')) return press('Enter');
      if ((keys.includes('p') || keys.includes('t')) && document.querySelector(lit)) return lit;
      const order = total < 7 ? ['p', 't', 'd', 'n', 'c'] : ['p', 't', 'n', 'c', 'd'];
      const key = order.find((one) => keys.includes(one));
      return key ? press(key) : null;
    },
    [ACTIONS, LIT],
  );
}

async function play(page: Page): Promise<Count> {
  await page.addInitScript((learnt) => localStorage.setItem('tenfold.learnt', learnt), NO_NEWCOMER);
  await page.goto(server);
  await page.getByRole('button', { name: 'Play solo now' }).click();
  await page.locator(ACTIONS).first().waitFor();
  const began = Date.now();
  const clicks: string[] = [];
  while (!(await page.locator(AFTER).isVisible())) {
    const wanted = await wish(page);
    if (!wanted) {
      await page.waitForTimeout(50);
      continue;
    }
    await page.waitForTimeout(THOUGHT);
    const done = await page
      .locator(wanted)
      .first()
      .click({ timeout: 500 })
      .then(
        () => true,
        () => false,
      );
    if (done) clicks.push(/shortcuts="(\w+)"/.exec(wanted)?.[1] ?? 'card');
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  const story = await fetch(`${server}/api/records/${page.url().split('/').at(-1)}/story`);
  const { moves } = (await story.json()) as { moves: { seat: number }[] };
  const by = [...new Set(clicks)]
    .map((key) => `${key} ${clicks.filter((one) => one === key).length}`)
    .join(', ');
  return { clicks: clicks.length, by, seconds, moves: moves.length };
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: ARGUMENTS });
const counts = await Promise.all(
  Array.from({ length: Number(games) }, async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en' });
    const settings = JSON.stringify({ obvious: what !== 'all' });
    await context.addInitScript((chosen) => localStorage.setItem('tenfold.settings', chosen), settings);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    return play(page);
  }),
);
await browser.close();
console.table(counts);
