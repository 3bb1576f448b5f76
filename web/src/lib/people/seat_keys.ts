import { isLocal } from '$lib/house/house';
import type { SeatKey } from '$lib/wire/messages';

/**
 * The secrets of the seats that this browser holds. They are what lets it move, so they stay here; the server
 * keeps only their digests.
 */
const KEY = 'tenfold.keys';
const MOST_TABLES = 200; // whose keys a browser keeps

type Keys = Record<string, SeatKey[]>;

export function keysOf(table: string): SeatKey[] {
  return read()[table] ?? [];
}

/** Whether somebody has ever sat down in this browser; if not, no server knows them. */
export function hasSatDown(): boolean {
  return Object.keys(read()).length > 0;
}

/** Adds keys to those of a table; a newer one for the same seat takes the place of the older. */
export function keep(table: string, keys: readonly SeatKey[]): void {
  const { [table]: held = [], ...others } = read();
  const seats = new Set(keys.map((key) => key.seat));
  const all = { ...others, [table]: [...held.filter((key) => !seats.has(key.seat)), ...keys] };
  write(Object.fromEntries(Object.entries(all).slice(-MOST_TABLES)));
}

/** The same people at another table hold their seats with the same secrets. */
export function carryOver(from: string, to: string): void {
  keep(to, keysOf(from));
}

/** Gives up the seats of a table; that somebody sat there is still known. */
export function drop(table: string): void {
  write({ ...read(), [table]: [] });
}

/** Gives up all seats at a server. */
export function dropAll(): void {
  write(where(isLocal));
}

/** Gives up all seats at tables of this browser. */
export function dropLocal(): void {
  write(where((table) => !isLocal(table)));
}

function where(stays: (table: string) => boolean): Keys {
  return Object.fromEntries(Object.entries(read()).filter(([table]) => stays(table)));
}

function read(): Keys {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Keys) : {};
  } catch {
    return {};
  }
}

function write(keys: Keys): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(keys));
  } catch {
    // Without storage the seat lasts as long as this page.
  }
}
