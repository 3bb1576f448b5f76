/** Who is asked: pages and boards ask here, and do not know which house answers. */
import { Unreachable } from '$lib/errors/errors';
import type { House } from '$lib/house/house';
import type { Introduction, Kept, Made, NewTable, Person, Tables } from '$lib/wire/messages';
import { theServer } from './server.svelte';

/** The house of a table, told by the table's name. */
export function houseOf(_table: string): House {
  return server();
}

/** Makes a table where it can be played. */
export async function createTable(wanted: NewTable): Promise<Made> {
  return await server().createTable(wanted);
}

/** Tables where one sits, in every house. */
export async function mine(status: 'open' | 'over', before: string | null = null): Promise<Tables> {
  return await server().mine(status, before);
}

export async function me(): Promise<Person> {
  return await server().me();
}

export async function introduce(who: Introduction): Promise<Person> {
  return await server().introduce(who);
}

/** A game from elsewhere, as a record has it. */
export async function bring(record: object): Promise<Kept> {
  return await server().bring(record);
}

function server(): House {
  const found = theServer();
  if (!found) throw new Unreachable();
  return found;
}
