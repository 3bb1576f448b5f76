import { bring, gather, tableAfter, tableAt, type Table } from './games.ts';
import { Guest } from './guest.ts';
import { LONG_NAMES, type House, type Room, type Scene } from './scene.ts';

const REVIEWING = 120_000; // milliseconds
const LONG = { names: LONG_NAMES };
const CLOSED = {
  game: 'tiles',
  options: { edition: 'steffen', start: 0 },
  agreement: { lot: false },
} as const;

/** How games end, for whom, and what they may do next. */
export const endings: Room = {
  ...Object.fromEntries(
    ['cards-over', 'cards-shared', 'solo-won', 'solo-lost', 'tiles-over', 'tiles-drawn'].map((name) => [
      name,
      async (house) => (await tableAfter(house, name)).scene,
    ]),
  ),
  'cards-over-bots': (house) => against(house, 'cards-two-over', 0),
  'cards-over-bots-other': (house) => against(house, 'cards-two-over', 1),
  'tiles-over-bots': (house) => against(house, 'tiles-over', 0),
  'tiles-over-bots-other': (house) => against(house, 'tiles-over', 1),
  'cards-over-five': async (house) => (await tableAfter(house, 'cards-five-over', LONG)).scene,
  'tiles-over-long': async (house) => (await tableAfter(house, 'tiles-over', LONG)).scene,
  'cards-over-watched': async (house) => ({ ...(await tableAfter(house, 'cards-over')).scene, keys: {} }),
  'tiles-over-watched': async (house) => ({ ...(await tableAfter(house, 'tiles-over')).scene, keys: {} }),
  'cards-over-found': (house) => found(house, 'cards-two-over'),
  'tiles-over-found': (house) => found(house, 'tiles-over'),
  'cards-resigned': (house) => resigned(house, 'cards-two', 0),
  'cards-resigned-other': (house) => resigned(house, 'cards-two', 1),
  'tiles-resigned': (house) => resigned(house, 'tiles-closed', 0),
  'tiles-resigned-other': (house) => resigned(house, 'tiles-closed', 1),
  'tiles-agreed': async (house) => {
    const { people, scene } = await gather(house, CLOSED, LONG_NAMES.slice(0, 2));
    const [one, other] = people;
    await one.move();
    await one.do({ type: 'offer_draw' });
    await other.do({ type: 'answer', yes: true });
    return { ...scene, ready: '.after' };
  },
  'cards-rematch': (house) => askedAgain(house, 'cards-two-over'),
  'tiles-rematch': (house) => askedAgain(house, 'tiles-over'),
  'tiles-rematch-waits': (house) => asksAgain(house),
  'replay-over-five': (house) => replayed(house, 'cards-five-over', LONG_NAMES),
  'replay-over-tiles': (house) => replayed(house, 'tiles-over', LONG_NAMES),
};

/** Against somebody of whom others are stronger, and gentler. */
async function against(house: House, name: string, seat: number): Promise<Scene> {
  const bot = name.startsWith('cards') ? 'frieda' : 'nell';
  return (await tableAfter(house, name, { seat, bot })).scene;
}

/** When it is told what there is to learn from it, which is reviewed meanwhile. */
async function found(house: House, name: string): Promise<Scene> {
  const { scene } = await tableAfter(house, name, LONG);
  return { ...scene, act: (page) => page.locator('.findings a').waitFor({ timeout: REVIEWING }) };
}

async function resigned(house: House, name: string, seat: number): Promise<Scene> {
  const table = await tableAt(house, name, { seat: 0 });
  const people = await all(house, table);
  await people[seat]?.do({ type: 'resign', seat });
  return over(table);
}

/** The other one wants to play again. */
async function askedAgain(house: House, name: string): Promise<Scene> {
  const table = await tableAfter(house, name, LONG);
  const [, other] = await all(house, table);
  await other.do({ type: 'rematch' });
  return table.scene;
}

/** I want to play again, and the other one has not come yet. */
async function asksAgain(house: House): Promise<Scene> {
  const { people, scene } = await gather(house, CLOSED, LONG_NAMES.slice(0, 2));
  await people[0].do({ type: 'resign', seat: 0 });
  const act: Scene['act'] = async (page) => {
    await page.locator('.after button').first().click();
    await page.locator('#who-title').waitFor();
  };
  return { ...scene, ready: '.after', whole: true, act, isPlayed: true };
}

async function all(house: House, { id, keys }: Table): Promise<[Guest, Guest, ...Guest[]]> {
  const people = await Promise.all(keys.map((key) => Guest.at(house, id, [key])));
  return people as [Guest, Guest, ...Guest[]];
}

function over({ scene }: Table): Scene {
  return { ...scene, ready: '.after' };
}

async function replayed(house: House, name: string, names: readonly string[]): Promise<Scene> {
  const { id, game } = await bring(house, name, names);
  return { path: `/replay/${id}?move=${game.record.moves.length}`, ready: '[type="range"]' };
}
