import { Unreachable } from '$lib/errors/errors';
import type { House } from '$lib/house/house';
import type { Tables } from '$lib/wire/messages';
import { keepsGames, localHouse } from './local_house';
import { sentNames } from './sent';
import { theServer } from './server.svelte';

/** Where each house's list goes on; a house that is not named has no more. */
type Places = Partial<Record<House['kind'], string | null>>;

/**
 * Tables where one sits, in every house, a page at a time. A server out of reach is left out, and so are its copies of
 * games of this browser.
 */
export async function mine(status: 'open' | 'over', before: string | null = null): Promise<Tables> {
  const places = before === null ? beginnings() : (JSON.parse(before) as Places);
  const pages = await Promise.all(
    houses()
      .filter(({ kind }) => kind in places)
      .map(async (house) => ({ kind: house.kind, page: await pageOf(house, status, places[house.kind]) })),
  );
  const rest = pages.flatMap(({ kind, page }) => (page.next ? [[kind, page.next]] : []));
  const copies = sentNames();
  const tables = pages.flatMap(({ page }) => page.tables).filter(({ table }) => !copies.has(table.id));
  return {
    tables: tables.sort((one, other) => other.changed - one.changed),
    next: rest.length ? JSON.stringify(Object.fromEntries(rest)) : null,
  };
}

function houses(): House[] {
  const server = theServer();
  return [...(server ? [server] : []), ...(keepsGames() ? [localHouse] : [])];
}

function beginnings(): Places {
  return Object.fromEntries(houses().map(({ kind }) => [kind, null]));
}

async function pageOf(house: House, status: 'open' | 'over', before?: string | null): Promise<Tables> {
  try {
    return await house.mine(status, before ?? null);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return { tables: [] };
  }
}
