import type { Page } from 'playwright-core';
import type { Room, Scene } from './scene.ts';

/** The server is there for files, and answers nothing else. */
export async function loseServer(page: Page): Promise<void> {
  await page.route(/\/api\//, (route) => route.abort());
}

/** The page is one of files alone, as `tenfold site` writes it; with a server's address that is only named. */
export function asSite(server = ''): (page: Page) => Promise<void> {
  return async (page) => {
    await loseServer(page);
    await page.route(
      ({ pathname }) => pathname === '/',
      async (route) => {
        const answer = await route.fetch();
        const meta = `<head><meta name="tenfold-server" content="${server}">`;
        await route.fulfill({ response: answer, body: (await answer.text()).replace('<head>', meta) });
      },
    );
  };
}

/** A worker of a newer version waits. */
async function haveNewVersion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const worker = { postMessage: () => {}, addEventListener: () => {} };
    const registration = { active: worker, waiting: worker, addEventListener: () => {} };
    const container = {
      controller: worker,
      addEventListener: () => {},
      ready: new Promise(() => {}),
      register: () => Promise.resolve(registration),
    };
    Object.defineProperty(navigator, 'serviceWorker', { value: container });
  });
}

/** Begins a game of the browser's own, by what the first page offers. */
function begin(game: 'cards' | 'tiles'): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator(`section[aria-labelledby="${game}-title"] .ways button`).first().click();
    await page.locator('.board, .frame').first().waitFor();
  };
}

/** The same game is opened in another tab, and played there. */
async function playElsewhere(page: Page): Promise<void> {
  await begin('cards')(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('section[aria-labelledby="elsewhere-title"] button').click();
  await page.locator('#elsewhere-title').waitFor();
}

/** There is no room in the browser: a game is begun all the same. */
async function haveNoRoom(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await begin('cards')(page);
  await page.locator('.band').first().waitFor();
}

/** Without loading the page anew: the browser remembers what was played. */
async function goHome(page: Page): Promise<void> {
  await page.locator('.home').click();
  await page.locator('.games').waitFor();
}

/** So many games, one after the other, each given up at once. */
function giveUp(times: number): (page: Page) => Promise<void> {
  return async (page) => {
    for (let game = 0; game < times; game += 1) {
      if (game) await goHome(page);
      await begin(game % 2 ? 'tiles' : 'cards')(page);
      await page.locator('.bar button[aria-expanded]').last().click();
      await page.locator('.drawer .danger').click();
      await page.locator('dialog .danger').click();
      await page.locator('.after').first().waitFor();
    }
  };
}

/** Finished games, and one that goes on, in the list. */
async function lookAtMine(page: Page): Promise<void> {
  await giveUp(2)(page);
  await goHome(page);
  await begin('cards')(page);
  await goHome(page);
  await page.locator('nav a[href$="/me"]').last().click();
  await page.locator('a.row').nth(2).waitFor();
}

const away = (path: string, more: Partial<Scene> = {}): Scene => ({
  path,
  whole: true,
  before: loseServer,
  ...more,
});

/** A table fills the window. */
const table = (more: Partial<Scene>): Scene => away('/', { whole: false, isPlayed: true, ...more });

const site = (path: string, more: Partial<Scene> = {}): Scene => ({
  path: `/#${path}`,
  whole: true,
  before: asSite(),
  ...more,
});

/** Pages without a server, and tables of the browser's own. */
export const local: Room = {
  'away-home': async () => away('/'),
  'away-new': async () => away('/new?with=friends', { whole: false }),
  'away-open': async () => away('/open'),
  'away-me': async () => away('/me'),
  'site-home': async () => site('/'),
  'site-home-named': async () => site('/', { before: asSite('https://tenfold.example') }),
  'site-me': async () => site('/me'),
  'local-cards': async () => table({ act: begin('cards') }),
  'local-tiles': async () => table({ act: begin('tiles') }),
  'local-elsewhere': async () => table({ whole: true, act: playElsewhere }),
  'local-no-room': async () => table({ act: haveNoRoom }),
  'local-reminded': async () =>
    table({
      act: async (page) => {
        await giveUp(3)(page);
        await page.locator('.band').first().waitFor();
      },
    }),
  'local-me': async () => away('/', { act: lookAtMine }),
  'local-home-known': async () =>
    away('/', {
      act: async (page) => {
        await begin('cards')(page);
        await goHome(page);
        await page.locator('.known button').first().waitFor();
      },
    }),
  'site-mistakes': async () => site('/me/mistakes'),
  'site-practice': async () => site('/me/practice', { ready: '.none' }),
  'home-new-version': async () => ({ path: '/', whole: true, before: haveNewVersion }),
};
