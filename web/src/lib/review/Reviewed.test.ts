import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { prepare, speak } from '$lib/i18n/say.svelte';
import { Replay } from '$lib/replay/replay.svelte';
import { Reviewing } from '$lib/replay/reviewing.svelte';
import type { GameReview, ReviewedDecision, Story } from '$lib/wire/messages';
import Reviewed from './Reviewed.svelte';

beforeAll(async () => {
  await speak('en');
  await prepare('play', 'review');
  Element.prototype.scrollIntoView = () => {}; // a document without a screen has none
});

const option = (move: string, error: number) => ({
  moves: [move],
  value: 0.5 - error,
  error,
  uncertain: 0,
  exact: false,
});

const mistake = (number: number, seat: number): ReviewedDecision => ({
  number,
  seat,
  kind: 'stopping',
  mark: 'grave',
  error: 0.2,
  counts: true,
  made: 1,
  options: [option('draw', 0), option('numbers', 0.2)],
  reasons: [],
});

const REVIEW: GameReview = {
  level: 'quick',
  seats: [],
  course: [
    [0.5, 0.5],
    [1, 0],
  ],
  decisions: [mistake(1, 0), mistake(3, 1)],
  chances: [],
  gifts: [],
  moments: [],
};

/** The players whose mistakes are offered, of Ada in seat 0 and Bea in seat 1. */
function look(mine: number[]): () => (string | null)[] {
  const replay = new Replay('x');
  const seats = ['Ada', 'Bea'].map((name) => ({ kind: 'person', name }));
  replay.story = { table: { game: 'cards', seats }, moves: [], times: [], ending: null } as unknown as Story;
  const reviewing = new Reviewing('x');
  reviewing.mine = mine;
  render(Reviewed, { props: { replay, reviewing, review: REVIEW } });
  const offer = within(screen.getByRole('group', { name: 'Find the better move' }));
  return () => offer.getAllByRole('button').map(({ textContent }) => textContent.trim());
}

test('whoever sat there is offered their own mistakes, and those of others on request', async () => {
  const offered = look([1]);
  expect(offered()).toEqual(['Bea', 'Mistakes of the others']);
  expect(screen.getByRole('link', { name: 'Your mistakes' })).toHaveAttribute('href', '/me/mistakes');
  await fireEvent.click(screen.getByRole('button', { name: 'Mistakes of the others' }));
  expect(offered()).toEqual(['Ada', 'Bea']);
});

test('somebody who only looks on is offered those of all', () => {
  expect(look([])()).toEqual(['Ada', 'Bea']);
});
