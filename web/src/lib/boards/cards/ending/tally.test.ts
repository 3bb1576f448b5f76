import { beforeAll, describe, expect, test } from 'vitest';
import type { CardsSeat, CardsView, Result } from '$lib/game/props';
import { speak } from '$lib/i18n/say.svelte';
import { choose } from '$lib/settings/settings.svelte';
import { momentOf } from '../../../../dev/cards/moments';
import { moneyOf, standsIn, talliesOf } from './tally';
import { colourTold, reasonOf, verdictOf, type Game } from './verdict';

choose({ motion: 'on', pace: 'normal' });
beforeAll(() => speak('en'));

const NONE = { B: [], G: [], O: [], P: [] };

// prettier-ignore
function seat(runs: Partial<CardsSeat['runs']>, cards: CardsSeat['cards'], score: number, more: Partial<CardsSeat> = {}): CardsSeat {
  return { cards, tokens: 0, busts: 0, to_move: false, score, runs: { ...NONE, ...runs }, ...more };
}

function numbers(colour: string, ...which: number[]): Record<string, number> {
  return Object.fromEntries(which.map((number) => [`${colour}${number}`, 1]));
}

/** Ada, who reads, against Bea and whoever else: by rules, unless a result says otherwise. */
function game(seats: CardsSeat[], result: Partial<Result>, mine = [0], options = {}): Game {
  const view = { seats } as CardsView;
  const names = ['Ada', 'Bea', 'Cem', 'Dora', 'Emil'].slice(0, seats.length);
  return {
    view,
    mine,
    options,
    seats: names.map((name) => ({ name, kind: 'person' })),
    result: { winners: [], scores: seats.map(({ score }) => score), money: moneyOf(view), ...result },
  };
}

const ADA = seat({ B: [1, 3], P: [4, 4] }, { ...numbers('B', 1, 2, 3), P4: 1 }, 4);
const BEA = seat({ B: [2, 2], P: [3, 7] }, { B2: 1, ...numbers('P', 3, 4, 5, 6, 7) }, 6);

describe('the count', () => {
  const { view, result } = game([ADA, BEA], { winners: [1] });
  const tallies = talliesOf(view, result);

  test('names each colour, then counts each seat in it', () => {
    const told = tallies.map((tally) =>
      tally.kind === 'run'
        ? `${tally.seat}: ${tally.points}`
        : tally.kind === 'colour'
          ? tally.colour
          : tally.kind,
    );
    expect(told).toEqual([
      ...['B', '0: 3', '1: 1'],
      ...['G', '0: 0', '1: 0'],
      ...['O', '0: 0', '1: 0'],
      ...['P', '0: 1', '1: 5'],
      'breath',
    ]);
  });

  test('ends with the winner, wherever they sit', () => {
    const first = talliesOf(view, { ...result, winners: [0] }).filter((tally) => tally.kind === 'run');
    expect(first.map((tally) => tally.seat)).toEqual([0, 1, 0, 1, 0, 1, 1, 0]);
  });

  test('adds up to the points of every seat', () => {
    for (const name of ['end', 'shared', 'solo_won']) {
      const moment = momentOf(name);
      const sums = moment.view.seats.map(() => 0);
      for (const tally of talliesOf(moment.view, moment.result as Result))
        if (tally.kind === 'run') sums[tally.seat] = (sums[tally.seat] ?? 0) + tally.points;
      expect(sums, name).toEqual(moment.view.seats.map(({ score }) => score));
    }
  });

  test('looks longer at a full run, and less long at everything without motion or at a fast pace', () => {
    const full = seat({ G: [1, 9] }, numbers('G', 1, 2, 3, 4, 5, 6, 7, 8, 9), 12);
    const lasting = (): number[] =>
      talliesOf({ seats: [full, BEA] } as CardsView, { winners: [0] }).map(({ lasts }) => lasts);
    const usual = lasting();
    expect(usual[4]).toBe(Math.max(...usual));
    choose({ motion: 'off' });
    const still = lasting();
    choose({ motion: 'on', pace: 'fast' });
    const fast = lasting();
    choose({ pace: 'normal' });
    for (const [at, lasts] of usual.entries()) {
      expect(still[at]).toBeLessThan(lasts);
      expect(fast[at]).toBeLessThan(lasts);
    }
  });
});

describe('wildcards', () => {
  test('stand where a run has a gap, each in one place', () => {
    const cards = { ...numbers('B', 1, 3), ...numbers('G', 5), '*2': 1, 'G*': 1, '**': 1, '*9': 1 };
    const stands = standsIn(seat({ B: [1, 3], G: [4, 6] }, cards, 6));
    expect(stands.map(({ cell }) => cell).sort()).toEqual(['B2', 'G4', 'G6']);
    expect(stands.find(({ cell }) => cell === 'B2')?.wildcard).toBe('*2');
    expect(stands.map(({ wildcard }) => wildcard).sort()).toEqual(['**', '*2', 'G*']);
  });

  test('make room for each other', () => {
    // The first gap could take either, the second one only the numbered one.
    const cards = { B1: 1, G1: 1, '*2': 1, 'B*': 1 };
    const stands = standsIn(seat({ B: [1, 2], G: [1, 2] }, cards, 4));
    expect(Object.fromEntries(stands.map(({ cell, wildcard }) => [cell, wildcard]))).toEqual({
      B2: 'B*',
      G2: '*2',
    });
  });

  test('fill every gap of every collection at the end of a game', () => {
    for (const name of ['end', 'shared', 'solo_won', 'solo_lost'])
      for (const one of momentOf(name).view.seats) {
        const missing = Object.entries(one.runs).flatMap(([colour, [first, last]]) =>
          first === undefined || last === undefined
            ? []
            : Array.from({ length: last - first + 1 }, (_, at) => `${colour}${first + at}`),
        );
        const wanted = missing.filter((code) => !one.cards[code]).sort();
        expect(
          standsIn(one)
            .map(({ cell }) => cell)
            .sort(),
        ).toEqual(wanted);
      }
  });
});

describe('the verdict', () => {
  test('is one plain sentence, spoken to whoever reads it', () => {
    const seats = [ADA, BEA];
    expect(verdictOf(game(seats, { winners: [1] }))).toBe('You lost, 4 to 6');
    expect(verdictOf(game(seats, { winners: [1] }, [1]))).toBe('You won, 6 to 4!');
    expect(verdictOf(game(seats, { winners: [1] }, []))).toBe('Bea won, 6 to 4');
    expect(verdictOf(game([ADA, BEA, ADA], { winners: [1] }))).toBe('You lost, 4 to Bea’s 6');
    expect(verdictOf(game([ADA, ADA], { winners: [0, 1] }))).toBe('A shared victory: you and Bea!');
  });

  test('says what made the difference', () => {
    expect(reasonOf(game([ADA, BEA], { winners: [1] }))).toBe('Pink decided it: 5 to 1.');
    const spread = seat({ B: [1, 4], G: [1, 3] }, {}, 7);
    const low = seat({ B: [1, 3], G: [1, 1] }, {}, 4);
    expect(reasonOf(game([spread, low], { winners: [0] }))).toBe(
      'Green made the biggest difference: 3 to 1.',
    );
    const full = seat({ G: [1, 9] }, numbers('G', 1, 2, 3, 4, 5, 6, 7, 8, 9), 12);
    expect(reasonOf(game([full, low], { winners: [0] }))).toBe('A full run decided it. Green: 12 to 1.');
  });

  test('says how a tie was broken', () => {
    const rich = { ...ADA, tokens: 5, busts: 1 };
    expect(reasonOf(game([ADA, rich], { winners: [1] }))).toBe(
      'Level on points: currency decided it, 8 to 0.',
    );
    const even = game([ADA, ADA], { winners: [0], tiebreak: [4, 6] });
    expect(reasonOf(even)).toBe(
      'Level on points and currency; what decided it: 4 cards owned against 6 cards owned.',
    );
    const solo = game([ADA, ADA], { winners: [1] });
    const seats = [{ name: 'Ada', kind: 'person' } as const, { name: 'JEN', kind: 'opponent' } as const];
    expect(reasonOf({ ...solo, seats })).toBe('Level on points, and a tie goes to JEN.');
  });

  test('says who resigned, and what stood', () => {
    const resigned = { winners: [0], reason: 'resigned', seat: 1 };
    const { result: _, ...rest } = game([ADA, BEA], {});
    expect(verdictOf({ ...rest, result: resigned })).toBe('Bea resigned: you win!');
    expect(verdictOf({ ...rest, mine: [1], result: resigned })).toBe('You resigned; Ada wins');
    expect(reasonOf({ ...rest, result: resigned })).toBe('How it stood: you 4 and Bea 6.');
    expect(verdictOf({ ...rest, result: { winners: [], reason: 'agreed' } })).toBe('Agreed to be a draw');
  });

  test('a colour that has been counted is told in one sentence', () => {
    expect(colourTold(game([ADA, BEA], { winners: [1] }), 'P')).toBe('Pink: you 1 and Bea 5.');
  });
});
