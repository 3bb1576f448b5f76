import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { Guest } from './guest.ts';
import type { MyMistakes, Person } from '../../src/lib/wire/messages.ts';
import type { House, Room, Scene } from './scene.ts';

const PAGES: Record<string, string> = {
  home: '/',
  learn: '/learn',
  me: '/me',
  mistakes: '/me/mistakes',
  nowhere: '/nowhere',
  ...Object.fromEntries(['aeg', 'gamefactory', 'whitegoblin', 'trefl', 'steffen'].map(rules)),
};

/** What is asked before a game; its button stays at the foot of the window. */
const QUESTIONS: Record<string, string> = {
  new: '/new',
  'new-bots': '/new?with=bots',
  'new-friends': '/new?with=friends',
  'new-here': '/new?with=here',
  'new-tiles': '/new?game=tiles&with=bots',
};

function rules(edition: string): [string, string] {
  return [`rules-${edition}`, `/rules/${edition}`];
}

export const pages: Room = {
  ...Object.fromEntries(
    Object.entries(PAGES).map(([name, path]) => [name, async (): Promise<Scene> => ({ path, whole: true })]),
  ),
  ...Object.fromEntries(
    Object.entries(QUESTIONS).map(([name, path]) => [name, async (): Promise<Scene> => ({ path })]),
  ),
  'new-more': async () => ({
    path: '/new?with=friends',
    whole: true,
    act: (page) => page.locator('summary').click(),
  }),
  'rules-compared': async () => ({ path: '/rules/aeg#compare', act: scrollTo('#compare') }),
  'home-known': async (house) => ({
    path: '/',
    whole: true,
    ready: '.known button',
    before: haveRatings,
    ...(await regular(house)),
  }),
  'me-history': async (house) => ({
    path: '/me',
    whole: true,
    ready: 'a.row',
    before: haveRatings,
    ...(await regular(house)),
  }),
  'mistakes-figures': async (house) => ({
    path: '/me/mistakes',
    whole: true,
    ready: 'table',
    cookie: await withMistakes(house),
  }),
  practice: async (house) => ({
    path: '/me/practice',
    ready: '.guide',
    cookie: await withMistakes(house),
  }),
  settings: async (house) => ({ path: '/settings', whole: true, ...(await regular(house)) }),
  'settings-phrase': async (house) => ({
    path: '/settings',
    whole: true,
    ...(await regular(house)),
    act: async (page) => {
      await page.locator('section:has(#devices-title) button').first().click();
      await page.locator('section:has(#devices-title) code').waitFor();
    },
  }),
  'settings-devices': async (house) => ({
    path: '/settings',
    whole: true,
    cookie: await withDevices(house),
    ready: '#sessions-title',
    act: async (page) => {
      const here = page.locator('section:has(#sessions-title) li').first().locator('button');
      await here.click();
      await page.locator('section:has(#sessions-title) .warning').waitFor();
    },
  }),
  ...lesson('cards'),
  ...lesson('tiles'),
  ...drills('cards'),
  ...drills('tiles'),
  'learn-done': async () => ({ path: '/learn', whole: true, before: haveLearnt }),
  'home-offer': async () => ({
    path: '/',
    before: beNew,
    act: async (page) => {
      await page.locator('.ways button').first().click();
      await page.locator('.offer').waitFor();
    },
  }),
};

/** Somebody who has played long enough for ratings, and plays better than before. */
async function haveRatings(page: Page): Promise<void> {
  const course = [1532, 1548, 1540, 1561, 1583, 1574, 1602, 1629, 1618, 1647];
  await page.route('**/api/me', async (route) => {
    const person = (await (await route.fetch()).json()) as Person;
    const rated = { rating_bots: 1647, course_bots: course, beaten: ['rocco', 'bruno'] };
    const statistics = person.statistics?.map((one) => ({ ...one, ...rated }));
    await route.fulfill({ json: { ...person, statistics } });
  });
  await page.route('**/api/me/mistakes', (route) =>
    route.fulfill({
      json: {
        reviews: true,
        due: 7,
        games: [{ game: 'cards', improvement: { games: 10, lately: 0.008, before: 0.0134 } }],
      },
    }),
  );
}

/** In a browser where nothing was offered yet. */
export async function beNew(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.removeItem('tenfold.learnt'));
}

/** In a browser where much was learnt. */
async function haveLearnt(page: Page): Promise<void> {
  const outline = new URL('../../src/lib/learn/outline.json', import.meta.url);
  await page.addInitScript(
    (learnt) => {
      const some = { 'lesson.tiles': ['first'], 'drill.tiles': ['slant', 'cut'] };
      localStorage.setItem('tenfold.learnt', JSON.stringify({ ...(JSON.parse(learnt) as object), ...some }));
    },
    readFileSync(outline, 'utf-8'),
  );
}

/** Every drill, and what is said of a wrong and of the right answer. */
function drills(game: 'cards' | 'tiles'): Room {
  const file = new URL(`../../src/lib/learn/drills/${game}.json`, import.meta.url);
  const steps = JSON.parse(readFileSync(file, 'utf-8')) as { name: string }[];
  const scene = (at: number): Scene => ({
    path: `/drills/${game}`,
    settings: { name: '' },
    anew: game === 'tiles',
    session: { [`tenfold.drill.${game}`]: String(at) },
    ready: '.coach',
  });
  const answered = (keys: readonly string[], ready: string): Scene => ({
    ...scene(0),
    act: async (page) => {
      for (const key of keys) await page.locator(key).click();
      await page.locator(ready).waitFor();
    },
  });
  const [wrong, right] =
    game === 'cards'
      ? ['.hand [aria-keyshortcuts="d"]', '.hand [aria-keyshortcuts="n"]']
      : ['[data-cell="2,0"]', '[data-cell="0,1"]'];
  return {
    ...Object.fromEntries(
      steps.map(({ name }, at) => [`drill-${game}-${at + 1}-${name}`, async () => scene(at)]),
    ),
    [`drill-${game}-wrong`]: async () => answered([wrong, wrong], '.coach .hint'),
    [`drill-${game}-right`]: async () => answered([right], '.coach .mark'),
  };
}

function scrollTo(selector: string): NonNullable<Scene['atEverySize']> {
  return (page) => page.locator(selector).evaluate((element) => element.scrollIntoView());
}

/** Every step of a lesson, and what comes after it. */
function lesson(game: 'cards' | 'tiles'): Room {
  const file = new URL(`../../src/lib/learn/lessons/${game}.json`, import.meta.url);
  const steps = JSON.parse(readFileSync(file, 'utf-8')) as { name: string }[];
  const scene = (at: number): Scene => ({
    path: `/learn/${game}`,
    settings: { name: '' },
    anew: game === 'tiles',
    session: { [`tenfold.lesson.${game}`]: String(at) },
    ready: '.coach',
  });
  const over: Scene = {
    ...scene(steps.length - 1),
    act: async (page) => {
      await page.locator('.coach .buttons button').nth(2).click();
      await page.locator('.onward').waitFor();
    },
  };
  return {
    ...Object.fromEntries(
      steps.map(({ name }, at) => [
        `lesson-${game}-${String(at + 1).padStart(2, '0')}-${name}`,
        async () => scene(at),
      ]),
    ),
    [`lesson-${game}-over`]: async () => over,
  };
}

let known: Promise<Pick<Scene, 'cookie' | 'keys'>> | null = null;

/** Somebody who has played before, and has games that go on. */
function regular(house: House): Promise<Pick<Scene, 'cookie' | 'keys'>> {
  known ??= (async () => {
    const cookie = await house.introduce('Ada');
    const seats = [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }];
    const solo = { edition: 'aeg', seats: 1, target: 4 };
    const wishes = [
      { game: 'cards', options: solo, seats: seats.slice(0, 1) },
      { game: 'tiles', options: { edition: 'steffen', open: false }, seats },
      { game: 'cards', options: { edition: 'aeg', seats: 2 }, seats },
    ];
    for (const wish of wishes) await playOut(house, wish, cookie);
    const friends = {
      game: 'cards',
      options: { edition: 'aeg', seats: 2 },
      seats: [seats[0], { kind: 'open' }],
    };
    const keys: NonNullable<Scene['keys']> = {};
    for (const wish of [...wishes, friends]) {
      const made = await house.ask<Made>('/api/tables', wish, cookie);
      keys[made.id] = made.keys;
    }
    return { cookie, keys };
  })();
  return known;
}

let learner: Promise<string> | null = null;

/** Somebody whose games were reviewed; their cookie. */
function withMistakes(house: House): Promise<string> {
  learner ??= (async () => {
    const cookie = await house.introduce('Ada');
    const seats = [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }];
    for (const start of [0, 1, 0]) {
      await playOut(house, { game: 'cards', options: { edition: 'aeg', seats: 2, start }, seats }, cookie);
    }
    let mistakes = await house.ask<MyMistakes>('/api/me/mistakes/reviews', {}, cookie);
    while (mistakes.waiting) {
      await new Promise((done) => setTimeout(done, 500));
      mistakes = await house.ask<MyMistakes>('/api/me/mistakes', undefined, cookie);
    }
    return cookie;
  })();
  return learner;
}

const AGENTS = [
  'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
  'something else',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
];

/** Somebody who is signed in on several devices; the cookie of the last one. */
async function withDevices(house: House): Promise<string> {
  let cookie = await house.introduce('Ada');
  const { phrase } = await house.ask<{ phrase: string }>('/api/me/phrase', {}, cookie);
  for (const agent of AGENTS) cookie = await house.recover(phrase, agent);
  return cookie;
}

type Made = Awaited<ReturnType<House['open']>>;

async function playOut(house: House, wish: object, cookie: string): Promise<void> {
  const { id, keys } = await house.ask<Made>('/api/tables', wish, cookie);
  const guest = await Guest.at(house, id, keys);
  await guest.playOut();
  guest.leave();
}
