import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engines } from '../lib/local/engine/engine.ts';
import { openEngines } from '../lib/local/engine/engines.ts';
import type { Facts } from '../lib/local/engine/facts.ts';
import type { Files } from '../lib/local/engine/files.ts';

const MADE = fileURLToPath(new URL('../lib/local/data/', import.meta.url)); // by `web/make.py local`

/** The facts that the build has made. */
export function facts(folder = MADE): Facts {
  return JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf-8')) as Facts;
}

/** The engines over the module and the networks that lie in a folder. */
export function enginesFrom(folder = MADE): Promise<Engines> {
  const files: Files = { get: async (name) => new Uint8Array(readFileSync(join(folder, name))) };
  return openEngines(facts(folder), files);
}
