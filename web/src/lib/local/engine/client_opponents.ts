/** The opponents in a browser's worker: they need neither the engines nor what tables are told. */
import moduleDigest from '../data/module.json';
import networkDigests from '../data/networks.json';
import made from '../data/opponents.json';
import module from '../data/rules.wasm?url';
import type { Opponents } from './engine.ts';
import type { OpponentFacts } from './facts.ts';
import { type Digest, FetchedFiles, MODULE } from './files.ts';
import { openOpponents } from './opponents.ts';

const networks = import.meta.glob<string>('../data/*.bin', { query: '?url', import: 'default', eager: true });
const addresses = Object.entries(networks).map(([path, address]) => [path.split('/').at(-1), address]);
const files = { [MODULE]: module, ...Object.fromEntries(addresses) };

export function openClientOpponents(digest: Digest): Promise<Opponents> {
  const digests = { ...moduleDigest, ...networkDigests };
  return openOpponents(made as unknown as OpponentFacts, new FetchedFiles(files, digests, digest));
}
