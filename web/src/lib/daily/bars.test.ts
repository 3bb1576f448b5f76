import { expect, test } from 'vitest';
import { rowsOf } from './bars';

const bars = (...results: (number | null)[]) => results.map((result) => ({ result, people: 3 }));

test('few results are told one by one', () => {
  expect(rowsOf(bars(4, 0, -2, null), true).map(({ from, to }) => [from, to])).toEqual([
    [4, 4],
    [0, 0],
    [-2, -2],
    [null, null],
  ]);
  expect(rowsOf(bars(1, 0.5, 0), false).map(({ from }) => from)).toEqual([1, 0.5, 0]);
});

test('of many, some points are told at a time: everybody is in one row, and the rows are few', () => {
  const results = Array.from({ length: 40 }, (_, at) => 17 - at);
  const rows = rowsOf(bars(...results, null), true);
  expect(rows.length).toBeLessThanOrEqual(13);
  expect(rows.reduce((sum, { people }) => sum + people, 0)).toBe(3 * 41);
  for (const result of results) {
    const holding = rows.filter(({ from, to }) => from !== null && from <= result && result <= to!);
    expect(holding).toHaveLength(1);
  }
  expect(rows.at(-1)).toEqual({ from: null, to: null, people: 3 });
});
