import { localName } from '$lib/house/house';
import type { Catalogue } from '$lib/wire/messages';
import type { DailyFacts } from '../engine/facts';
import type { Storage } from '../storage/storage';
import type { Given, Surroundings } from '../table/surroundings';

/** What everybody in the house needs. */
export interface Context {
  readonly storage: Storage;
  readonly around: Surroundings;
  readonly catalogue: Catalogue;
  readonly daily: DailyFacts;
  readonly module: string; // the digest of the compiled rules
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'; // thirty-two that are not mistaken for each other
const SECRET = 32; // bytes

/** The time, and what nobody can foresee. */
export function given(): Given {
  return { at: Date.now(), newId: () => localName(newLetters(10)), newSecret };
}

/** Fifty bits are ten letters. */
export function newLetters(length: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(length));
  return [...numbers].map((number) => LETTERS[number % LETTERS.length]).join('');
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
