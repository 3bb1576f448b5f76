/** By which version of the rules a record was played; `tenfold.records.rules_version` says why it is asked. */
import { Refused } from '$lib/errors/errors';
import type { GameRecord } from '$lib/house/house';
import type { Engine, Engines, GameName, Json } from '../engine/engine';

const GAMES: readonly GameName[] = ['cards', 'tiles'];

/** The game of a record, by the rules that it fits. */
export function gameOf(record: GameRecord, engines: Engines): Engine {
  const name = nameOf(record);
  const newest = engines.game(name);
  const told = record.meta?.['rules'];
  if (Number.isInteger(told) && (told as number) >= newest.rules) return newest;
  return gameThatFits(engines, name, record.options, record.moves);
}

export function nameOf(record: GameRecord): GameName {
  const name = GAMES.find((game) => game === record.game);
  if (!name) throw new Refused('options.unknown_game', { game: record.game, known: GAMES.join(', ') });
  return name;
}

/** By the version in which all of the moves are legal, or else most of them; the latest of several. */
export function gameThatFits(
  engines: Engines,
  name: GameName,
  options: Json,
  moves: readonly string[],
): Engine {
  const newest = engines.game(name);
  if (moves.length === 0) return newest;
  const older = earlierRules(engines, name, options);
  let [best, most] = [newest, -1];
  for (const game of older.length ? [newest, ...older] : []) {
    const made = movesMade(game, options, moves);
    if (made > most) [best, most] = [game, made];
    if (made === moves.length) break;
  }
  return best;
}

/** The versions that ruled something otherwise in a game with these options, the latest first. */
function earlierRules(engines: Engines, name: GameName, options: Json): Engine[] {
  const newest = engines.game(name);
  const versions = newest.ruledSince(newest.readOptions(options)) - 1;
  return Array.from({ length: versions }, (_, place) => engines.game(name, versions - place));
}

function movesMade(game: Engine, options: Json, moves: readonly string[]): number {
  let position = game.start(game.readOptions(options));
  for (const [number, token] of moves.entries()) {
    try {
      position = game.advance(position, game.move(position, token));
    } catch (error) {
      if (error instanceof Refused) return number;
      throw error;
    }
  }
  return moves.length;
}
