/**
 * What is kept of the `meta` of a record that somebody brings in: what our own records say there, no more, as
 * `tenfold.server.records.uploaded_meta` keeps it. A value that is not what its key means is left out.
 */
import { Refused } from '$lib/errors/errors';
import { isPrintable, LONGEST_WORD, METHOD } from '../dealer/dealer';
import type { Json } from '../engine/engine';
import { cleanName } from './names';
import { isMapping } from './record';

export const MOST_SEATS = 5; // that a record tells about
export const LONGEST_TEXT = 40; // a version, a bot's name, a table's id
const DIGEST = /^[0-9A-Za-z]{64}$/;
const LATEST = Number.MAX_SAFE_INTEGER + 1; // milliseconds
const REASONS: readonly unknown[] = ['resigned', 'agreed', 'time', 'aborted', 'closed'];

/** Of a record with so many moves. */
export function keptMeta(meta: Json, moves: number): Json {
  const kept: Json = {};
  for (const [name, read] of Object.entries(KNOWN)) {
    const value = name in meta ? read(meta[name]) : null;
    if (value !== null) kept[name] = value;
  }
  const times = kept['times'] as number[] | undefined;
  if (times && times.length > moves) delete kept['times'];
  return kept;
}

const KNOWN: Record<string, (value: unknown) => unknown> = {
  rules: (value) => (isWhole(value, 1_000_000) ? value : null),
  server: text,
  client: text,
  table: text,
  names: (value) => each(value, nameIn),
  bots: (value) => each(value, text),
  players: (value) => each(value, text),
  times: (value) => (Array.isArray(value) && value.every((item) => isWhole(item, LATEST)) ? value : null),
  ended,
  shuffle,
  practice: (value) => (value === true ? true : null), // a record that does not say it is of a game that counted
  programs: (value) =>
    Array.isArray(value) && value.length <= MOST_SEATS ? value.map((item) => item === true) : null,
};

function text(value: unknown): string | null {
  return typeof value === 'string' && [...value].length <= LONGEST_TEXT && isPrintable(value) ? value : null;
}

/** As for people: whoever reads a record reads its names. */
export function nameIn(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  try {
    return cleanName(value);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function each(value: unknown, read: (item: unknown) => string | null): (string | null)[] | null {
  return Array.isArray(value) && value.length <= MOST_SEATS ? value.map(read) : null;
}

function ended(value: unknown): Json | null {
  if (!isMapping(value) || !REASONS.includes(value['reason'])) return null;
  const { reason, winners } = value;
  const isFine = Array.isArray(winners) && winners.length <= MOST_SEATS && isDistinct(winners);
  return isFine && winners.every((seat) => isWhole(seat, MOST_SEATS - 1)) ? { reason, winners } : null;
}

const isDistinct = (all: unknown[]): boolean => new Set(all).size === all.length;

/** Whole or not at all: with a part of it missing, nothing could be checked. */
function shuffle(value: unknown): Json | null {
  if (!isMapping(value) || value['method'] !== METHOD) return null;
  const checks: Json = {
    commitment: isDigest(value['commitment']),
    words: !('words' in value) || areWords(value['words']),
    lot: !('lot' in value) || typeof value['lot'] === 'boolean',
    opening: !('opening' in value) || isWhole(value['opening'], LATEST),
    secret: !('secret' in value) || isDigest(value['secret']),
  };
  if (!Object.values(checks).every(Boolean)) return null;
  const names = ['method', ...Object.keys(checks)].filter((part) => part in value);
  return Object.fromEntries(names.map((part) => [part, value[part]]));
}

function areWords(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > MOST_SEATS) return false;
  return value.every(
    (word) => typeof word === 'string' && [...word].length <= LONGEST_WORD && isPrintable(word),
  );
}

function isDigest(value: unknown): boolean {
  return typeof value === 'string' && DIGEST.test(value);
}

export function isWhole(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}
