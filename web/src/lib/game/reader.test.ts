import { expect, test } from 'vitest';
import { personAt, readerOf } from './reader';

const seats = ['Anna', 'Ben'].map((name) => ({ name, kind: 'person' as const }));

test('the reader is who holds the only seat of this screen', () => {
  expect(readerOf([1])).toBe(1);
});

test('nobody is the reader of a screen that several share, or that only watches', () => {
  expect([readerOf([0, 1]), readerOf([])]).toEqual([null, null]);
});

test('the reader is spoken to, and everybody else is named', () => {
  expect(personAt(0, seats, [0])).toEqual({ who: 'you', name: 'Anna' });
  expect(personAt(1, seats, [0])).toEqual({ who: 'other', name: 'Ben' });
  expect(personAt(0, seats, [0, 1])).toEqual({ who: 'other', name: 'Anna' });
});
