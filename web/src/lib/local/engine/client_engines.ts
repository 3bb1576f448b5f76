/** The engines in a browser's worker: facts come with the script, module and networks are fetched from beside it. */
import made from '../data/facts.json';
import digests from '../data/files.json';
import type { Engines } from './engine.ts';
import { openEngines } from './engines.ts';
import type { Facts } from './facts.ts';
import { type Digest, FetchedFiles } from './files.ts';

export const facts = made as unknown as Facts;

const FOLDER = '../data/';
const found = import.meta.glob<string>('../data/*.{wasm,bin}', {
  query: '?url',
  import: 'default',
  eager: true,
});
const addresses = Object.fromEntries(
  Object.entries(found).map(([path, address]) => [path.slice(FOLDER.length), address]),
);

export function openClientEngines(digest: Digest): Promise<Engines> {
  return openEngines(facts, new FetchedFiles(addresses, digests, digest));
}
