import type { Page } from 'playwright-core';
import { bring, tableAfter, tableAt } from './games.ts';
import { LONG_NAMES, type Room, type Scene } from './scene.ts';

/** Games at moments that somebody decides, by their names in `gallery_games.py`. */
const DECISIONS = [
  'cards-begin',
  'cards-draw',
  'cards-stop',
  'cards-bust',
  'cards-bust-choice',
  'cards-auction',
  'cards-auction-last',
  'cards-pay',
  'cards-buy',
  'cards-last-card',
  'cards-last-buy',
  'tiles-begin',
  'tiles-closed',
  'tiles-open',
  'tiles-near-ten',
  'tiles-second-round',
  'tiles-second-late',
];
const ENDINGS = ['cards-over', 'cards-shared', 'solo-won', 'solo-lost', 'tiles-over', 'tiles-drawn'];
const LONG = { names: LONG_NAMES };

export const boards: Room = {
  ...Object.fromEntries(DECISIONS.map((name) => [name, async (house) => (await tableAt(house, name)).scene])),
  ...Object.fromEntries(
    ENDINGS.map((name) => [name, async (house) => (await tableAfter(house, name)).scene]),
  ),
  'cards-watched': async (house) => ({ ...(await tableAt(house, 'cards-stop')).scene, keys: {} }),
  'cards-waiting': async (house) => (await tableAt(house, 'cards-bust', { seat: 0 })).scene,
  'cards-five': async (house) => (await tableAt(house, 'cards-five', LONG)).scene,
  'cards-five-auction': async (house) => (await tableAt(house, 'cards-five-auction', LONG)).scene,
  'cards-refused': async (house) => ({
    ...(await tableAt(house, 'cards-buy')).scene,
    act: (page) => page.locator('[data-place="market"] button:has(.could)').first().click({ force: true }),
    atEverySize: openTab(1),
  }),
  'cards-purchase': async (house) => ({
    ...(await tableAt(house, 'cards-buy')).scene,
    act: (page) => page.locator('[data-place="market"] button[aria-disabled="false"]').last().click(),
  }),
  'cards-market': async (house) => ({
    ...(await tableAt(house, 'cards-buy')).scene,
    atEverySize: openTab(1),
  }),
  'cards-long-story': async (house) => ({
    ...(await tableAt(house, 'cards-long-story', LONG)).scene,
    atEverySize: openTab(2),
  }),
  'solo-turn': async (house) => ({ ...(await tableAt(house, 'solo-turn')).scene, ...opponentsTurn() }),
  'replay-cards': (house) => replay(house, 'cards-auction'),
  'replay-tiles': (house) => replay(house, 'tiles-near-ten'),
  'replay-over': (house) => replay(house, 'cards-over'),
};

/** On a small screen the parts of a table are behind tabs. */
function openTab(at: number): NonNullable<Scene['atEverySize']> {
  return async (page) => {
    const tab = page.locator('.tabs button').nth(at);
    if (await tab.isVisible()) await tab.click();
  };
}

/** I stop and buy nothing; the opponent's turn is stopped in its middle. */
function opponentsTurn(): Pick<Scene, 'before' | 'act' | 'settings' | 'isPlayed'> {
  const press = (page: Page, key: string): Promise<void> =>
    page.locator(`button[aria-keyshortcuts="${key}"]`).click();
  return {
    isPlayed: true,
    settings: { pace: 'slow' },
    before: (page) => page.clock.install(),
    act: async (page) => {
      await press(page, 'n');
      await press(page, 'p');
      await page.waitForTimeout(4000);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
    },
  };
}

async function replay(house: Parameters<typeof bring>[0], name: string): Promise<Scene> {
  const { id, game } = await bring(house, name);
  return { path: `/replay/${id}?move=${game.move}`, ready: '[type="range"]' };
}
