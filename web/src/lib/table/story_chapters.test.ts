import { expect, test } from 'vitest';
import type { GameEvent } from '$lib/game/props';
import type { Ending, Played, Table } from '$lib/wire/messages';
import { chaptersOf, notesOf } from './story_chapters';

const NAMES = ['Ana', 'Bea', 'Cem'];
const TURN = (seat: number): GameEvent => ({ event: 'turn', seat }) as GameEvent;
const DRAWS = (seat: number): GameEvent => ({ event: 'draws', seat }) as GameEvent;
const moves = [[TURN(0), DRAWS(0)], [DRAWS(0)], [TURN(1)]].map((events) => ({ events }) as unknown as Played);
const table = (left: number | null, resigned = true): Table =>
  ({ seats: [{ kind: 'bot', left, resigned }, { kind: 'person' }, { kind: 'person' }] }) as Table;
const resigned = { reason: 'resigned', winners: [1], seat: 0 } as Ending;

test('of two, who resigned is told at the end', () => {
  const told = { table: table(null), names: NAMES, ending: resigned };
  const notes = notesOf({ ...told, reader: 1 });
  expect(notes.map(({ text }) => text)).toEqual(['Ana resigned.']);
  expect(chaptersOf(moves, 0, notes).at(-1)).toEqual({ note: 'Ana resigned.' });
  expect(notesOf({ ...told, reader: 0 })[0]?.text).toBe('You resigned.');
});

test('of more, it is told where it happened', () => {
  const notes = notesOf({ table: table(1), names: NAMES, ending: null, reader: 1 });
  expect(chaptersOf(moves, 0, notes)).toEqual([
    { events: [TURN(0), DRAWS(0)] },
    { note: 'Ana resigned. A bot plays on.' },
    { events: [DRAWS(0)] },
    { events: [TURN(1)] },
  ]);
  expect(notesOf({ table: table(1, false), names: NAMES, ending: null, reader: 1 })[0]?.text).toBe(
    'Ana has left. A bot plays on.',
  );
});

test('what was told before the moves that are known is not told among them', () => {
  const notes = notesOf({ table: table(1), names: NAMES, ending: null, reader: 1 });
  expect(chaptersOf(moves, 5, notes).every((chapter) => 'events' in chapter)).toBe(true);
});

test('whoever was the last to leave has resigned once', () => {
  const notes = notesOf({ table: table(2), names: NAMES, ending: resigned, reader: null });
  expect(notes.map(({ text }) => text)).toEqual(['Ana resigned.']);
});

test('time that ran out is told, an end by the rules is none of ours', () => {
  const time = { reason: 'time', winners: [1], seat: 0 } as Ending;
  const rules = { reason: 'rules', winners: [1] } as Ending;
  const given = { table: table(null), names: NAMES, reader: null };
  expect(notesOf({ ...given, ending: time })[0]?.text).toBe('Ana ran out of time.');
  expect(notesOf({ ...given, ending: time, reader: 0 })[0]?.text).toBe('You ran out of time.');
  expect(notesOf({ ...given, ending: rules })).toEqual([]);
});
