import digests from '../data/files.json';
import { type Digest, FetchedFiles, type Files } from './files.ts';

const FOLDER = '../data/';
const found = import.meta.glob<string>('../data/*.{wasm,bin}', {
  query: '?url',
  import: 'default',
  eager: true,
});
const addresses = Object.fromEntries(
  Object.entries(found).map(([path, address]) => [path.slice(FOLDER.length), address]),
);

/** The module and the networks as they lie beside the client's scripts. */
export function clientFiles(digest: Digest): Files {
  return new FetchedFiles(addresses, digests, digest);
}
