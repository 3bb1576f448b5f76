import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameEvent } from '$lib/game/props';
import type { Seat } from '$lib/wire/messages';
import { FACES } from './faces';
import { REMARKS, TableTalk } from './talk';

const ADA: Seat = { kind: 'person', name: 'Ada' };
const BEA: Seat = { kind: 'person', name: 'Bea' };
const ROCCO: Seat = { kind: 'bot', bot: 'rocco' };
const MOMO: Seat = { kind: 'bot', bot: 'momo' };

const busts = (seat: number): GameEvent => ({ event: 'busts', seat }) as GameEvent;
const turn = (seat: number): GameEvent => ({ event: 'turn', seat }) as GameEvent;
const OVER = { event: 'over' } as GameEvent;

/** So many rounds in which somebody busts; in which of them what was said. */
function rounds(count: number, seats: Seat[], who = 1): string[] {
  const talk = new TableTalk();
  return Array.from({ length: count }, (_, at) => {
    for (const seat of seats.keys()) talk.hear([turn(seat)], seats);
    const said = talk.hear([busts(who)], seats);
    return said ? `${at} ${said.seat} ${said.phrase}` : [];
  }).flat();
}

test('everybody whom people play against has something to say', () => {
  expect(new Set(Object.keys(REMARKS))).toEqual(new Set(Object.keys(FACES)));
});

test('what they say are phrases that people say, too', () => {
  const phrases = readFileSync('../src/tenfold/locales/en/web_table.ftl', 'utf-8');
  for (const { phrase } of Object.values(REMARKS).flat())
    expect(phrases).toContain(`phrase-${phrase.replaceAll('_', '-')} =`);
});

test('each speaks in character, now and then', () => {
  expect(rounds(6, [ADA, ROCCO])).toEqual(['0 1 oops', '2 1 oops', '4 1 oops']);
  expect(rounds(6, [ADA, MOMO], 0)).toEqual(['0 1 ouch', '2 1 ouch', '4 1 ouch']);
});

test('nobody speaks so soon after somebody else', () => {
  const talk = new TableTalk();
  const seats = [ADA, ROCCO, MOMO];
  const said = Array.from({ length: 12 }, (_, at) => talk.hear([turn(at % 3), busts(at % 3)], seats));
  const turns = said.flatMap((one, at) => (one ? at : []));
  expect(turns.length).toBeGreaterThan(1);
  for (const [at, now] of turns.slice(1).entries()) expect(now - (turns[at] ?? 0)).toBeGreaterThanOrEqual(4);
});

test('among people alone nobody else speaks, nor does who plays on for somebody', () => {
  expect(rounds(6, [ADA, BEA])).toEqual([]);
  expect(rounds(6, [ADA, { ...ROCCO, left: 4 }])).toEqual([]);
  expect(rounds(6, [ADA, { ...BEA, bot: 'rocco' }])).toEqual([]);
});

test('nobody speaks over the result', () => {
  expect(new TableTalk().hear([busts(1), OVER], [ADA, ROCCO])).toBeNull();
});
