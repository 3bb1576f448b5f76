import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engines, Opponents } from '../lib/local/engine/engine.ts';
import { openEngines } from '../lib/local/engine/engines.ts';
import type { Facts, OpponentFacts } from '../lib/local/engine/facts.ts';
import type { Files } from '../lib/local/engine/files.ts';
import { Judge } from '../lib/local/judging/judge.ts';
import type { StudyFacts } from '../lib/local/judging/study_facts.ts';
import { openOpponents } from '../lib/local/engine/opponents.ts';

const MADE = fileURLToPath(new URL('../lib/local/data/', import.meta.url)); // by `web/make.py local`

/** The facts that the build has made. */
export function facts(folder = MADE): Facts {
  return document(folder, 'facts') as Facts;
}

/** The engines over the module that lies in a folder. */
export function enginesFrom(folder = MADE): Promise<Engines> {
  return openEngines(facts(folder), filesIn(folder));
}

export function opponentsFrom(folder = MADE, files = filesIn(folder)): Promise<Opponents> {
  return openOpponents(document(folder, 'opponents') as OpponentFacts, files);
}

/** Whoever judges, over the module that lies in a folder. */
export function judgeFrom(folder = MADE): Promise<Judge> {
  return Judge.open(document(folder, 'study') as StudyFacts, filesIn(folder));
}

export function filesIn(folder = MADE): Files {
  return { get: async (name) => new Uint8Array(readFileSync(join(folder, name))) };
}

function document(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf-8'));
}
