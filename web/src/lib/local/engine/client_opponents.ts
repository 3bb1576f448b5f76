/** The opponents in a browser's worker: they need neither the engines nor what tables are told. */
import made from '../data/opponents.json';
import { clientFiles } from './client_files.ts';
import type { Opponents } from './engine.ts';
import type { OpponentFacts } from './facts.ts';
import type { Digest } from './files.ts';
import { openOpponents } from './opponents.ts';

export function openClientOpponents(digest: Digest): Promise<Opponents> {
  return openOpponents(made as unknown as OpponentFacts, clientFiles(digest));
}
