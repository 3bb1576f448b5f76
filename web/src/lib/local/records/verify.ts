/** Checking records: the game must follow the rules, and its result and shuffle must be what they claim. */
import { Refused } from '$lib/errors/errors';
import type { GameRecord } from '$lib/house/house';
import type { Checked } from '$lib/wire/messages';
import { Dealer, METHOD } from '../dealer/dealer';
import { CHANCE, type Engine, type Engines, type Json, type Position } from '../engine/engine';
import { isMapping } from './record';
import { gameOf } from './rules_version';
import { spell } from '../engine/spell';

const SECRET = /^[0-9a-f]{64}$/i;

/** Plays a game again, and its shuffle; raises `Refused` at the first fault. */
export function check(record: GameRecord, engines: Engines): Checked {
  const game = gameOf(record, engines);
  const end = record.moves.reduce(
    (position, token) => game.advance(position, game.move(position, token)),
    game.start(game.readOptions(record.options)),
  );
  checkResult(record.result, game.result(end));
  return { moves: record.moves.length, shuffle: checkShuffle(record, game) };
}

function checkResult(told: Json | null, truth: Json | null): void {
  if (truth === null) {
    if (told !== null) throw new Refused('result.not_over');
    return;
  }
  if (told === null) throw new Refused('result.missing');
  for (const name of Object.keys(told)) {
    if (!(name in truth)) throw new Refused('result.unknown_key', { name: spell(name) });
  }
  for (const [name, value] of Object.entries(truth)) {
    if (!(name in told)) throw new Refused('result.incomplete', { name });
    if (!isSame(told[name], value)) {
      throw new Refused('result.wrong', { name, told: spell(told[name]), true: spell(value) });
    }
  }
}

function isSame(told: unknown, truth: unknown): boolean {
  if (!Array.isArray(told) || !Array.isArray(truth)) return told === truth;
  return told.length === truth.length && told.every((item, place) => isSame(item, truth[place]));
}

/** Whether the cards follow from the secret that is revealed; false if none is, `Refused` when they do not. */
function checkShuffle(record: GameRecord, game: Engine): boolean {
  const shuffle = record.meta?.['shuffle'];
  if (!isMapping(shuffle) || shuffle['method'] !== METHOD || !('secret' in shuffle)) return false;
  const opening = shuffle['opening'] ?? 0;
  const dealer = dealerOf(record, shuffle, game);
  if (shuffle['commitment'] !== dealer.commitment) throw new Refused('shuffle.commitment');
  for (const name of ['start', 'rows']) {
    const isAsDealt = isSame(dealer.options[name], record.options[name]);
    if (!isAsDealt) throw new Refused('shuffle.option', { name });
  }
  let position = game.start(game.readOptions(dealer.options));
  for (const [number, token] of record.moves.entries()) {
    if (number >= (opening as number)) checkDealt(dealer, position, token);
    position = game.advance(position, game.move(position, token));
  }
  return true;
}

function checkDealt(dealer: Dealer, position: Position, token: string): void {
  const game = dealer.engine;
  if (game.toMove(position) !== CHANCE) return;
  const dealt = game.token(position, dealer.next(position));
  if (dealt !== token) throw new Refused('shuffle.card', { dealt, token });
}

function dealerOf(record: GameRecord, shuffle: Json, game: Engine): Dealer {
  const { secret, words = [], lot = false, opening = 0 } = shuffle;
  if (typeof secret !== 'string' || !SECRET.test(secret)) throw new Refused('shuffle.unreadable');
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string') || typeof lot !== 'boolean') {
    throw new Refused('shuffle.unreadable');
  }
  const count = typeof opening === 'number' && Number.isInteger(opening) ? opening : -1;
  if (count < 0 || count > record.moves.length) throw new Refused('shuffle.unreadable');
  const options = { ...record.options };
  if (count === 0) delete options['rows'];
  if (lot) delete options['start'];
  try {
    const dealer = new Dealer(game, { options, secret, words, lot, opening: record.moves.slice(0, count) });
    void dealer.piles; // an opening that cannot be played is found now
    return dealer;
  } catch (error) {
    if (error instanceof Refused) throw new Refused('shuffle.unreadable');
    throw error;
  }
}
