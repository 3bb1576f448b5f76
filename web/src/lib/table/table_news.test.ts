import { expect, test } from 'vitest';
import type { Now, Played, Table, Update } from '$lib/wire/messages';
import { newsOf } from './table_news';

const NOW: Now = { to_move: 0, legal: [] };
const MOVES = [0, 1].map((seat) => ({ number: seat + 1, seat, token: 'draw', events: [] })) as Played[];
const table = (bot: string | null): Table =>
  ({
    status: 'playing',
    seats: [{ kind: 'person', name: 'Ada', bot }, { kind: 'person' }],
  }) as Table;
const question = (waiting_for: number[]): Now => ({
  ...NOW,
  question: { kind: 'draw', seat: 0, waiting_for },
});

function tell(before: { now?: Now; table?: Table }, message: Partial<Update>): ReturnType<typeof newsOf> {
  return newsOf({ now: NOW, table: table(null), played: MOVES, seenFrom: 0, ...before }, {
    kept: 2,
    moves: [],
    now: NOW,
    ...message,
  } as Update);
}

test('a move tells nothing beside itself', () => {
  expect(tell({}, { moves: MOVES })).toBeNull();
  expect(tell({ now: question([1]) }, { moves: MOVES })).toBeNull();
});

test('it is told who said no, and when whoever asked no longer does', () => {
  expect(tell({ now: question([1, 2]) }, { declined: 2 })).toEqual({ kind: 'declined', seat: 2 });
  expect(tell({ now: question([1, 2]) }, { declined: 0 })).toEqual({ kind: 'withdrawn', seat: 0 });
  expect(tell({ now: question([1, 2]) }, { now: question([2]), declined: null })).toBeNull();
});

test('moves that are gone were taken back by whoever made the first of them', () => {
  expect(tell({ now: question([1]) }, { kept: 1 })).toEqual({
    kind: 'took-back',
    seat: 1,
    isPractice: false,
  });
  expect(tell({}, { kept: 0 })).toEqual({ kind: 'took-back', seat: 0, isPractice: false });
});

test('once behind what was seen it is practice, and that is told once', () => {
  const practice = { ...table(null), practice: true };
  expect(tell({}, { kept: 1, table: practice })).toMatchObject({ kind: 'took-back', isPractice: true });
  expect(tell({ table: practice }, { kept: 1, table: practice })).toMatchObject({ isPractice: false });
});

test('a bot takes over, and gives the seat back', () => {
  expect(tell({}, { table: table('greedy') })).toEqual({ kind: 'bot-plays', seat: 0 });
  expect(tell({ table: table('greedy') }, { table: table(null) })).toEqual({ kind: 'came-back', seat: 0 });
});
