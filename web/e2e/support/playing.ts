import type { Locator, Page } from 'playwright-core';

/** Plays by what a page offers, as somebody would who knows no rule. */

const ACTIONS = '[role="group"] > button[aria-keyshortcuts]:enabled';
const SPOTS = '.spot[data-cell]';
const AFTER = '.after a[href^="/replay/"]:not([href*="review"])';
/** What there is when somebody may decide, or nobody any more. */
export const OFFERED = `${ACTIONS}, ${AFTER}`;

/** How an action of the card table is chosen: by the mouse, or by its key. */
export type Choose = (page: Page, key: string) => Promise<void>;

export const byMouse: Choose = (page, key) => action(page, key).click({ timeout: 5000 });

/** What hurries the others' moves has the key of what may stand in its place a moment later. */
const SKIP = 'Skip';

export function action(page: Page, key: string): Locator {
  const found = page.locator(`[role="group"] > button[aria-keyshortcuts="${key}"]:enabled`);
  return key === 'Enter' ? found.filter({ hasNotText: SKIP }) : found;
}

export function isOver(page: Page): Promise<boolean> {
  return page.locator(AFTER).isVisible();
}

/** The keys of what can be done at a card table; waits until there is something, or the game is over. */
export async function offered(page: Page): Promise<string[]> {
  await page.locator(OFFERED).first().waitFor();
  return offeredNow(page);
}

export async function offeredNow(page: Page): Promise<string[]> {
  const keys = await page
    .locator(ACTIONS)
    .filter({ hasNotText: SKIP })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-keyshortcuts')));
  return keys.filter((key) => key !== null);
}

/** Careful, and without a wish to buy: draws to seven, takes the numbers, passes. */
export async function decision(page: Page, keys: string[]): Promise<string | undefined> {
  const total = page.getByRole('meter').first();
  const drawn =
    keys.includes('d') && (await total.count()) ? Number(await total.getAttribute('aria-valuenow')) : 0;
  const wishes = drawn < 7 ? ['p', 'd', 'n', 'c', 't', 'Enter'] : ['p', 'n', 'c', 'd', 't', 'Enter'];
  return wishes.find((key) => keys.includes(key));
}

/** One thing that can be done; what vanishes before it is done was somebody else's moment. */
export async function act(page: Page, choose: Choose = byMouse): Promise<void> {
  const key = await decision(page, await offered(page));
  if (key) await choose(page, key).catch(() => {});
  else
    await page
      .getByRole('button', { name: SKIP })
      .click({ timeout: 1000 })
      .catch(() => {});
}

export async function playCards(page: Page, choose: Choose = byMouse): Promise<void> {
  while (!(await isOver(page))) await act(page, choose);
}

/** Takes a tile from an end of the open row and places it. */
export async function layTile(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Take the \d at the/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Place the \d at/ })
    .first()
    .click();
}

export async function playTiles(page: Page): Promise<void> {
  for (;;) {
    await page.locator(`${SPOTS}, button.end, button.take, ${AFTER}`).first().waitFor();
    if (await isOver(page)) return;
    await placeOrMove(page).catch(() => {});
  }
}

/** In the second round a tile is taken before it is laid. */
async function placeOrMove(page: Page): Promise<void> {
  const [spots, ends, takes] = [page.locator(SPOTS), page.locator('button.end'), page.locator('button.take')];
  if ((await spots.count()) === 0 && (await ends.count())) await ends.first().click({ timeout: 3000 });
  if ((await spots.count()) === 0 && (await takes.count())) await takes.first().click({ timeout: 3000 });
  const laid = await page.locator('.place.laid').count();
  const count = await spots.count();
  if (count) await spots.nth(Math.floor(count / 2)).click({ timeout: 3000 });
  await page.waitForFunction(
    ([before, after]) =>
      document.querySelectorAll('.place.laid').length !== before ||
      !document.querySelector('.spot') ||
      document.querySelector(after) !== null,
    [laid, AFTER] as const,
    { timeout: 3000 },
  );
}
