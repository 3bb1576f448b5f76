import { expect, test } from 'vitest';
import type { GameErrors, KindErrors } from '$lib/wire/messages';
import { lossesByKind, lossOf, nearestBot, plotOf, standings } from './losses';

const kinds = (stopping: number, bidding: number): KindErrors[] => [
  { kind: 'bidding', decisions: 5, lost: bidding },
  { kind: 'stopping', decisions: 10, lost: stopping },
];
const bot = (name: string, lost: number) => ({ name, games: 120, interval: 0.001, kinds: kinds(lost, 0) });
const errors = (stopping: number): GameErrors => ({
  game: 'cards',
  games: 1,
  kinds: kinds(stopping, 0.1),
  course: [],
  house: [bot('rocco', 3), bot('nora', 0.5), bot('expert', 0)],
});

test('what costs most comes first, with its share of the whole', () => {
  expect(lossesByKind(kinds(0.3, 0.1))).toEqual([
    { kind: 'stopping', decisions: 10, each: 3, share: 75 },
    { kind: 'bidding', decisions: 5, each: 2, share: 25 },
  ]);
  expect(lossesByKind(kinds(0, 0)).map(({ share }) => share)).toEqual([0, 0]);
  expect(lossOf([])).toEqual({ decisions: 0, each: 0 });
});

test('one stands between those who lose more and those who lose less', () => {
  const all = standings(errors(0.8));
  expect(all.map((one) => one.bot)).toEqual(['rocco', null, 'nora', 'expert']);
  expect(nearestBot(all)).toBe('nora');
  const best = { ...errors(0), kinds: kinds(0, 0), house: [bot('rocco', 3)] };
  expect(nearestBot(standings(best))).toBeNull();
});

test('a course counts its games, and leaves out what nobody decided', () => {
  const period = (games: number, own: KindErrors[]) => ({ games, until: 0, kinds: own });
  const course = [period(10, kinds(0.15, 0)), period(10, []), period(5, kinds(0.3, 0))];
  const { points, highest } = plotOf(course, null);
  expect(highest).toBe(2);
  expect(points.map(({ x, y, first, last }) => [x, y, first, last])).toEqual([
    [0, 50, 1, 10],
    [100, 0, 21, 25],
  ]);
  expect(plotOf(course, 'stopping').highest).toBe(3);
  expect(plotOf(course.slice(0, 1), null).points[0]?.x).toBe(50);
});
