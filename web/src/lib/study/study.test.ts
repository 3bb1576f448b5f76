import { render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { prepare, speak, speaker } from '$lib/i18n/say.svelte';
import { Storyteller } from '$lib/i18n/story';
import { Adviser } from '$lib/review/advice';
import { glyphOf } from '$lib/review/findings';
import type { GameReview, ReviewedDecision, Story } from '$lib/wire/messages';
import { inBrief } from './in_brief';
import { Study } from './study.svelte';
import { errorLine, momentLines } from './move_lines';
import { spokenIn } from './spoken';
import ThisMove from './ThisMove.svelte';

beforeAll(async () => {
  await speak('en');
  await prepare('play', 'review');
});

const option = (move: string, error: number) => ({
  moves: [move],
  value: 0.5 - error,
  error,
  uncertain: 0,
  exact: false,
});

const decision = (number: number, seat: number, error: number): ReviewedDecision => ({
  number,
  seat,
  kind: 'stopping',
  mark: error > 0 ? 'grave' : '',
  error,
  counts: true,
  made: error > 0 ? 1 : 0,
  options: [option('draw', 0), option('numbers', error || 0.1)],
  reasons: [],
});

const REVIEW = {
  course: [0.5, 0.3, 0.6, 0.2, 0].map((value) => [1 - value, value]),
  decisions: [decision(1, 0, 0.2), decision(2, 1, 0.3), decision(3, 0, 0.4), decision(4, 1, 0)],
} as GameReview;

let study: Study;

/** Four moves by two seats in turn; `mine` are those of whoever looks. */
function begin(mine: number[]): void {
  study = new Study('x');
  const moves = [0, 1, 0, 1].map((seat, at) => ({ number: at + 1, seat, token: 'draw', events: [] }));
  const seats = ['Ada', 'Bea'].map((name) => ({ kind: 'person', name }));
  study.replay.story = { table: { game: 'cards', seats }, moves, ending: null } as unknown as Story;
  study.reviewing.review = REVIEW;
  study.reviewing.mine = mine;
}

beforeEach(() => begin([0]));

const adviser = (reader: number | null = null): Adviser =>
  new Adviser(new Storyteller(speaker(), ['Ada', 'Bea'], reader));
const drawn = (): [string, string | null][] =>
  study.candidates(adviser()).map(({ value, mark }) => [value, mark]);

describe('mistakes', () => {
  test('are one’s own, and those of others on request; of a watcher all', () => {
    expect(study.mistakes.map(({ number }) => number)).toEqual([1, 3]);
    study.showMistakesOf([0, 1]);
    expect(study.mistakes.map(({ number }) => number)).toEqual([1, 2, 3]);
    begin([]);
    expect(study.mistakes.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('follow one another, round and round', () => {
    study.index = 1;
    void study.goToMistake(1);
    expect([study.index, study.mistake]).toEqual([3, 2]);
    void study.goToMistake(1);
    expect([study.index, study.mistake]).toEqual([1, 1]);
    void study.goToMistake(-1);
    expect(study.index).toBe(3);
  });

  test('are looked at from the position before them', () => {
    void study.go(3);
    expect(study.replay.at).toBe(2);
  });
});

describe('what is drawn on the board', () => {
  test('has two marks: what was made, and what would be better', () => {
    study.index = 1;
    expect(drawn()).toEqual([
      ['50%', 'better'],
      ['30%', 'played'],
    ]);
  });

  test('has one where the best was made', () => {
    study.index = 4;
    expect(drawn()).toEqual([
      ['50%', 'better'],
      ['40%', null],
    ]);
  });

  test('tells nothing while one looks for it, until it is found', () => {
    study.index = 1;
    study.find(true);
    expect(drawn()).toEqual([
      ['', null],
      ['', null],
    ]);
    study.pick(1);
    expect([study.isFound, drawn()]).toEqual([
      false,
      [
        ['', null],
        ['30%', 'played'],
      ],
    ]);
    study.pick(0);
    expect([study.isFound, drawn()[0]]).toEqual([true, ['50%', 'better']]);
  });

  test('is told to a tenth where the game is all but decided, whatever is chosen', () => {
    const lost = { ...decision(1, 0, 0.2), options: [option('draw', 0.48), option('numbers', 0.491)] };
    study.reviewing.review = { ...REVIEW, decisions: [lost] };
    study.index = 1;
    expect(drawn().map(([value]) => value)).toEqual(['2.0%', '0.9%']);
  });

  test('is compared when it is pressed, and no more when it is pressed again', () => {
    study.index = 1;
    study.pick(1);
    expect(study.candidates(adviser()).map(({ isLookedAt }) => isLookedAt)).toEqual([false, true]);
    study.pick(1);
    expect(study.looked).toBe(null);
  });
});

describe('the moves that decided a game', () => {
  const chance = { number: 2, seat: 1, probability: 0.25, luck: [-0.1, 0.1], great: true };
  const review = { ...REVIEW, moments: [3, 2, 4], chances: [chance] } as GameReview;

  test('are told in a line each, errors as among the mistakes', () => {
    const told = momentLines(review, null, adviser());
    expect(told.map(({ number, glyph }) => [number, glyph])).toEqual([
      [3, '??'],
      [2, '✦'],
    ]);
    expect(told[0]).toEqual(errorLine(decision(3, 0, 0.4), adviser()));
    expect(told[0]?.text).toBe(
      'Ada: stop and take the numbers. Grave error. Ada’s chance to win fell from 50% to 10%.',
    );
    expect(told[1]?.text).toContain('was 25%. Bea’s chance to win rose from 50% to 60%.');
  });
});

test('great bad luck has a sign of its own, in the list as under the curve', () => {
  const chance = { number: 2, seat: 1, probability: 0.25, luck: [0.1, -0.1], great: true };
  const review = { ...REVIEW, moments: [2], chances: [chance] } as GameReview;
  expect(momentLines(review, null, adviser())[0]?.glyph).toBe('✧');
  expect([glyphOf('luck', -0.1), glyphOf('luck', 0.1), glyphOf('grave', -0.1)]).toEqual(['✧', '✦', '??']);
});

describe('what is said aloud', () => {
  const better: ReviewedDecision = {
    ...decision(1, 0, 0.2),
    reasons: [{ key: 'review.verdict', details: { moves: ['draw'] } }],
  };
  beforeEach(() => {
    study.reviewing.review = { ...REVIEW, decisions: [better] };
    study.index = 1;
  });

  test('is nothing while the better move is looked for, also after a wrong answer', () => {
    expect(spokenIn(study, adviser())).toMatch(/^Move 1\. Grave error\. .+ fell from 50% to 30%\. Better: /);
    study.find(true);
    expect(spokenIn(study, adviser())).toBe('');
    study.pick(1);
    expect(spokenIn(study, adviser())).toBe('');
  });

  test('is after a right answer that it is right and why, without the mark of the move that was made', () => {
    study.find(true);
    study.pick(0);
    expect(spokenIn(study, adviser())).toMatch(/^Right\. Better: [^%]+$/);
    render(ThisMove, { study, adviser: adviser() });
    expect(screen.getByText('Right.').parentElement).toHaveTextContent(/^Right\. Better: [^%]+$/);
    expect(screen.queryByText(/Grave error/)).toBeNull();
  });
});

describe('a game in brief', () => {
  const tell = (review: Partial<GameReview>, seat = 0) =>
    inBrief(
      { ...REVIEW, moments: [], ...review } as GameReview,
      'cards',
      seat,
      adviser(seat),
      (move) => move + 50,
    );
  const seats = [
    { like: 'frieda', played: 'like', verdict: 'lost_by_luck' },
    { like: null, played: 'few', verdict: 'won_even' },
  ] as GameReview['seats'];

  test('says how well somebody played, and what cost most', () => {
    expect(tell({ seats })).toEqual({
      verdict: 'You played like Frieda; the cards cost you the game.',
      habit: '',
      turned: 'Move 53 cost most (stop and take the numbers): the chance to win fell from 50% to 10%.',
    });
  });

  test('names what was done wrong again and again, and nobody who errs far less', () => {
    const decisions = [1, 2, 3].map((number) => decision(number, 0, 0.2));
    expect(tell({ seats, decisions }).habit).toBe('Most frequent mistake: stopping too early (3 times).');
    const placed = decisions.map((one) => ({ ...one, kind: 'placing' as const }));
    expect(tell({ seats, decisions: placed }).habit).toBe('');
    const [lost] = seats;
    expect(tell({ seats: [{ ...lost!, like: null, played: 'worse' }] }).verdict).toBe(
      'Your mistakes cost more than any opponent’s here; the cards cost you the game.',
    );
  });

  test('names what weighed most where nothing was wrong, or nothing', () => {
    const decisions = [decision(4, 1, 0)];
    expect(tell({ seats, decisions, moments: [2, 1] }, 1)).toEqual({
      verdict: 'Too few of your decisions can be judged; you won, and the cards neither helped nor hurt you.',
      habit: '',
      turned: 'The game turned at move 52.',
    });
    expect(tell({ seats, decisions }, 1).turned).toBe('');
    expect(tell({ seats: [{ accuracy: 80 } as GameReview['seats'][number]] }).verdict).toBe(''); // of earlier versions
  });
});
