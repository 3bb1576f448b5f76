import { beforeAll, describe, expect, test } from 'vitest';
import { prepare, speak, speaker } from '$lib/i18n/say.svelte';
import { Storyteller } from '$lib/i18n/story';
import { Adviser } from '$lib/review/advice';
import type { GameEvent, Sitter } from '$lib/game/props';
import type { Explanation, Played, ReviewedDecision } from '$lib/wire/messages';
import { hintText, ownWords, marksFor } from './hint_text';
import { askableMoves } from './askable_moves';

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
      equal: value === best,
    })),
    reasons: [],
    ...more,
  };
}

describe('what the expert says', () => {
  test('names the best and the next best, their chances, and why', () => {
    const odds = { key: 'review.bust_odds', details: { percent: 13 } };
    const decision = decided(
      [
        ['draw', 0.54],
        ['numbers', 0.47],
      ],
      { reasons: [odds] },
    );
    expect(hintText(decision, adviser())).toBe(
      'Best: draw (chance to win: 54%). Next best: stop and take the numbers (47%). ' +
        'The next card busts in 13% of cases.',
    );
  });

  test('makes no fuss about next to nothing, nor about what has to be done', () => {
    expect(
      hintText(
        decided([
          ['pass', 0.5],
          ['bid:2', 0.495],
        ]),
        adviser(),
      ),
    ).toBe('Best: pass. Almost as good: bid 2.');
    expect(hintText(decided([['draw', 0.5]]), adviser())).toBe('There is only one way on.');
  });

  test('calls equal what is equal, and a win a win', () => {
    const three: [string, number][] = [
      ['place:0,1', 1],
      ['place:2,1', 1],
      ['place:3,1', 0.4],
    ];
    expect(hintText(decided(three, { kind: 'placing' }), adviser())).toBe(
      'Equally good, as far as can be told: place the tile on 0,1 and place the tile on 2,1.',
    );
    const proven = (decision: ReviewedDecision): ReviewedDecision => ({
      ...decision,
      options: decision.options.map((option) => ({ ...option, exact: true })),
    });
    expect(hintText(proven(decided(three, { kind: 'placing' })), adviser())).toBe(
      'Each of these wins: place the tile on 0,1 and place the tile on 2,1.',
    );
    const lost: [string, number][] = [
      ['place:0,1', 0],
      ['place:2,1', 0],
    ];
    expect(hintText(proven(decided(lost)), adviser())).toBe(
      'Against best play, none of these saves the game.',
    );
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
    expect(hintText(decision, adviser())).toContain('Otherwise Pip can win on 1,2 with a 3');
  });
});

describe('what a bot says for itself', () => {
  const told = (more: Partial<Explanation>): Explanation => ({
    type: 'explanation',
    id: 'a',
    version: 5,
    number: 3,
    seat: 1,
    bot: 'basil',
    kind: 'buying',
    moves: ['buy:G7'],
    value: 0.714,
    next_moves: ['pass'],
    next_value: 0.63,
    reasons: [],
    ...more,
  });

  test('is its belief and what its move looked worth', () => {
    expect(ownWords(told({}), adviser(), 'Basil')).toBe(
      'Basil believes that whatever is for sale must be bought. Buy the green 7: to Basil that looked like a chance of ' +
        '71%, and buy nothing like 63%.',
    );
    expect(ownWords(told({ next_moves: [], next_value: null }), adviser(), 'Basil')).toMatch(/of 71%\.$/);
  });

  test('is a fact, if it is the expert', () => {
    const reasons = [{ key: 'review.bust_odds', details: { percent: 40 } }];
    const words = told({ bot: 'expert', value: null, next_moves: [], next_value: null, reasons });
    expect(ownWords(words, adviser(), 'Expert')).toBe(
      'Expert believes in nothing that cannot be counted. The next card busts in 40% of cases.',
    );
  });
});

test.each([
  ['draw', ['.hand [aria-keyshortcuts="d"]']],
  ['buy:G7 ', ['.panel.market [data-card="G7"]']],
  ['left:-1,0', ['[data-cell="-1,0"]']],
  ['move:3,0>-1,2', ['[data-at="3,0"]', '[data-cell="-1,2"]']],
  ['spend:$ spend:B4', []],
])('%s is marked where it is done', (moves, selectors) => {
  expect(marksFor(decided([[moves.trim(), 0.5]])).map(({ selector }) => selector)).toEqual(selectors);
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
    const whys = askableMoves(
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
    expect([...askableMoves(played, sitters).values()]).toEqual([3, 4, 5, 6]);
  });

  test('a program is not asked', () => {
    const played = [move(1, 1, 'pass', { event: 'passes', seat: 1 })];
    const programs = sitters.map((sitter) => ({ ...sitter, program: true }));
    expect(askableMoves(played, programs).size).toBe(0);
  });
});
