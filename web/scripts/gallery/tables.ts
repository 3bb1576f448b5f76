import type { NewTable, SeatKey } from '../../src/lib/wire/messages.ts';
import { gather, tableAt } from './games.ts';
import { Guest } from './guest.ts';
import { beNew } from './pages.ts';
import { LONG_NAMES, type House, type Room, type Scene } from './scene.ts';

const SEATS: NewTable['seats'] = [
  { kind: 'mine', name: 'Ada' },
  { kind: 'open' },
  { kind: 'open' },
  { kind: 'bot', bot: 'greedy' },
];
const CONSENT = { takeback: 'consent', lot: false } as const;
const NOBODY = { tables: [], next: null };

/** What is around a game: who comes, who goes, what is asked, and what is wrong with the line. */
export const tables: Room = {
  'lobby-empty': async () => ({
    path: '/open',
    whole: true,
    before: async (page) => {
      await page.route('**/api/tables?*', (route) => route.fulfill({ json: NOBODY }));
    },
  }),
  lobby: async (house) => {
    await fillLobby(house);
    return { path: '/open', whole: true, ready: 'a.row' };
  },
  waiting: async (house) => {
    const { id, keys } = await withFriends(house);
    return { path: `/t/${id}`, whole: true, keys: { [id]: keys }, ready: 'code' };
  },
  'waiting-let-in': async (house) => {
    const { id, keys } = await withFriends(house);
    const act: Scene['act'] = (page) => page.getByRole('switch').last().check({ force: true });
    return { path: `/t/${id}`, whole: true, keys: { [id]: keys }, ready: 'code', act };
  },
  'waiting-invited': async (house) => {
    const { id } = await withFriends(house);
    return { path: `/t/${id}`, whole: true, settings: { name: '' }, ready: '#who-title' };
  },
  'first-cards': (house) => firstTable(house, 'cards', { edition: 'aeg', seats: 2 }),
  'first-tiles': (house) => firstTable(house, 'tiles', { edition: 'steffen' }),
  reconnecting: async (house) => ({ ...(await tableAt(house, 'cards-stop')).scene, ...brokenLine() }),
  offline: async (house) => ({
    ...(await tableAt(house, 'tiles-closed')).scene,
    act: (page) => page.context().setOffline(true),
  }),
  'away-bot': async (house) => {
    const { id, keys, scene } = await tableAt(house, 'cards-stop');
    await asOther(house, id, keys, scene, (guest, seat) => guest.do({ type: 'leave', seat }));
    return scene;
  },
  'bot-plays-me': async (house) => {
    const { id, keys, scene } = await tableAt(house, 'cards-stop', { seat: 0 });
    const mine = keys.filter(({ seat }) => seat === 0);
    const guest = await Guest.at(house, id, mine);
    await guest.do({ type: 'leave', seat: 0 });
    guest.leave();
    return scene;
  },
  'question-take-back': async (house) => {
    const { guest, scene } = await twoAtTiles(house);
    await guest.move();
    await guest.do({ type: 'take_back' });
    return scene;
  },
  'question-draw': async (house) => {
    const { guest, scene } = await twoAtTiles(house);
    await guest.do({ type: 'offer_draw' });
    return scene;
  },
  'question-mine': async (house) => {
    const options = { edition: 'aeg', seats: 3, start: 2 };
    const names = LONG_NAMES.slice(0, 3);
    const { people, scene } = await gather(house, { game: 'cards', options, agreement: CONSENT }, names);
    const [other, , me] = people as [Guest, Guest, Guest];
    await me.move();
    await me.do({ type: 'take_back' });
    await other.do({ type: 'answer', yes: true });
    return scene;
  },
  clock: async (house) => {
    const agreement = { clock: { kind: 'game', minutes: 10, increment: 5 } } as const;
    return (await tableAt(house, 'cards-draw', { agreement })).scene;
  },
  menu: async (house) => ({
    ...(await tableAt(house, 'cards-draw')).scene,
    act: (page) => page.locator('.bar button').last().click(),
  }),
  help: async (house) => ({
    ...(await tableAt(house, 'cards-draw')).scene,
    act: (page) => page.locator('.bar button[aria-keyshortcuts="?"]').click(),
  }),
  'menu-tiles': async (house) => ({
    ...(await tableAt(house, 'tiles-closed')).scene,
    act: (page) => page.locator('.bar button').last().click(),
  }),
};

async function fillLobby(house: House): Promise<void> {
  const agreement = { listed: true };
  const two: NewTable['seats'] = [{ kind: 'mine', name: 'Wawrzyniec Szczebrzeszyński II' }, { kind: 'open' }];
  const here: NewTable['seats'] = [
    { kind: 'mine', name: 'Bea' },
    { kind: 'mine', name: 'Cem' },
  ];
  await house.open({ game: 'cards', options: { edition: 'aeg', seats: 4 }, seats: SEATS, agreement });
  await house.open({ game: 'tiles', options: { edition: 'steffen', open: true }, seats: two, agreement });
  await house.open({ game: 'tiles', options: { edition: 'steffen', open: true }, seats: here, agreement });
  await house.open({ game: 'cards', options: { edition: 'trefl', seats: 2 }, seats: here, agreement });
}

/** A table where one friend has come, and one is still awaited. */
async function withFriends(house: House): Promise<{ id: string; keys: SeatKey[] }> {
  const made = await house.open({ game: 'cards', options: { edition: 'aeg', seats: 4 }, seats: SEATS });
  const friend = await house.ask<SeatKey>(`/api/tables/${made.id}/seats/1`, { name: 'Bea' });
  await Guest.at(house, made.id, [friend]); // and stays
  return made;
}

/** Two who agree on what is taken back; the one without a screen is to move. */
async function twoAtTiles(house: House): Promise<{ guest: Guest; scene: Scene }> {
  const options = { edition: 'steffen', open: true, start: 0 };
  const {
    people: [guest, me],
    scene,
  } = await gather(house, { game: 'tiles', options, agreement: CONSENT }, ['Bea', 'Ada']);
  for (let moves = 0; moves < 3; moves += 1) {
    await guest.move();
    await me.move();
  }
  await guest.wait();
  me.leave();
  return { guest, scene };
}

/** Somebody else at the same table does something. */
async function asOther(
  house: House,
  id: string,
  keys: SeatKey[],
  scene: Scene,
  deed: (guest: Guest, seat: number) => Promise<void>,
): Promise<void> {
  const shown = scene.keys?.[id]?.[0]?.seat;
  const other = keys.find(({ seat }) => seat !== shown) as SeatKey;
  const guest = await Guest.at(house, id, [other]);
  await deed(guest, other.seat);
  guest.leave();
}

/** A line that breaks once the table is there, and does not come back. */
function brokenLine(): Pick<Scene, 'before' | 'act'> {
  let cut: (() => Promise<void>) | null = null;
  let isBroken = false;
  return {
    before: async (page) => {
      isBroken = false;
      await page.routeWebSocket('**/socket/**', (socket) => {
        if (isBroken) return void socket.close({ code: 1012 });
        socket.connectToServer();
        cut = () => socket.close({ code: 1012 });
      });
    },
    act: async (page) => {
      isBroken = true;
      await cut?.();
      await page.locator('[role="status"] p').first().waitFor();
    },
  };
}

/** Where somebody sits for the first time. */
async function firstTable(house: House, game: NewTable['game'], options: object): Promise<Scene> {
  const seats: NewTable['seats'] = ['Ada', 'Bea'].map((name) => ({ kind: 'mine', name }));
  const { id, keys } = await house.open({ game, options: { ...options, start: 0 }, seats });
  return { path: `/t/${id}`, keys: { [id]: keys }, ready: '.aim', before: beNew };
}
