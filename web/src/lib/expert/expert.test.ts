import { beforeAll, describe, expect, test } from 'vitest';
import { prepare, speak, speaker } from '$lib/i18n/say.svelte';
import { Storyteller } from '$lib/i18n/story';
import { Adviser } from '$lib/review/advice';
import type { GameEvent, Sitter } from '$lib/boards/props';
import type { Played, ReviewedDecision } from '$lib/wire/messages';
import { counsel, pointsFor, verdict } from './counsel';
import { whysOf } from './whys';

beforeAll(async () => {
  await speak('en');
  await prepare('play', 'review');
});

const adviser = (): Adviser => new Adviser(new Storyteller(speaker(), ['Ada', 'Pip']));

function decided(options: [string, number][], more: Partial<ReviewedDecision> = {}): ReviewedDecision {
  const best = options[0]?.[1] ?? 0;
  return {
    number: 5,
    seat: 0,
    kind: 'drawing',
    mark: '',
    error: 0,
    counts: true,
    made: 0,
    options: options.map(([moves, value]) => ({
      moves: moves.split(' '),
      value,
      error: best - value,
      uncertain: 0,
      exact: false,
    })),
    reasons: [],
    ...more,
  };
}

describe('what the expert says', () => {
  test('names the best, what it is worth more, and why', () => {
    const odds = { key: 'review.bust_odds', details: { percent: 13 } };
    const decision = decided(
      [
        ['draw', 0.54],
        ['numbers', 0.47],
      ],
      { reasons: [odds] },
    );
    expect(counsel(decision, adviser())).toBe(
      'Best: draw. That is worth 7% of a victory more than the next best: stop and take the numbers. ' +
        'The next card busts in 13% of cases.',
    );
  });

  test('makes no fuss about next to nothing, nor about what has to be done', () => {
    expect(
      counsel(
        decided([
          ['pass', 0.5],
          ['bid:2', 0.495],
        ]),
        adviser(),
      ),
    ).toBe('Best: pass. Almost as good: bid 2.');
    expect(counsel(decided([['draw', 0.5]]), adviser())).toBe('There is only one way on.');
  });

  test('speaks of what could happen while it can still be prevented', () => {
    const details = { seat: 1, cell: '1,2', value: 3, percent: 40 };
    const reasons = [{ key: 'review.threat_stays', details }];
    const decision = decided(
      [
        ['place:1,2', 0.6],
        ['place:0,1', 0.4],
      ],
      { reasons, kind: 'placing' },
    );
    expect(counsel(decision, adviser())).toContain('Otherwise Pip can win on 1,2 with a 3');
  });

  test('judges a bot as a review does', () => {
    const fine = decided(
      [
        ['draw', 0.5],
        ['numbers', 0.4],
      ],
      { seat: 1 },
    );
    expect(verdict(fine, adviser(), 'Pip')).toBe('Pip chose as well as can be told.');
    const better = { key: 'review.verdict', details: { moves: ['draw'], percent: 10 } };
    const bad = decided(
      [
        ['draw', 0.5],
        ['numbers', 0.4],
      ],
      { mark: 'clear', made: 1, reasons: [better] },
    );
    expect(verdict(bad, adviser(), 'Pip')).toBe('Better: draw, worth 10% of a victory more.');
  });
});

test.each([
  ['draw', ['.hand [aria-keyshortcuts="d"]']],
  ['buy:G7 ', ['.panel.market [data-card="G7"]']],
  ['left:-1,0', ['[data-cell="-1,0"]']],
  ['move:3,0>-1,2', ['[data-at="3,0"]', '[data-cell="-1,2"]']],
  ['spend:$ spend:B4', []],
])('%s is marked where it is done', (moves, selectors) => {
  expect(pointsFor(decided([[moves.trim(), 0.5]])).map(({ selector }) => selector)).toEqual(selectors);
});

describe('what one may ask a bot about', () => {
  const sitters: Sitter[] = [
    { name: 'Ada', kind: 'person' },
    { name: 'Pip', kind: 'bot' },
  ];
  const move = (number: number, seat: number, token: string, ...events: object[]): Played => ({
    number,
    seat,
    token,
    events: events as GameEvent[],
  });

  test('a card belongs to the draw, a payment to the purchase, and nothing to a person', () => {
    const card = { event: 'card', seat: 1, card: 'B4' };
    const spends = { event: 'spends', seat: 1, what: '$' };
    const mine = { event: 'draws', seat: 0 };
    const whys = whysOf(
      [
        move(1, 1, 'draw', { event: 'draws', seat: 1 }),
        move(2, -1, 'B4', card),
        move(3, 1, 'buy:G1', { event: 'chooses', seat: 1 }),
        move(4, 1, 'spend:$', spends),
        move(5, 0, 'draw', mine),
        move(6, -1, 'B5', { event: 'card', seat: 0, card: 'B5' }),
      ],
      sitters,
    );
    expect(whys.get(card as GameEvent)).toBe(1);
    expect(whys.get(spends as GameEvent)).toBe(3);
    expect([...new Set(whys.values())]).toEqual([1, 3]);
  });

  test('only the latest are offered', () => {
    const played = [1, 2, 3, 4, 5, 6].map((number) => move(number, 1, 'pass', { event: 'passes', seat: 1 }));
    expect([...whysOf(played, sitters).values()]).toEqual([3, 4, 5, 6]);
  });
});
