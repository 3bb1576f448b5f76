import { expect, test } from 'vitest';
import { compare, type Key } from './keys';
import { Unsaved } from './unsaved';

const KEYS: Key[] = [
  -1,
  0,
  7,
  Infinity,
  '',
  'a',
  'b',
  ['a'],
  ['a', 1],
  ['a', 1, 'x'],
  ['a', Infinity],
  ['b', 0],
];

test('keys are ordered as the database orders them: numbers, texts, lists, and those part by part', () => {
  expect([...KEYS].reverse().sort(compare)).toEqual(KEYS);
});

test('what could not be stored is read over what was', () => {
  const unsaved = new Unsaved();
  const stored = [
    { name: 'a', value: 1 },
    { name: 'b', value: 1 },
  ];
  unsaved.add([
    { shelf: 'notes', put: { name: 'a', value: 2 } },
    { shelf: 'notes', remove: 'b' },
    { shelf: 'notes', add: { name: 'c', value: 2 } },
  ]);
  expect(unsaved.over('notes', stored)).toEqual([
    { name: 'a', value: 2 },
    { name: 'c', value: 2 },
  ]);
  expect(unsaved.get('notes', 'b')).toMatchObject({ thing: undefined });
  expect(unsaved.get('notes', 'd')).toBeUndefined();
  unsaved.add([{ shelf: 'notes', put: { name: 'c', value: 3 } }]);
  expect(unsaved.writes).toEqual([
    { shelf: 'notes', put: { name: 'a', value: 2 } },
    { shelf: 'notes', remove: 'b' },
    { shelf: 'notes', add: { name: 'c', value: 3 } },
  ]);
  unsaved.clear();
  expect(unsaved.over('notes', stored)).toEqual(stored);
});
