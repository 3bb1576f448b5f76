// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '../../../test/engines.ts';
import type { Json } from './engine.ts';
import { openEngines } from './engines.ts';

const made = new URL('../data/', import.meta.url);

/** Which files an opponent takes to make the first move of a game. */
async function fetchedFor(game: 'cards' | 'tiles', bot: string, raw: Json): Promise<string[]> {
  const fetched: string[] = [];
  const engines = await openEngines(facts(), {
    get: async (name) => {
      fetched.push(name);
      return new Uint8Array(readFileSync(new URL(name, made)));
    },
  });
  const opponent = engines.opponent(game, bot, 1n);
  const engine = engines.game(game);
  const position = engine.start(engine.readOptions(raw));
  await opponent.prepare(position);
  expect(engine.legal(position)).toContain(opponent.choose(position));
  await opponent.prepare(position);
  return fetched;
}

const rows = ['311312321331222', '321132322131123'];

test.each([
  ['cards', 'expert', { edition: 'aeg', seats: 3 }, ['three.bin']],
  ['cards', 'rocco', { edition: 'trefl', seats: 2 }, ['two.bin']],
  ['cards', 'nora', { edition: 'aeg', seats: 1, target: 5 }, ['solo.bin']],
  ['cards', 'greedy', { edition: 'aeg', seats: 5 }, []],
  ['tiles', 'expert', { edition: 'steffen', open: true, rows }, ['tiles.bin']],
  ['tiles', 'careful', { edition: 'steffen', open: true, rows }, []],
] as const)('at a table of %s, %s fetches what it knows, once', async (game, bot, raw, networks) => {
  expect(await fetchedFor(game, bot, raw)).toEqual(['rules.wasm', ...networks]);
});

test('there is no opponent of another name', async () => {
  await expect(fetchedFor('cards', 'hal', { edition: 'aeg', seats: 2 })).rejects.toMatchObject({
    key: 'server.unknown_bot',
    details: { name: 'hal' },
  });
});
