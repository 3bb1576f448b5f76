import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faceAt, faceOf, FACES, NAMELESS, PROGRAM, SOLO } from './faces';
import { nearestFirst, nextOf } from './nearest';

const FACED = [...Object.values(FACES), SOLO, NAMELESS, PROGRAM];
const LADDER = ['rocco', 'basil', 'momo', 'frieda'];

describe('faces', () => {
  test('everybody whom people play against has one', () => {
    const registry = readFileSync('../src/tenfold/bots/registry.py', 'utf-8');
    const people = registry.matchAll(/HouseBot\("(\w+)".*is_for_people=True/g);
    const names = new Set([...people].map(([, name]) => name));
    expect(names.size).toBeGreaterThan(10);
    expect(new Set(Object.keys(FACES))).toEqual(names);
  });

  test('no two have the same shape', () => {
    const all = FACED.map(({ shape }) => shape);
    expect(new Set(all).size).toBe(all.length);
  });

  test('everything of a face lies on its sheet', () => {
    for (const { shape, beside = '', eyes = '', feature } of FACED) {
      const far =
        [shape, beside, eyes, feature]
          .join(' ')
          .match(/\d*\.?\d+/g)
          ?.map(Number) ?? [];
      expect(Math.max(...far)).toBeLessThanOrEqual(24);
    }
  });

  test('bots have their own, stand-ins one for all, people none', () => {
    expect(faceAt({ kind: 'bot', bot: 'momo' })).toBe(FACES['momo']);
    expect(faceAt({ kind: 'bot', bot: 'greedy' })).toBe(NAMELESS);
    expect(faceOf('mine.py')).toBe(NAMELESS);
    expect(faceAt({ kind: 'opponent' })).toBe(SOLO);
    expect(faceAt({ kind: 'person', away: true })).toBe(NAMELESS);
    expect(faceAt({ kind: 'person' })).toBeNull();
  });

  test('a program has one that nobody else has, also while a bot plays on for it', () => {
    expect(faceAt({ kind: 'person', program: true })).toBe(PROGRAM);
    expect(faceAt({ kind: 'person', program: true, away: true })).toBe(PROGRAM);
    expect(faceAt({ kind: 'bot', bot: 'momo', program: true })).toBe(PROGRAM);
  });
});

test('beside the wished one sit those who are nearest to it', () => {
  expect(nearestFirst('basil', LADDER)).toEqual(['basil', 'rocco', 'momo', 'frieda']);
  expect(nearestFirst('frieda', LADDER)).toEqual(['frieda', 'momo', 'basil', 'rocco']);
  expect(nearestFirst('greedy', LADDER)).toEqual(['greedy', ...LADDER]);
});

test('nobody sits at a table twice while there are others', () => {
  expect(nextOf(LADDER, ['rocco', 'momo'])).toBe('basil');
  expect(nextOf(LADDER, LADDER)).toBe('rocco');
});
