import type { Catalogue, Made, NewTable, SeatKey } from '../../src/lib/wire/messages.ts';
import { bring, gather } from './games.ts';
import { Guest } from './guest.ts';
import { LONG_NAMES, type House, type Room, type Scene } from './scene.ts';

const CARDS = { game: 'cards', options: { edition: 'aeg', seats: 3, start: 2 } } as const;
const TILES = { game: 'tiles', options: { edition: 'steffen', open: true, start: 1 } } as const;
const AGREED = { agreement: { programs: true, lot: false } };
const ROBBIE = 'Robbie';

/** Programs among people: marked wherever seats are shown. */
export const programs: Room = {
  'program-chosen': async () => ({
    path: '/new?with=bots',
    whole: true,
    before: offerRobbie,
    act: async (page) => void (await page.locator('fieldset select').first().selectOption(`bot:${ROBBIE}`)),
  }),
  'program-waiting': async (house) => {
    const ada = await house.introduce('Ada');
    const seats: NewTable['seats'] = [{ kind: 'mine' }, { kind: 'open' }, { kind: 'open' }];
    const { id, keys } = await house.ask<Made>('/api/tables', { ...CARDS, ...AGREED, seats }, ada);
    const robbie = await house.introduce(ROBBIE, true);
    const key = await house.ask<SeatKey>(`/api/tables/${id}/seats/1`, {}, robbie);
    await Guest.at(house, id, [key]); // and stays
    return { path: `/t/${id}`, whole: true, keys: { [id]: keys }, ready: 'code' };
  },
  'program-invites': async (house) => {
    const { id } = await opened(house);
    return { path: `/t/${id}`, whole: true, settings: { name: '' }, ready: '#who-title' };
  },
  'program-lobby': async (house) => {
    await opened(house);
    return { path: '/open', whole: true, ready: 'a.row' };
  },
  'program-cards': async (house) =>
    (await gather(house, { ...CARDS, ...AGREED }, [ROBBIE, ...LONG_NAMES.slice(0, 2)], 2)).scene,
  'program-tiles': async (house) =>
    (await gather(house, { ...TILES, ...AGREED }, [LONG_NAMES[1] ?? '', 'Ada'], 1)).scene,
  'program-cards-over': (house) => over(house, CARDS, [ROBBIE, 'Bea', 'Ada']),
  'program-tiles-over': (house) => over(house, TILES, [ROBBIE, 'Ada']),
  'program-replay': async (house) => {
    const { id } = await bring(house, 'cards-two-over', [ROBBIE, 'Ada'], { programs: [true, false] });
    return { path: `/replay/${id}`, whole: true };
  },
};

/** As on a server whose operator has named a program. */
const offerRobbie: Scene['before'] = async (page) => {
  await page.route('**/api/catalogue', async (route) => {
    const answer = await route.fetch();
    const catalogue = (await answer.json()) as Catalogue;
    const games = catalogue.games.map((game) => ({ ...game, programs: [ROBBIE] }));
    await route.fulfill({ response: answer, json: { ...catalogue, games } });
  });
};

/** A public table that a program has made. */
async function opened(house: House): Promise<Made> {
  const seats: NewTable['seats'] = [{ kind: 'mine' }, { kind: 'open' }];
  const wanted = { ...TILES, seats, agreement: { listed: true } };
  return house.ask<Made>('/api/tables', wanted, await house.introduce(ROBBIE, true));
}

/** A game that a program has played with people to the end. */
async function over(
  house: House,
  wanted: Pick<NewTable, 'game' | 'options'>,
  names: readonly string[],
): Promise<Scene> {
  const { people, scene } = await gather(house, { ...wanted, ...AGREED }, names, 1);
  await Promise.all(people.map((one) => one.playOut()));
  for (const one of people) one.leave();
  return { ...scene, ready: '.after' };
}
