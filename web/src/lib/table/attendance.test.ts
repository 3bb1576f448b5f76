import { expect, test } from 'vitest';
import type { Sitter } from '$lib/game/props';
import type { Table } from '$lib/wire/messages';
import { attending, type Attendance } from './attendance';
import { timeSaid } from '$lib/i18n/time_left';

const table = (absence: 'bot' | 'wait' = 'bot'): Table =>
  ({
    status: 'playing',
    agreement: { absence, patience: 120 },
    seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot' }],
  }) as unknown as Table;
const sitters: Sitter[] = [
  { name: 'Ada', kind: 'person' },
  { name: 'Bea', kind: 'person' },
  { name: 'Bot 3', kind: 'bot' },
];

function see(given: Partial<Attendance>): Sitter[] {
  const usual = {
    table: table(),
    sitters,
    mine: [0],
    online: [0],
    toMove: 1,
    botsIn: new Map([[1, 80_000]]),
  };
  return attending({ ...usual, said: new Map(), ...given });
}

test('whoever is not connected is away, with what will happen when', () => {
  const [ada, bea, bot] = see({});
  expect(bea?.absence).toEqual({
    brief: 'Away: bot in 1:20',
    sentence: 'Bea is away: a bot plays in 1:20.',
  });
  expect(ada?.absence).toBeUndefined();
  expect(bot?.absence).toBeUndefined();
  expect(see({ online: [0, 1] })[1]?.absence).toBeUndefined();
});

test('whose turn it is not has left all the same, and the time runs', () => {
  expect(see({ toMove: 0 })[1]?.absence?.sentence).toBe(
    'Bea is away. If Bea is not back in 1:20, a bot plays on.',
  );
  expect(see({ toMove: 0, botsIn: new Map([[1, -500]]) })[1]?.absence).toEqual({
    brief: 'Away: bot next turn',
    sentence: 'Bea is away. A bot plays on Bea’s next turn.',
  });
});

test('where everybody waits nobody is told of bots', () => {
  const waiting = { table: table('wait'), botsIn: new Map([[1, null]]) };
  expect(see(waiting)[1]?.absence?.sentence).toBe('Bea is away. Everybody waits.');
  expect(see({ ...waiting, toMove: 0 })[1]?.absence?.brief).toBe('Away');
});

test('a bot that plays already is no news', () => {
  const away = sitters.map((sitter, seat) => (seat === 1 ? { ...sitter, away: true } : sitter));
  expect(see({ sitters: away, online: [0, 1] })[1]?.absence?.brief).toBe('Away: a bot plays');
});

test('what others say is at their seats, and one’s own is not', () => {
  const said = new Map([
    [0, 'Hello'],
    [1, 'Good luck'],
  ]);
  expect(see({ said }).map(({ says }) => says)).toEqual([undefined, 'Good luck', undefined]);
});

test('time is said as people say it', () => {
  expect([80_000, 59_100, 600_000, 3_600_000, -5].map(timeSaid)).toEqual([
    '1:20',
    '1:00',
    '10:00',
    '1:00:00',
    '0:00',
  ]);
});
