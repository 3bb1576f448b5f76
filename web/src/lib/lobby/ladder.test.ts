import { expect, it } from 'vitest';
import { stepOn } from './ladder';

const LADDER = [
  { name: 'rocco', rating: 1460 },
  { name: 'basil', rating: 1630 },
  { name: 'frieda', rating: 1870 },
  { name: 'expert', rating: 2210 },
];

it.each([
  ['goes on above whom one has beaten', { beaten: ['rocco'], rating_bots: null }, 'basil'],
  [
    'asks for nobody below the strongest whom one has beaten',
    { beaten: ['basil'], rating_bots: 1400 },
    'frieda',
  ],
  ['leaves out who is far below the rating', { beaten: ['rocco'], rating_bots: 1800 }, 'frieda'],
  ['has somebody for whoever is stronger than all', { beaten: ['frieda'], rating_bots: 2500 }, 'expert'],
  ['knows no bot beside the ladder', { beaten: ['greedy'], rating_bots: 1500 }, 'rocco'],
])('%s', (_, mine, bot) => {
  expect(stepOn(LADDER, mine)).toEqual({ bot, isLast: false });
});

it('ends with the strongest once more', () => {
  expect(stepOn(LADDER, { beaten: ['expert'], rating_bots: 2000 })).toEqual({
    bot: 'expert',
    isLast: true,
  });
});

it('leaves it to others where newcomers begin', () => {
  expect(stepOn(LADDER, null)).toBeNull();
  expect(stepOn(LADDER, { beaten: [], rating_bots: null })).toBeNull();
});
