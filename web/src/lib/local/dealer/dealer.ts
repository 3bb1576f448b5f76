import { Refused } from '../../errors/errors.ts';
import { CHANCE, type Engine, type Json, type Position } from '../engine/engine.ts';
import { digest, hexToBytes, keyedDigest } from './digests.ts';
import { Stream } from './stream.ts';

export const METHOD = 'tenfold-shuffle/1';
export const LONGEST_WORD = 64; // letters that a player mixes into the shuffle

/** What a shuffle follows from. */
export interface Deal {
  options: Json;
  secret: string; // hexadecimal digits
  words: readonly string[];
  lot: boolean; // the lot decides who starts
  opening: readonly string[]; // moves that were there before
}

/**
 * The dealer: keeps the order of what is to come, and can prove afterwards that nothing was touched. How an order
 * follows from a secret is told in `tenfold.records.dealer`.
 */
export class Dealer {
  readonly commitment: string;
  /** With all filled in that is left to chance before the first move. */
  readonly options: Json;
  readonly #shuffled: readonly number[][];
  readonly #lot: boolean;
  readonly engine: Engine;
  readonly #deal: Deal;
  #piles: number[][] | null = null;

  constructor(engine: Engine, deal: Deal) {
    this.engine = engine;
    this.#deal = deal;
    deal.words.forEach(checkWord);
    this.commitment = commitmentTo(deal.secret);
    this.#lot = deal.lot && deal.options['seats'] !== 1;
    const seed = keyedDigest(hexToBytes(deal.secret), [METHOD, ...deal.words].join('\n'));
    const stream = new Stream(seed);
    const chosen = stream.below(Math.max(Number(deal.options['seats'] ?? 2), 2));
    const options = this.#lot ? { ...deal.options, start: chosen } : deal.options;
    const shuffled = engine.shuffled(options, stream.shuffle);
    this.options = shuffled.options;
    this.#shuffled = shuffled.piles;
  }

  /** What chance gives next. */
  next(position: Position): number {
    const pile = this.piles[this.engine.pile(position)]!;
    const chances = this.engine.chances(position);
    const left = chances.reduce((sum, chance) => sum + chance.weight, 0);
    const move = pile[pile.length - left];
    if (!chances.some((chance) => chance.move === move)) throw new Error('the dealer has no such card left');
    return move!;
  }

  /** For the record of a game that goes on. */
  promise(): Json {
    const { words, opening } = this.#deal;
    const promise = { method: METHOD, commitment: this.commitment, words: [...words], lot: this.#lot };
    return opening.length ? { ...promise, opening: opening.length } : promise;
  }

  /** For the record of a game that is over: with the secret, anybody can check the shuffle. */
  reveal(): Json {
    return { ...this.promise(), secret: this.#deal.secret };
  }

  /** The piles without what was dealt in the opening, which is played when the first card is asked for. */
  get piles(): readonly number[][] {
    this.#piles ??= this.#withoutOpening();
    return this.#piles;
  }

  #withoutOpening(): number[][] {
    const piles = this.#shuffled.map((pile) => [...pile]);
    let position = this.engine.start(this.engine.readOptions(this.options));
    for (const token of this.#deal.opening) {
      const move = this.engine.move(position, token);
      if (this.engine.toMove(position) === CHANCE) {
        const pile = piles[this.engine.pile(position)]!;
        pile.splice(pile.indexOf(move), 1);
      }
      position = this.engine.advance(position, move);
    }
    return piles;
  }
}

export function commitmentTo(secret: string): string {
  return digest(hexToBytes(secret));
}

export function checkWord(word: string): void {
  if ([...word].length > LONGEST_WORD || !isPrintable(word)) {
    throw new Refused('options.word', { most: LONGEST_WORD });
  }
}

/** Whether all of it can be seen, but for plain spaces. */
export function isPrintable(text: string): boolean {
  return !/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(text);
}
