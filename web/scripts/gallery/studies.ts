import type { Page } from 'playwright-core';
import { passageAt, passagesOf } from '../../src/lib/game/passages.ts';
import type { GameReview, NewTable, ReviewedDecision, Story } from '../../src/lib/wire/messages.ts';
import { bring } from './games.ts';
import { Guest } from './guest.ts';
import { LONG_NAMES, NAMES, type House, type Room, type Scene } from './scene.ts';

const PARTS = ['mistakes', 'game', 'sum'];
const ASK = 'button[aria-keyshortcuts="h"]';

/** What is thought about a game: when it is over, and while it is played. */
export const studies: Room = {
  'study-cards': (house) => study(house, 'cards-two'),
  'study-tiles': (house) => study(house, 'tiles-near-ten'),
  ...decisionsIn('cards-two', ['drawing', 'stopping', 'bidding', 'paying', 'buying', 'reward']),
  ...decisionsIn('tiles-drawn', ['placing', 'missed_block', 'missed_win', 'second_round']),
  'study-decided': (house) => study(house, 'cards-five-over', ({ options }) => options[0]?.lead != null),
  'study-cards-find': (house) => find(house, 'cards-two'),
  'study-tiles-find': (house) => find(house, 'tiles-near-ten'),
  ...partsOf('cards-two'),
  ...partsOf('tiles-near-ten'),
  'why-bot': async (house) => ({
    ...(await againstBot(house, 'cards')),
    act: async (page) => {
      await openStory(page);
      await page.locator('.list .why').first().click();
      await page.locator('[data-part="expert"] p').first().waitFor();
    },
  }),
  'why-expert': async (house) => ({ ...(await againstBot(house, 'cards')), act: askExpert }),
  'why-expert-tiles': async (house) => ({ ...(await againstBot(house, 'tiles')), act: askExpert }),
  'why-expert-sure': async (house) => ({
    ...(await againstBot(house, 'cards')),
    act: (page) => page.locator(ASK).click(),
  }),
};

type Wanted = (decision: ReviewedDecision) => boolean;

function isOf(kind: string): Wanted {
  return (decision) => decision.kind === kind && decision.options.length > 1;
}

/** A decision of each kind, as far as the game has one. */
function decisionsIn(game: string, kinds: readonly ReviewedDecision['kind'][]): Room {
  return Object.fromEntries(
    kinds.map((kind) => [`study-${kind.replace('_', '-')}`, (house) => study(house, game, isOf(kind))]),
  );
}

/** What is said about the whole game, behind the other tabs; the sum is for who opens it, under the game. */
export async function openPart(page: Page, part: string): Promise<void> {
  await page.locator(`#tab-${part === 'sum' ? 'game' : part}`).click();
  if (part === 'sum') await page.locator('#study-part summary').click();
}

function partsOf(game: string): Room {
  const kind = game.split('-')[0];
  return Object.fromEntries(
    PARTS.map((part) => [
      `study-${kind}-${part}`,
      async (house) => ({
        ...(await study(house, game, () => true, LONG_NAMES)),
        act: (page) => openPart(page, part),
      }),
    ]),
  );
}

async function find(house: House, game: string): Promise<Scene> {
  const act = (page: Page): Promise<void> => page.locator('[data-part="this-move"] .row button').click();
  return { ...(await study(house, game, ({ mark }) => Boolean(mark))), act };
}

const judged = new Map<string, Promise<{ id: string; story: Story; review: GameReview }>>();

/** A game that has been judged, at its gravest mistake, or at the worst decision that is wanted. */
async function study(
  house: House,
  name: string,
  wanted?: Wanted,
  names: readonly string[] = NAMES,
): Promise<Scene> {
  const key = `${name} ${names[0]}`;
  const known = judged.get(key) ?? judge(house, name, names);
  judged.set(key, known);
  const { id, story, review } = await known;
  const scene = { path: `/study/${id}`, ready: '[role="tablist"]' };
  if (!wanted) return scene;
  const [decision] = review.decisions.filter(wanted).sort((one, other) => other.error - one.error);
  if (!decision) throw new Error(`Nothing of that kind was decided in ${name}.`);
  return { ...scene, path: `${scene.path}?move=${passageAt(passagesOf(story.moves), decision.number)}` };
}

async function judge(
  house: House,
  name: string,
  names: readonly string[],
): Promise<{ id: string; story: Story; review: GameReview }> {
  return reviewed(house, (await bring(house, name, names)).id);
}

/** What a server finds in a game that it keeps. */
export async function reviewed(
  house: House,
  id: string,
): Promise<{ id: string; story: Story; review: GameReview }> {
  const story = await house.ask<Story>(`/api/records/${id}/story`);
  const path = `/api/records/${id}/review`;
  await house.ask(path, {});
  for (;;) {
    const { review } = await house.ask<{ review?: GameReview | null }>(path);
    if (review) return { id, story, review };
    await new Promise((done) => setTimeout(done, 500));
  }
}

/** A few turns into a game against a bot, when it has just played. */
async function againstBot(house: House, game: NewTable['game']): Promise<Scene> {
  const options =
    game === 'cards' ? { edition: 'aeg', seats: 2, start: 0 } : { edition: 'steffen', start: 0 };
  const seats: NewTable['seats'] = [
    { kind: 'mine', name: 'Ada' },
    { kind: 'bot', bot: 'careful' },
  ];
  const { id, keys } = await house.open({ game, options, seats, agreement: { lot: false } });
  const me = await Guest.at(house, id, keys);
  for (let moves = 0; moves < 4; moves += 1) await me.moveOn();
  await me.wait();
  me.leave();
  return { path: `/t/${id}`, keys: { [id]: keys }, ready: '.play' };
}

async function openStory(page: Page): Promise<void> {
  await page.locator('.hand button').first().waitFor();
  const tab = page.locator('.tabs button').last();
  if (await tab.isVisible()) await tab.click();
}

async function askExpert(page: Page): Promise<void> {
  await page.locator(ASK).click();
  await page.locator('dialog button').first().click();
  await page.locator('[data-part="expert"] li').first().waitFor();
}
