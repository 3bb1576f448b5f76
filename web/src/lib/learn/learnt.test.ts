import { beforeEach, expect, it } from 'vitest';
import { drop, keep } from '../people/seat_keys';
import { isAimNew, keepLearnt, learntOf, rememberAim, rememberOffer } from './learnt';
import { isNewcomer } from './newcomer';

beforeEach(() => localStorage.clear());

it('keeps what was learnt, course by course', () => {
  keepLearnt('lesson', 'cards', ['draw']);
  keepLearnt('drill', 'cards', ['nine']);
  expect([learntOf('lesson', 'cards'), learntOf('drill', 'cards')]).toEqual([['draw'], ['nine']]);
  expect(learntOf('lesson', 'tiles')).toEqual([]);
});

it('knows drills by the name that they had before', () => {
  localStorage.setItem('tenfold.learnt', '{"puzzle.tiles":["cut"]}');
  expect(learntOf('drill', 'tiles')).toEqual(['cut']);
  keepLearnt('drill', 'tiles', ['cut', 'end']);
  expect(learntOf('drill', 'tiles')).toEqual(['cut', 'end']);
});

it('takes nothing for learnt that makes no sense', () => {
  for (const kept of ['nonsense', 'null', '7', '{"lesson.cards":7}']) {
    localStorage.setItem('tenfold.learnt', kept);
    expect(learntOf('lesson', 'cards')).toEqual([]);
  }
});

it('knows a newcomer: who never played, never learnt, and was never asked', () => {
  expect(isNewcomer()).toBe(true);
  rememberOffer();
  expect(isNewcomer()).toBe(false);
  localStorage.clear();
  keepLearnt('lesson', 'tiles', ['first']);
  expect(isNewcomer()).toBe(false);
  localStorage.clear();
  keep('abc', []);
  drop('abc');
  expect(isNewcomer()).toBe(false);
});

it('tells the aim of a game once, to whoever has not learnt that game', () => {
  expect([isAimNew('cards'), isAimNew('tiles')]).toEqual([true, true]);
  rememberAim('cards');
  expect([isAimNew('cards'), isAimNew('tiles')]).toEqual([false, true]);
  keepLearnt('lesson', 'tiles', ['first']);
  expect(isAimNew('tiles')).toBe(false);
  localStorage.clear();
  keep('abc', []); // at a table of the other game, as far as anybody knows
  rememberOffer();
  expect(isAimNew('tiles')).toBe(true);
});
