import { CardsEngine } from './cards_engine.ts';
import type { Engine, Engines, GameName } from './engine.ts';
import type { Facts } from './facts.ts';
import type { Files } from './files.ts';
import { Memory } from './memory.ts';
import { Desk } from './module_engine.ts';
import { House, type Houses } from './opponents.ts';
import { TilesEngine } from './tiles_engine.ts';

/** Both games and their opponents, over one instance of the module; networks are fetched when somebody needs one. */
export async function openEngines(facts: Facts, files: Files): Promise<Engines> {
  const module = await WebAssembly.compile(await files.get('rules.wasm'));
  const memory = new Memory(module, facts.calls);
  const games = { cards: cardGames(facts, memory), tiles: tileGames(facts, memory) };
  const newest = (name: GameName): Engine => games[name][facts.rules - 1]!;
  const house = (name: GameName): House =>
    new House(newest(name), facts.opponents[name], facts.games[name], memory, files);
  const houses: Houses = { cards: house('cards'), tiles: house('tiles') };
  return {
    game: (name, rules = facts.rules) => games[name][rules - 1] ?? newest(name),
    opponent: (game, bot, dice) => houses[game].opponent(bot, dice),
  };
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
