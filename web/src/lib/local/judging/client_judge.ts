/** The judge in a browser's worker. */
import networkDigests from '../data/networks.json';
import moduleDigest from '../data/study_module.json';
import made from '../data/study.json';
import module from '../data/study.wasm?url';
import { type Digest, FetchedFiles } from '../engine/files';
import { Judge, STUDY_MODULE } from './judge';
import type { StudyFacts } from './study_facts';

const networks = import.meta.glob<string>('../data/*.bin', { query: '?url', import: 'default', eager: true });
const addresses = Object.entries(networks).map(([path, address]) => [path.split('/').at(-1), address]);
const files = { [STUDY_MODULE]: module, ...Object.fromEntries(addresses) };

export function openClientJudge(digest: Digest): Promise<Judge> {
  const digests = { ...moduleDigest, ...networkDigests };
  return Judge.open(made as unknown as StudyFacts, new FetchedFiles(files, digests, digest));
}
