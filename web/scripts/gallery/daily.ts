import type { Page } from 'playwright-core';
import type {
  CalendarDay,
  DailyCalendar,
  DailyField,
  DailyHouse,
  DailyPage,
  DailyResult,
  DailyStanding,
  DailyStarted,
  RevealedDeal,
  Today,
} from '../../src/lib/wire/messages.ts';
import { Guest } from './guest.ts';
import { asSite, loseServer } from './local.ts';
import type { House, Room, Scene } from './scene.ts';

type GameName = 'cards' | 'tiles';

const DAY = 86_400_000; // milliseconds
const today = Math.floor(Date.now() / DAY);

const HOUSE = {
  cards: ['rocco', 'basil', 'momo', 'frieda', 'willa', 'nora', 'expert'],
  tiles: ['bruno', 'otis', 'wanda', 'nell', 'iris', 'hugo', 'expert'],
} as const;

/** The deal of the day: before one has played, at the table, and what came of it; with a server and without. */
export const daily: Room = {
  'daily-newcomer': async () => ({ path: '/daily', whole: true, ready: '.calendar' }),
  'daily-known': async (house) => ({
    path: '/daily',
    whole: true,
    ready: '.calendar .won',
    cookie: await house.introduce('Ada'),
    before: haveHistory,
  }),
  'daily-cards': (house) => begun(house, 'cards'),
  'daily-tiles': (house) => begun(house, 'tiles'),
  'daily-table-over': async (house) => {
    const { id, keys, cookie } = await played(house, 'cards');
    return { path: `/t/${id}`, keys: { [id]: keys }, cookie, ready: '.after' };
  },
  'daily-mine': async (house) => {
    const { cookie } = await played(house, 'cards');
    return { path: `/daily/${today}/cards`, whole: true, cookie, ready: '.figures' };
  },
  'daily-field': (house) => crowded(house, 'cards'),
  'daily-field-tiles': (house) => crowded(house, 'tiles'),
  'daily-away': async () => ({ path: '/daily', whole: true, before: loseServer, ready: '.note' }),
  'daily-away-kept': async () => ({ path: '/daily', whole: true, before: haveDays, act: goAway }),
  'daily-away-deal': async () => ({
    path: '/daily',
    whole: true,
    before: haveDays,
    act: async (page) => {
      await goAway(page);
      await page.locator('.calendar a').last().click();
      await page.locator('#house').waitFor();
    },
  }),
  'daily-site': async () => ({ path: '/#/daily', whole: true, before: asSite(), ready: '.calendar' }),
  'daily-site-over': async () => ({
    path: '/#/daily',
    whole: true,
    before: asSite(),
    ready: '.calendar',
    isPlayed: true,
    act: giveUp,
  }),
};

/** At the table of today's deal. */
async function begun(house: House, game: GameName): Promise<Scene> {
  const cookie = await house.introduce('Ada');
  const { id, keys } = await start(house, game, cookie);
  const quiet = async (page: Page) => page.locator('.bubble').waitFor({ state: 'detached' }); // bots greet
  return {
    path: `/t/${id}`,
    keys: { [id]: keys },
    cookie,
    ready: '.play',
    anew: game === 'tiles',
    act: quiet,
  };
}

function start(house: House, game: GameName, cookie: string): Promise<DailyStarted> {
  return house.ask<DailyStarted>(`/api/daily/${game}/start`, {}, cookie);
}

/** Somebody new, whose first attempt is over. */
async function played(house: House, game: GameName): Promise<DailyStarted & { cookie: string }> {
  const cookie = await house.introduce('Ada');
  const made = await start(house, game, cookie);
  const guest = await Guest.at(house, made.id, made.keys);
  await guest.playOut();
  guest.leave();
  return { ...made, cookie };
}

/** A deal that many have played: its page is told as the server tells it, with the figures of a crowd. */
async function crowded(house: House, game: GameName): Promise<Scene> {
  const { id, cookie } = await played(house, game);
  const before = async (page: Page): Promise<void> => {
    await page.route(`**/api/daily/${today}/${game}`, async (route) => {
      const { deal } = (await (await route.fetch()).json()) as DailyPage;
      await route.fulfill({ json: { deal, field: crowd(game), mine: standing(game, id) } });
    });
  };
  return { path: `/daily/${today}/${game}`, whole: true, cookie, before, ready: '#hardest' };
}

function result(game: GameName, lead: number, more: Partial<DailyResult> = {}): DailyResult {
  const isCards = game === 'cards';
  return {
    won: lead > 0,
    share: lead > 0 ? 1 : lead ? 0 : 0.5,
    points: isCards ? 23 + lead : null,
    lead: isCards ? lead : null,
    ended: 'rules',
    busts: isCards ? [false, false, true, false, false, false, true, false, false, false] : [],
    net: { lost: 0.31, luck: 0.12, adjusted: 0.6, accuracy: 88.4 },
    ...more,
  };
}

function houseOf(game: GameName): DailyHouse[] {
  return HOUSE[game].map((bot, at) => ({ bot, table: `abcdefghi${at}`, result: result(game, 2 * at - 7) }));
}

/** A thousand people, most of them near a narrow defeat. */
function crowd(game: GameName): DailyField {
  const leads = Array.from({ length: 34 }, (_, at) => 16 - at);
  const many = leads.map((lead) => ({
    result: lead,
    people: Math.round(74 * Math.exp(-((lead + 2) ** 2) / 60)),
  }));
  const few = [
    { result: 1, people: 612 },
    { result: 0.5, people: 9 },
    { result: 0, people: 379 },
  ];
  const bars = game === 'cards' ? many.filter(({ people }) => people) : few;
  const [made, best] = game === 'cards' ? [['draw'], ['numbers']] : [['place:1,0'], ['place:0,1']];
  const kind = game === 'cards' ? 'drawing' : 'placing';
  return {
    people: 1000,
    placed: 874,
    shares: 480,
    bars: [...bars, { result: null, people: 41 }],
    reviewed: 902,
    mean_lost: 0.42,
    mean_accuracy: 81.7,
    house: houseOf(game),
    hardest: [3, 11, 27].map((number, at) => ({
      number,
      kind,
      people: 720 - 200 * at,
      wrong: 512 - 160 * at,
      lost: 21.4,
      best,
      choices: [
        { moves: made, people: 512 - 160 * at, error: 0.06 },
        { moves: best, people: 208 - 40 * at, error: 0 },
      ],
      is_mine: at === 0,
    })),
    at: Date.now(),
    final: false,
  };
}

function standing(game: GameName, table: string): DailyStanding {
  return {
    result: result(game, 4),
    table,
    moves: 120,
    place: 143,
    net_place: 97,
    net_placed: 802,
    counts: true,
    parting:
      game === 'cards'
        ? { number: 3, mine: 'draw', usual: 'numbers', people: 611, with_me: 38, with_usual: 540 }
        : { number: 3, mine: 'place:1,0', usual: 'place:0,1', people: 611, with_me: 38, with_usual: 540 },
  };
}

/** Somebody who has played for weeks. */
async function haveHistory(page: Page): Promise<void> {
  const days = Array.from({ length: 33 }, (_, back): CalendarDay => {
    const games = (['cards', 'tiles'] as const).filter((_, at) => (back + 2 * at) % 5 !== 3);
    return {
      day: today - back - 1,
      games: games.map((game, at) => ({ game, status: 'over', result: result(game, ((back + at) % 3) - 1) })),
    };
  }).filter(({ day }) => (today - day) % 9 !== 4);
  const weeks = [84.2, 81, 82.6, 78.1, 74.9].map((mean_accuracy, at) => ({
    first: today - 7 * at - 3,
    days: 6,
    games: 11,
    shares: 6.5,
    reviewed: 11,
    mean_lost: 0.3 + at / 50,
    mean_accuracy,
  }));
  const calendar: DailyCalendar = {
    days,
    weeks,
    streak: 12,
    longest: 19,
    forgiven: [today - 4],
    spare: false,
    first: today - 60,
  };
  await page.route('**/api/daily/calendar', (route) => route.fulfill({ json: calendar }));
  await page.route('**/api/daily', async (route) => {
    const told = (await (await route.fetch()).json()) as Today;
    const [cards, tiles] = told.deals;
    const over = { ...cards!, mine: { status: 'over', table: 'abcdefghij', result: result('cards', 4) } };
    await route.fulfill({ json: { ...told, deals: [over, tiles], days: 33, counts: true } });
  });
}

/** A server that tells of the deals of four weeks. */
async function haveDays(page: Page): Promise<void> {
  const deals = Array.from({ length: 28 }, (_, back): RevealedDeal[] => [
    {
      day: today - 28 + back,
      game: 'cards',
      options: { edition: 'aeg', seats: 1, start: 0, target: 6 },
      opponent: null,
      secret: 'ab'.repeat(32),
      house: houseOf('cards'),
    },
    {
      day: today - 28 + back,
      game: 'tiles',
      options: { edition: 'steffen', open: false, start: 0 },
      opponent: 'nell',
      secret: 'cd'.repeat(32),
      house: [],
    },
  ]).flat();
  await page.route('**/api/daily/revealed*', (route) => route.fulfill({ json: deals }));
}

/** Once the deals are kept, the server is out of reach. */
async function goAway(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('tenfold.days-kept'));
  await loseServer(page);
  await page.reload();
  await page.locator('.calendar a').first().waitFor();
}

/** Begins the cards of the day, gives them up, and looks what came of it. */
async function giveUp(page: Page): Promise<void> {
  await page.locator('.deals button').first().click();
  await page.locator('.bar button[aria-expanded]').last().click();
  await page.locator('.drawer .danger').click();
  await page.locator('dialog .danger').click();
  await page.locator('.after a').first().click();
  await page.locator('.figures').waitFor();
}
