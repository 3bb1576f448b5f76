// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Catalog } from '$lib/i18n/catalog';
import { Storyteller } from '$lib/i18n/story';
import type { Passage } from '$lib/game/passages';
import type { GameReview, ReviewedDecision, ReviewedSeat, ReviewReason } from '$lib/wire/messages';
import { messages } from '../../../vite/catalogs';
import { Adviser } from './advice';
import { foreseenIn } from './foreseen';
import {
  curveOf,
  decisionsOf,
  isRight,
  mistakesOf,
  moveAt,
  notedIn,
  thinned,
  reachOf,
  shuffledOptions,
  stairOf,
  valuesBefore,
  verdictOf,
} from './findings';

const locales = fileURLToPath(new URL('../../../../src/tenfold/locales', import.meta.url));
const adviser = (language: string): Adviser =>
  new Adviser(new Storyteller(new Catalog(language, messages(locales, language)), ['Ana', 'Ben']));

const SEAT: ReviewedSeat = {
  start: 0.5,
  luck: 0.3,
  errors: 0.4,
  given: 0.1,
  residual: -0.5,
  result: 0,
  adjusted: -0.3,
  decisions: 3,
  left_out: 2,
};

function decision(number: number, mark: ReviewedDecision['mark'], options = 2): ReviewedDecision {
  const option = { moves: ['draw'], value: 0.5, error: 0, uncertain: 0, exact: false, equal: false };
  const all = Array.from({ length: options }, () => option);
  return {
    number,
    seat: 0,
    kind: 'drawing',
    mark,
    error: 0.2,
    counts: true,
    made: 0,
    options: all,
    reasons: [],
  };
}

const REVIEW: GameReview = {
  level: 'quick',
  seats: [SEAT, SEAT],
  course: [
    [0.5, 0.5],
    [0.25, 0.75],
    [1, 0],
  ],
  decisions: [decision(1, ''), decision(3, 'grave'), decision(4, '', 1), decision(5, 'small')],
  chances: [
    { number: 2, seat: 1, probability: 0.1, luck: [0.2, -0.2], great: true },
    { number: 6, seat: 0, probability: 0.9, luck: [0.2, -0.2], great: false },
  ],
  gifts: [
    [-0.4, 0.4],
    [0.1, -0.1],
  ],
  moments: [3, 2],
};

const PASSAGES: Passage[] = [
  { from: 0, to: 0, seat: null, events: [] },
  { from: 0, to: 2, seat: 0, events: [] },
  { from: 2, to: 5, seat: 0, events: [] },
];

describe('what is found', () => {
  test('of marks that would lie over each other the weightier one is drawn, seat by seat', () => {
    const mark = (number: number, seat: number, change: number, of: 'clear' | 'luck' = 'clear') =>
      ({ number, seat, mark: of, change, before: 0.5 }) as const;
    const all = [
      mark(10, 0, -0.1),
      mark(12, 0, -0.3),
      mark(12, 1, -0.05),
      mark(15, 0, 0.2),
      mark(16, 0, -0.1),
      mark(20, 1, -0.44),
      mark(21, 1, -0.5, 'luck'),
    ];
    const drawn = thinned(all, 3).map(({ number, seat }) => [number, seat]);
    expect(drawn.sort()).toEqual([
      [12, 0],
      [12, 1],
      [15, 0],
      [20, 1],
    ]);
  });

  test('errors with a mark and great luck are noted, in order', () => {
    const found = notedIn(REVIEW).map(({ number, mark, before, change }) => [number, mark, before, change]);
    expect(found).toEqual([
      [2, 'luck', 0.2, -0.2],
      [3, 'grave', 0.5, -0.2],
      [5, 'small', 0.5, -0.2],
    ]);
  });

  test('a move shows its decisions, but none that was forced', () => {
    expect(decisionsOf(REVIEW, PASSAGES[2]).map(({ number }) => number)).toEqual([3, 5]);
    expect(decisionsOf(REVIEW, PASSAGES[0])).toEqual([]);
  });

  test('mistakes are made again: what is nearly the best is right, and the order gives nothing away', () => {
    const option = (move: string, error: number) => ({
      moves: [move],
      value: 0.5 - error,
      error,
      uncertain: 0,
      exact: false,
      equal: false,
    });
    const options = [option('numbers', 0), option('draw', 0.005), option('currency', 0.2)];
    const mistake = { ...decision(3, 'grave' as const), options, made: 2 };
    const others = [
      { ...mistake, number: 5, seat: 1 },
      { ...mistake, number: 7, mark: '' as const },
    ];
    const review = { ...REVIEW, decisions: [mistake, ...others] };
    expect(mistakesOf(review, 0).map(({ number }) => number)).toEqual([3]);
    expect(shuffledOptions(mistake).map((one) => [one.moves[0], isRight(one)])).toEqual([
      ['currency', false],
      ['draw', true],
      ['numbers', true],
    ]);
  });

  test('points are told where they were looked for, as each language writes them', () => {
    const [option] = decision(1, '').options;
    const lead = (language: string, points: number | null): string =>
      adviser(language).lead({ ...option!, lead: points });
    expect(lead('en', -3.04)).toBe('ends about 3 points behind');
    expect(lead('de', 0.5)).toBe('endet etwa 1 Punkt vorn');
    expect(lead('nl', 0.4)).toBe('eindigt ongeveer gelijk');
    expect(lead('pl', -4.6)).toBe('na koniec około 5 punktów straty');
    expect(lead('pl', null)).toBe('');
  });

  test('what costs points has made a difference, whoever wins', () => {
    const unmarked = { ...decision(3, ''), counts: false };
    const told = unmarked.options.map((option) => ({ ...option, error: 0.015, lead: -2 }));
    expect(verdictOf(unmarked)).toBe('same');
    expect(verdictOf({ ...unmarked, options: told })).toBe('close');
  });

  test('where somebody decides, the best choice says what everybody can expect', () => {
    const [option] = decision(1, '').options;
    const one = { ...decision(1, ''), seat: 1, options: [{ ...option!, value: 0.6 }] };
    expect(valuesBefore([0.25, 0.5, 0.25], one)).toEqual([0.2, 0.6, 0.2]);
    expect(valuesBefore([0, 1], { ...one, options: [{ ...option!, value: 0.75 }] })).toEqual([0.25, 0.75]);
    expect(valuesBefore([0.3, 0.7], null)).toEqual([0.3, 0.7]);
  });

  test('what a reason speaks of is foreseen on the board', () => {
    const reasons: ReviewReason[] = [
      {
        key: 'review.next_fork',
        details: { seat: 1, cell: '1,2', value: 3, count: 2, cells: ['1,-1', '1,3'] },
      },
      { key: 'review.makes_threats', details: { count: 1, named: 1, cells: ['0,4'] } },
      { key: 'review.ends_line', details: { seat: 1, cell: '5,5', sum: 7 } },
    ];
    expect(foreseenIn({ ...decision(3, 'grave'), reasons })).toEqual([
      { cell: '1,-1', seat: 1, value: null },
      { cell: '1,3', seat: 1, value: null },
      { cell: '1,2', seat: 1, value: 3 },
      { cell: '0,4', seat: 0, value: null },
    ]);
  });

  test('a curve runs from the beginning to the end, a victory is at the top', () => {
    expect(curveOf(REVIEW.course, 0)).toBe('0,50 50,75 100,0');
    expect([-1, 0.24, 0.5, 2].map((part) => moveAt(part, 10))).toEqual([0, 2, 5, 10]);
  });

  test('the parts of a sum hang together, wherever they lead', () => {
    const stair = stairOf(SEAT);
    const bars = stair.map(({ name, low, high }) => [name, Number(low.toFixed(4)), Number(high.toFixed(4))]);
    expect(bars).toEqual([
      ['start', 0, 0.5],
      ['luck', 0.5, 0.8],
      ['errors', 0.4, 0.8],
      ['given', 0.4, 0.5],
      ['residual', 0, 0.5],
      ['result', 0, 0],
    ]);
    expect(reachOf([stair])).toEqual([0, 1]);
  });
});

describe('what is said', () => {
  test('a verdict has its reasons and names what was better, as in Python', () => {
    const reasons: ReviewReason[] = [
      { key: 'review.verdict', details: { moves: ['buy:G5'], percent: 12 } },
      { key: 'review.as_good', details: { choices: ['buy:B5', 'spend:$ spend:$'] } },
      { key: 'review.bust_odds', details: { percent: 40 } },
      { key: 'review.leaves_it', details: { seat: 1, amount: 3, points: 2 } },
    ];
    expect(adviser('en').advice(reasons, 'buying')).toMatch(
      /^Better: buy the green 5\. Just as good: buy the blue 5 and pay with 2 .+\. The next card busts in 40% of cases\. Passing leaves it to Ben for 3, and 2 points with it\.$/,
    );
  });

  test('choices are said in the words of their game', () => {
    const say = adviser('en');
    expect(say.choice(['pass'], 'buying')).toBe('buy nothing');
    expect(say.choice(['pass'], 'bidding')).toBe('pass');
    expect(say.choice(['place:-1,2'], 'placing')).toBe('place the tile on −1,2');
    expect(say.choice(['move:3,0>-1,2'], 'second_round')).toBe('move the tile from 3,0 to −1,2');
    expect(say.choice(['spend:$', 'spend:$'], 'paying')).toMatch(/^pay with 2 /);
  });

  test('a chance fell from where to where, rose, or hardly changed; as in Python', () => {
    const told = (language: string, seat: number, before: number, after: number): string => {
      const { catalog, names } = adviser(language).teller;
      const say = new Adviser(new Storyteller(catalog, names, 0));
      return catalog.say('review.chance', say.moved(seat, before, after)).replaceAll('\u00a0', ' ');
    };
    expect(told('en', 0, 0.61, 0.44)).toBe('Your chance to win fell from 61% to 44%.');
    expect(told('en', 1, 0.44, 1.02)).toBe('Ben’s chance to win rose from 44% to 100%.');
    expect(told('de', 1, 0.61, 0.606)).toBe('Die Siegchance von Ben änderte sich kaum.');
    expect(told('nl', 0, 0.61, 0.44)).toBe('Jouw winkans daalde van 61% naar 44%.');
    expect(told('pl', 1, 0.44, 0.61)).toBe('Ben: szansa na wygraną wzrosła z 44% do 61%.');
  });

  test('what a choice cost is told to a tenth where the game is all but decided', () => {
    const [option] = decision(1, '').options;
    const costs = (best: number, made: number) =>
      adviser('en').lossIn({
        ...decision(1, 'small'),
        made: 1,
        options: [best, made].map((value) => ({ ...option!, value })),
      });
    expect(costs(0.61, 0.44)).toMatchObject({ before: '61%', after: '44%', way: 'down' });
    expect(costs(0.092, 0.061)).toMatchObject({ before: '9.2%', after: '6.1%', way: 'down' });
  });

  test('figures are written as the language writes them', () => {
    const games = [0.061, -0.061, -0.001].map((share) => adviser('en').games(share, true));
    expect(games).toEqual(['+6', '−6', '0']);
    expect(adviser('en').games(0.5, false)).toBe('50');
    expect(adviser('de').percent(0.5)).toMatch(/^50\s%$/);
  });
});

test('reasons speak to whoever reads them, and name the others', () => {
  const { catalog, names } = adviser('en').teller;
  const reasons = [{ key: 'review.threat_by_taking', details: { seat: 1, cell: '0,1' } }];
  const toldTo = (reader: number): string =>
    new Adviser(new Storyteller(catalog, names, reader)).advice(reasons, 'placing');
  expect(toldTo(0)).toMatch(/^As played, Ben can win/);
  expect(toldTo(1)).toMatch(/^As played, you can win/);
});
