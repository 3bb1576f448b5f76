/** The engines in a browser's worker. */
import made from '../data/facts.json';
import { clientFiles } from './client_files.ts';
import type { Engines } from './engine.ts';
import { openEngines } from './engines.ts';
import type { Facts } from './facts.ts';
import type { Digest } from './files.ts';

export const facts = made as unknown as Facts;

export function openClientEngines(digest: Digest): Promise<Engines> {
  return openEngines(facts, clientFiles(digest));
}
