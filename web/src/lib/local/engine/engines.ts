import { Refused } from '../../errors/errors.ts';
import { CardsEngine } from './cards_engine.ts';
import type { Engines } from './engine.ts';
import type { Facts } from './facts.ts';
import { type Files, openMemory } from './files.ts';
import type { Memory } from './memory.ts';
import { Desk } from './module_engine.ts';
import { TilesEngine } from './tiles_engine.ts';

/** Both games, over one instance of the module. */
export async function openEngines(facts: Facts, files: Files): Promise<Engines> {
  const memory = await openMemory(files, facts.calls);
  const games = { cards: cardGames(facts, memory), tiles: tileGames(facts, memory) };
  return { game: (name, rules = facts.rules) => games[name][rules - 1] ?? unknown(rules) };
}

function unknown(rules: number): never {
  throw new Refused('local.other_rules', { rules });
}

/** By version of the rules. */
function cardGames({ games, words, rules }: Facts, memory: Memory): CardsEngine[] {
  const desk = new Desk(memory, games.cards);
  return Array.from({ length: rules }, (_, before) => new CardsEngine(games.cards, words, desk, before + 1));
}

function tileGames({ games, words, rules }: Facts, memory: Memory): TilesEngine[] {
  const desk = new Desk(memory, games.tiles);
  return Array.from({ length: rules }, (_, before) => new TilesEngine(games.tiles, words, desk, before + 1));
}
