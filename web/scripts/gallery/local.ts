import type { Page } from 'playwright-core';
import type { Room, Scene } from './scene.ts';

/** The server is there for files, and answers nothing else. */
async function loseServer(page: Page): Promise<void> {
  await page.route(/\/api\//, (route) => route.abort());
}

/** The page is one of files alone, as `tenfold site` writes it; with a server's address that is only named. */
function asSite(server = ''): (page: Page) => Promise<void> {
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

const away = (path: string, more: Partial<Scene> = {}): Scene => ({
  path,
  whole: true,
  before: loseServer,
  ...more,
});

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
  'home-new-version': async () => ({ path: '/', whole: true, before: haveNewVersion }),
};
