/** The engines in a browser's worker. */
import made from '../data/facts.json';
import digests from '../data/module.json';
import module from '../data/rules.wasm?url';
import type { Engines } from './engine.ts';
import { openEngines } from './engines.ts';
import type { Facts } from './facts.ts';
import { type Digest, FetchedFiles, MODULE } from './files.ts';

export const facts = made as unknown as Facts;

/** What tells this module from all others. */
export const moduleDigest = digests['rules.wasm'];

export function openClientEngines(digest: Digest): Promise<Engines> {
  return openEngines(facts, new FetchedFiles({ [MODULE]: module }, digests, digest));
}
