import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { passageAt, passagesOf } from '../../src/lib/game/passages.ts';
import { everybodyIsHere } from '../gallery/boards.ts';
import { tableAt } from '../gallery/games.ts';
import type { House, Scene } from '../gallery/scene.ts';
import { openPart, reviewed } from '../gallery/studies.ts';

export interface Shot {
  size: { width: number; height: number };
  scene: (house: House) => Promise<Scene>;
}

type Act = NonNullable<Scene['act']>;

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const GAME = fileURLToPath(new URL('../../../docs/games/worked_game.jsonl', import.meta.url));
const GRAVE = 211; // the move, counted as a record counts, that loses the worked game

/** The pictures of the documentation, by the names of their files in docs/pictures. */
export const shots: Record<string, Shot> = {
  door_table: { size: LAPTOP, scene: (house) => atTable(house, 'cards-auction-last') },
  door_tiles: { size: LAPTOP, scene: (house) => atTable(house, 'tiles-near-ten') },
  study_verdict: { size: LAPTOP, scene: (house) => study(house, 'game') },
  study_mistake: { size: LAPTOP, scene: (house) => study(house, 'move') },
  study_find: { size: LAPTOP, scene: (house) => study(house, 'move', findBetter) },
  study_mistakes: { size: LAPTOP, scene: (house) => study(house, 'mistakes') },
  study_sum: { size: LAPTOP, scene: (house) => study(house, 'sum', showSum) },
  study_phone: { size: PHONE, scene: (house) => study(house, 'move') },
};

/** What the first picture of the README is put together of. */
export const first: [laptop: Shot, phone: Shot] = [
  { size: LAPTOP, scene: (house) => atTable(house, 'cards-stop') },
  { size: { ...PHONE, height: LAPTOP.height }, scene: (house) => atTable(house, 'tiles-near-ten') },
];

async function atTable(house: House, name: string): Promise<Scene> {
  return everybodyIsHere(house, await tableAt(house, name));
}

/** Opened, it lies below what is in sight. */
const showSum: Act = (page) => page.locator('#study-part summary').evaluate((one) => one.scrollIntoView());

const findBetter: Act = (page) => page.locator('[data-part="this-move"] .row button').click();

/** The worked game at its gravest mistake, with one part of the page open. */
async function study(house: House, part: string, act?: Act): Promise<Scene> {
  const { id, story } = await workedGame(house);
  const move = passageAt(passagesOf(story.moves), GRAVE);
  return {
    path: `/study/${id}?move=${move}`,
    ready: '[role="tablist"]',
    act: async (page) => {
      if (part !== 'move') await openPart(page, part);
      await act?.(page);
    },
  };
}

let worked: ReturnType<typeof reviewed> | undefined;

async function workedGame(house: House): ReturnType<typeof reviewed> {
  const record: object = JSON.parse(readFileSync(GAME, 'utf-8')) as object;
  worked ??= house
    .ask<{ id: string }>('/api/records', record)
    .then(async ({ id }) => await reviewed(house, id));
  return worked;
}
