// @vitest-environment node
import { expect, test } from 'vitest';
import { facts } from '../../../test/engines';
import type { KeptResult } from './results';
import { changeBy, ratingOf } from './ratings';
import { standingIn, statisticsOf } from './statistics';

const { beginning, shown_after, most_in_course, new_games, speed_when_new } = facts().ratings;
const RATING = facts().opponents.cards.bots['greedy']!.rating;

/** Games against one bot, won now and then. */
function playMany(count: number): KeptResult[] {
  const results: KeptResult[] = [];
  for (let game = 0; game < count; game += 1) {
    const share = game % 3 === 0 ? 1 : 0;
    const pairs = [{ rating: RATING, share, other: 1 - share }];
    const change_bots = changeBy(standingIn('cards', results), pairs);
    const where = {
      table: `t${game}`,
      seat: 0,
      at: game,
      game: 'cards',
      edition: 'aeg',
      target: null,
    } as const;
    results.push({ ...where, share, score: 5, change_people: null, change_bots, bots: ['greedy'] });
  }
  return results;
}

test('a rating is shown after some games, with its course of the latest', () => {
  const results = playMany(most_in_course + 4);
  for (const count of [1, shown_after - 1, shown_after, results.length]) {
    const [told] = statisticsOf(results.slice(0, count).toReversed()); // however they come from the shelf
    const course = told!.course_bots!;
    const isShown = count >= shown_after;
    expect(course).toHaveLength(isShown ? Math.min(count, most_in_course) : 0);
    expect(told!.rating_bots ?? null).toBe(course.at(-1) ?? null);
    expect(told).toMatchObject({ games: count, mean_score: 5, beaten: ['greedy'], rating_people: null });
  }
});

test('the course goes back by what each game has added', () => {
  const results = playMany(12);
  const [told] = statisticsOf(results);
  const course = told!.course_bots!;
  results.forEach(({ change_bots }, game) => {
    const before = game ? course[game - 1]! : beginning;
    expect(course[game]! - before).toBeCloseTo(change_bots!, 9);
  });
});

test('a first game moves a rating by half of its speed, and later ones by less', () => {
  const even = [{ rating: beginning, share: 1, other: 0 }];
  expect(changeBy({ games: 0, gained: 0 }, even)).toBe(speed_when_new / 2);
  expect(changeBy({ games: new_games, gained: 0 }, even)).toBeLessThan(speed_when_new / 2);
  expect(changeBy({ games: 0, gained: 0 }, [{ rating: beginning, share: 0, other: 0 }])).toBeNull();
  expect(ratingOf({ games: 1, gained: 7 })).toBe(beginning + 7);
});
