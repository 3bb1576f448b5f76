// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { enginesFrom } from '../../../test/engines';
import { CHANCE, type Position } from '../engine/engine';
import { checkWord, commitmentTo, Dealer, type Deal } from './dealer';
import { digest, keyedDigest } from './digests';
import { Stream } from './stream';

const engines = await enginesFrom();
const SECRET = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
const DEAL: Deal = {
  options: { edition: 'aeg', seats: 3 },
  secret: SECRET,
  words: ['luck', 'ä b'],
  lot: true,
  opening: [],
};

/** The tokens of the first cards that are dealt when everybody does the first thing that is legal. */
function dealt(dealer: Dealer, count: number): string[] {
  const { engine } = dealer;
  const cards: string[] = [];
  let position: Position = engine.start(engine.readOptions(dealer.options));
  while (cards.length < count) {
    const isChance = engine.toMove(position) === CHANCE;
    const move = isChance ? dealer.next(position) : engine.legal(position)[0]!;
    if (isChance) cards.push(engine.token(position, move));
    position = engine.advance(position, move);
  }
  return cards;
}

describe('digests', () => {
  test('are those of the standards', () => {
    expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    const keyed = keyedDigest(new TextEncoder().encode('Jefe'), 'what do ya want for nothing?');
    expect(Buffer.from(keyed).toString('hex')).toMatch(/^5bdcc146bf60754e6a042426089575c7/);
  });
});

describe('a stream', () => {
  test('has the numbers that it has in Python', () => {
    const stream = new Stream(Uint8Array.from({ length: 32 }, (_, byte) => byte));
    const bounds = [2, 3, 10, 52, 1000, Number.MAX_SAFE_INTEGER];
    expect(bounds.map((bound) => stream.below(bound))).toEqual([1, 1, 5, 36, 120, 5316038643054008]);
  });

  test('shuffles as in Python, and leaves the pile alone', () => {
    const pile = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(new Stream(new Uint8Array(32)).shuffle(pile)).toEqual([7, 6, 9, 5, 4, 2, 3, 1, 0, 8]);
    expect(pile[0]).toBe(0);
  });
});

describe('a dealer', () => {
  test('deals what follows from secret and words', () => {
    const dealer = new Dealer(engines.game('cards'), DEAL);
    expect(dealer.options).toEqual({ edition: 'aeg', seats: 3, start: 0 });
    expect(dealt(dealer, 8)).toEqual(['O1', 'O3', 'B3', 'G8', 'B1', 'P2', 'B2', 'P1']);
  });

  test('promises before the game, and reveals after it', () => {
    const dealer = new Dealer(engines.game('cards'), DEAL);
    const promise = {
      method: 'tenfold-shuffle/1',
      commitment: commitmentTo(SECRET),
      words: DEAL.words,
      lot: true,
    };
    expect(dealer.promise()).toEqual(promise);
    expect(dealer.reveal()).toEqual({ ...promise, secret: SECRET });
  });

  test('deals the rest after what an opening has dealt', () => {
    const whole = new Dealer(engines.game('cards'), DEAL);
    const fourth = dealt(whole, 4)[3]!;
    const dealer = new Dealer(engines.game('cards'), { ...DEAL, opening: ['draw', fourth] });
    expect(dealer.piles[0]).toEqual(whole.piles[0]!.toSpliced(3, 1));
    expect(dealer.promise()['opening']).toBe(2);
  });

  test.each(['a\nb', '\u200b', 'a\u00a0b', 'x'.repeat(65)])(
    'takes no word that cannot be told: %j',
    (word) => {
      expect(() => checkWord(word)).toThrow('options.word');
    },
  );
});
