import type { Page } from 'playwright-core';
import { passageAt, passagesOf } from '../../src/lib/game/passages.ts';
import type { Story } from '../../src/lib/wire/messages.ts';
import { bring, tableAt, type Table } from './games.ts';
import { Guest } from './guest.ts';
import { LONG_NAMES, type House, type Room, type Scene } from './scene.ts';

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
const LONG = { names: LONG_NAMES };

export const boards: Room = {
  ...Object.fromEntries(DECISIONS.map((name) => [name, async (house) => (await tableAt(house, name)).scene])),
  'cards-watched': async (house) => ({ ...(await tableAt(house, 'cards-stop')).scene, keys: {} }),
  'cards-waiting': async (house) => (await tableAt(house, 'cards-bust', { seat: 0 })).scene,
  'cards-five': async (house) => (await tableAt(house, 'cards-five', LONG)).scene,
  'cards-five-auction': async (house) => (await tableAt(house, 'cards-five-auction', LONG)).scene,
  'cards-five-bid': async (house) => (await tableAt(house, 'cards-five-bid', LONG)).scene,
  'cards-five-pay': async (house) => (await tableAt(house, 'cards-five-pay', LONG)).scene,
  'cards-five-watched': async (house) => ({
    ...(await tableAt(house, 'cards-five-bid', LONG)).scene,
    keys: {},
  }),
  'cards-bots': async (house) => (await tableAt(house, 'cards-auction', { bot: 'momo' })).scene,
  'cards-gathered': async (house) => everybodyIsHere(house, await tableAt(house, 'cards-five', LONG)),
  'tiles-gathered': async (house) => everybodyIsHere(house, await tableAt(house, 'tiles-open', LONG)),
  'cards-phrases': async (house) => ({
    ...(await tableAt(house, 'cards-five', LONG)).scene,
    act: openPhrases,
  }),
  'tiles-phrases': async (house) => ({
    ...(await tableAt(house, 'tiles-open', LONG)).scene,
    act: openPhrases,
  }),
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
  'solo-earlier': async (house) => (await tableAt(house, 'solo-earlier')).scene,
  'solo-turn': async (house) => ({ ...(await tableAt(house, 'solo-turn')).scene, ...opponentsTurn() }),
  'replay-cards': (house) => replay(house, 'cards-auction'),
  'replay-tiles': (house) => replay(house, 'tiles-near-ten'),
  'replay-over': (house) => replay(house, 'cards-over'),
  'replay-cards-late': (house) => replay(house, 'cards-long-story', LONG_NAMES),
  'replay-cards-pay': (house) => replay(house, 'cards-five-pay', LONG_NAMES),
  'replay-tiles-late': (house) => replay(house, 'tiles-second-late', LONG_NAMES),
};

/** On a small screen the parts of a table are behind tabs. */
function openTab(at: number): NonNullable<Scene['atEverySize']> {
  return async (page) => {
    const tab = page.locator('.tabs button').nth(at);
    if (await tab.isVisible()) await tab.click();
  };
}

function openPhrases(page: Page): Promise<void> {
  return page.locator('.top button[aria-expanded]').first().click();
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

async function replay(house: House, name: string, names?: readonly string[]): Promise<Scene> {
  const { id, game } = await bring(house, name, names);
  const { moves } = await house.ask<Story>(`/api/records/${id}/story`);
  const move = passageAt(passagesOf(moves), game.move);
  return { path: `/replay/${id}?move=${move}`, ready: '[type="range"]' };
}

/** The others are there as well, without a screen. */
export async function everybodyIsHere(house: House, { id, keys, scene }: Table): Promise<Scene> {
  const mine = scene.keys?.[id]?.[0]?.seat;
  for (const key of keys.filter(({ seat }) => seat !== mine)) await Guest.at(house, id, [key]); // and stays
  return scene;
}
