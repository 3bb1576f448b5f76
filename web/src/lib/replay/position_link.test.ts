import { expect, test } from 'vitest';
import { positionPath, readPosition } from './position_link';

const CARDS = {
  format: 'tenfold/1',
  game: 'cards',
  options: { edition: 'aeg', seats: 3, start: 0, busting: true, target: null },
  moves: ['draw', '*6', 'bid:4', 'pass', 'spend:$', 'spend:$', 'spend:!', 'draw', '**'],
  result: null,
};
const TILES = {
  ...CARDS,
  game: 'tiles',
  options: { edition: 'steffen', open: true, rows: ['1&3', '3=1'] },
  moves: ['place:0,-1', 'move:1,1>-2,0', 'pass'],
};

const queryOf = (path: string): URLSearchParams => new URL(path, 'http://x').searchParams;

test.each([CARDS, TILES])(
  'a link says what is needed to play on, and is read as it was written',
  (record) => {
    const { target: _, ...options } = record.options as Record<string, unknown>;
    for (const count of [0, 3, record.moves.length]) {
      const { record: read, seat } = readPosition(
        queryOf(positionPath(record.game, record.options, record.moves.slice(0, count))),
      );
      expect(read).toEqual({ ...record, options, moves: record.moves.slice(0, count) });
      expect(seat).toBeNull();
    }
  },
);

test('it is short, can be read, and names a seat', () => {
  const path = positionPath(CARDS.game, CARDS.options, CARDS.moves.slice(0, 6));
  expect(path).toBe(
    '/position?game=cards&edition=aeg&seats=3&start=0&busting=true&moves=draw.*6.bid:4.pass.spend:$~2',
  );
  expect(readPosition(queryOf(`${path}&seat=2`)).seat).toBe(2);
});

test.each(['', 'moves=draw', 'game=cards&seat=me', 'game=cards&moves=draw~x', 'game=cards&moves=a~1~2'])(
  '%s says too little',
  (query) => {
    expect(() => readPosition(new URLSearchParams(query))).toThrow('position.unreadable');
  },
);
