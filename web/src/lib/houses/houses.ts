/** Who is asked: pages and boards ask here, and do not know which house answers. */
import { Unreachable } from '$lib/errors/errors';
import { isLocal, type GameRecord, type House, type ServerHouse } from '$lib/house/house';
import type { Standing } from '$lib/house/local';
import type { Catalogue, Introduction, Kept, Made, NewTable, Person } from '$lib/wire/messages';
import { keepsGames, localHouse, noteKept } from './local_house';
import { theServer } from './server.svelte';

/** The house of a table, told by the table's name. */
export function houseOf(table: string): House {
  const server = theServer();
  return server && !isLocal(table) ? server : localHouse;
}

/** Whether others are to come to a table, from wherever they are. */
export function needsServer({ seats, agreement }: NewTable): boolean {
  return agreement?.listed === true || seats.some(({ kind }) => kind === 'open');
}

/**
 * Makes a table: at the server, or, where none is in reach and nobody else is to come, here. The record is that of the
 * game that is played on from, for when its own house cannot be asked for it.
 */
export async function createTable(wanted: NewTable, record: GameRecord | null = null): Promise<Made> {
  const server = theServer();
  const from = wanted.beginning?.table ?? '';
  if (needsServer(wanted)) return await createThere(server, wanted);
  if (isLocal(from)) return await createHere(wanted, null);
  return await asked(
    (there) => there.createTable(wanted),
    () => createHere(wanted, record),
  );
}

/** What can be played; where no server says so, what can be played here. */
export function catalogue(): Promise<Catalogue> {
  return asked(
    (server) => server.catalogue(),
    () => localHouse.catalogue(),
  );
}

/** How one stands, by the house that answers. */
export function me(): Promise<Person> {
  return asked(
    (server) => server.me(),
    () => localHouse.me(),
  );
}

/** A game from elsewhere, as a record has it. */
export function bring(record: object): Promise<Kept> {
  return asked(
    (server) => server.bring(record),
    async () => {
      const kept = await localHouse.bring(record);
      noteKept();
      return kept;
    },
  );
}

/** Tells every house that keeps games of ours who we are. */
export async function introduce(who: Introduction): Promise<void> {
  const houses = [theServer(), keepsGames() ? localHouse : null];
  await Promise.allSettled(houses.map((house) => house?.introduce(who)));
}

/** How a game stands that no house has; nothing of it is kept by asking. */
export async function readHere(record: GameRecord): Promise<Standing> {
  return (await localHouse.fetch()).standing(record);
}

/** Plays on from such a game, in this browser also when there is a server. */
export function playFrom(record: GameRecord, wanted: NewTable): Promise<Made> {
  return createHere(wanted, record);
}

/** The server's answer; where there is none, or it is out of reach, that of this browser. */
async function asked<Answer>(
  there: (server: ServerHouse) => Promise<Answer>,
  here: () => Promise<Answer>,
): Promise<Answer> {
  const server = theServer();
  if (!server) return await here();
  try {
    return await there(server);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return await here();
  }
}

async function createHere(wanted: NewTable, record: GameRecord | null): Promise<Made> {
  const { beginning } = wanted;
  const house = await localHouse.fetch();
  const made = await (beginning && record
    ? house.playOn(record, beginning.move, wanted)
    : house.createTable(wanted));
  noteKept();
  return made;
}

/** A game of this browser that others are to play on at is brought there first. */
async function createThere(server: ServerHouse | null, wanted: NewTable): Promise<Made> {
  if (!server) throw new Unreachable();
  const { beginning } = wanted;
  if (!beginning || !isLocal(beginning.table)) return await server.createTable(wanted);
  const { id } = await server.bring(await localHouse.record(beginning.table));
  return await server.createTable({ ...wanted, beginning: { ...beginning, table: id } });
}
