import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Made, NewTable, Story } from '../../src/lib/wire/messages.ts';

export interface Recorded {
  game: 'cards' | 'tiles';
  options: Record<string, unknown>;
  moves: string[];
  result?: object | null;
}

/** Makes a table without a browser. */
export function makeTable(wanted: NewTable, server = inject('server')): Promise<Made> {
  return ask(`${server}/api/tables`, wanted);
}

export function storyOf(table: string, server = inject('server')): Promise<Story> {
  return ask(`${server}/api/records/${table}/story`);
}

/** Brings a recorded game in; its id. */
export async function bringRecord(record: Recorded, server = inject('server')): Promise<string> {
  const { id } = await ask<{ id: string }>(`${server}/api/records`, record);
  return id;
}

/** A recorded game of the cases that the rules are tested with. */
export function recorded(
  game: Recorded['game'],
  isWanted: (record: Recorded) => boolean = () => true,
): Recorded {
  const cases = new URL(`../../../tests/cases/${game}.jsonl`, import.meta.url);
  for (const line of readFileSync(cases, 'utf-8').split('\n')) {
    const record = line ? (JSON.parse(line) as Recorded) : null;
    if (record && isWanted(record)) return record;
  }
  throw new Error('No recorded game is like that.');
}

async function ask<Answer>(address: string, body?: object): Promise<Answer> {
  const answer = await fetch(address, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** How many moves people would count among these: decisions, a payment being one; chance decides nothing. */
export function decisionsIn(moves: readonly string[]): number {
  const goesOn = (token: string, before = ''): boolean =>
    token.startsWith('spend:') && /^(buy|spend):/.test(before);
  return moves.filter((token, at) => /^[a-z]/.test(token) && !goesOn(token, moves[at - 1])).length;
}
