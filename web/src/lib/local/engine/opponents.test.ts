// @vitest-environment node
import { expect, test } from 'vitest';
import { enginesFrom, filesIn, opponentsFrom } from '../../../test/engines.ts';
import type { GameName, Json } from './engine.ts';

/** Which files an opponent takes to make the first move of a game. */
async function fetchedFor(game: GameName, bot: string, raw: Json): Promise<string[]> {
  const [fetched, files]: [string[], ReturnType<typeof filesIn>] = [[], filesIn()];
  const opponents = await opponentsFrom(undefined, {
    get: (name) => {
      fetched.push(name);
      return files.get(name);
    },
  });
  const opponent = opponents.opponent(game, bot, 1n);
  const engine = (await enginesFrom()).game(game);
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
