/** A record as it stands in a file, read part by part: whether its game follows the rules is another question. */
import { Refused } from '$lib/errors/errors';
import type { GameRecord } from '$lib/house/house';
import { spell } from '../engine/spell';

export const FORMAT = 'tenfold/1';
const LONGEST_GAME = 10_000; // moves; no game has so many by the rules, however long its players make it
const REQUIRED = ['format', 'game', 'options', 'moves', 'result'];

export function readRecord(value: unknown): GameRecord {
  if (!isMapping(value)) throw new Refused('record.not_an_object');
  checkKeys(value);
  const { game, options, moves, result, meta = {} } = value;
  if (typeof game !== 'string') throw new Refused('record.not_text', { name: 'game' });
  const parts = { options: mapping('options', options), meta: mapping('meta', meta) };
  const told = result === null ? null : mapping('result', result);
  return { format: FORMAT, game, moves: tokens(moves), result: told, ...parts };
}

function checkKeys(value: Record<string, unknown>): void {
  if ('format' in value && value['format'] !== FORMAT) {
    throw new Refused('record.unknown_format', { format: spell(value['format']), known: FORMAT });
  }
  for (const name of REQUIRED) if (!(name in value)) throw new Refused('record.missing', { name });
  for (const name of Object.keys(value)) {
    if (!REQUIRED.includes(name) && name !== 'meta')
      throw new Refused('record.unknown_key', { name: spell(name) });
  }
}

function tokens(moves: unknown): string[] {
  if (!Array.isArray(moves)) throw new Refused('record.moves_not_a_list');
  if (moves.length > LONGEST_GAME) {
    throw new Refused('record.too_many_moves', { moves: moves.length, most: LONGEST_GAME });
  }
  for (const token of moves as unknown[]) {
    if (typeof token !== 'string') throw new Refused('record.move_not_text', { token: spell(token) });
  }
  return moves as string[];
}

function mapping(name: string, value: unknown): Record<string, unknown> {
  if (!isMapping(value)) throw new Refused('record.not_a_mapping', { name });
  return value;
}

export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
