/** A house without a browser's database: everything is held in memory, as where a browser keeps nothing. */
import type { FromServer, NewTable, Now } from '$lib/wire/messages';
import type { Context } from '$lib/local/host/context';
import { openHouse, type OpenHouse } from '$lib/local/host/house';
import { Disk } from '$lib/local/storage/disk';
import { Storage } from '$lib/local/storage/storage';
import { enginesFrom, facts } from './engines';

export const SOLO: NewTable = {
  game: 'cards',
  options: { edition: 'aeg', seats: 1, target: 4 },
  seats: [{ kind: 'mine' }],
};

/** Two who share the device. */
export const TWO: NewTable = {
  game: 'tiles',
  options: { edition: 'steffen', open: false },
  seats: [{ kind: 'mine' }, { kind: 'mine' }],
};

export async function newContext(disk = new Disk()): Promise<Context> {
  const storage = new Storage(disk, () => undefined);
  const { catalogue, daily } = facts();
  const around = { engines: await enginesFrom(), games: catalogue.games };
  return { storage, around, catalogue, daily, module: 'of a test' };
}

export async function newHouse(context?: Context): Promise<OpenHouse> {
  return openHouse(context ?? (await newContext()), { name: 'Gast', language: 'de' });
}

/** Makes so many moves at a table, or all: whatever is legal first, or at another place of the list. */
export async function playAt(
  { tables }: OpenHouse,
  table: string,
  most = Infinity,
  choice = 0,
): Promise<void> {
  let [version, made] = [0, 0];
  let now: Now | null = null;
  const listen = (message: FromServer): void => {
    if (message.type === 'welcome' || message.type === 'update') ({ version, now } = message);
    if (message.type === 'refused') throw new Error(message.key);
  };
  const line = { tell: listen, ask: () => undefined, enter: () => undefined, giveWay: () => undefined };
  await new Promise<void>((enter) => tables.join(table, Object.assign(line, { enter })));
  await tables.say(table, line, { type: 'hello', secrets: [], since: null });
  const legal = (): string | undefined => (now as Now | null)?.legal.at(choice);
  for (let token = legal(); token && made < most; token = legal(), made += 1) {
    await tables.say(table, line, { type: 'move', id: `${table}-${version}`, version, moves: [token] });
  }
  tables.leave(table, line);
}
