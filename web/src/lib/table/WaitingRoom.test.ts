import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FACES } from '$lib/people/faces';
import type { Seat, Table } from '$lib/wire/messages';
import { sitters } from '$lib/houses/from_wire';
import type { GameTable } from './table.svelte';
import WaitingRoom from './WaitingRoom.svelte';

const ADA: Seat = { kind: 'person', name: 'Ada' };
const BEA: Seat = { kind: 'person', name: 'Bea' };
const OPEN: Seat = { kind: 'open' };
const MOMO: Seat = { kind: 'bot', bot: 'momo' };

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))));
afterEach(() => vi.unstubAllGlobals());

/** The room as whoever sits at a seat sees it; what they ask of the table. */
function wait(seats: Seat[], mine = 0, more: Partial<Table> = {}): object[] {
  const asked: object[] = [];
  const ask = (request: object): Promise<void> => {
    asked.push(request);
    return Promise.resolve();
  };
  const options = { edition: 'aeg', seats: seats.length };
  const table = {
    id: 'a',
    game: 'cards',
    options,
    agreement: {},
    owner: 0,
    seats,
    status: 'waiting',
    ...more,
  };
  const told = { table, sitters: sitters(table as Table), mine: [mine], online: [mine], watchers: 0 };
  render(WaitingRoom, { room: { id: 'a', ask, ...told } as unknown as GameTable });
  return asked;
}

const HERE = 'Start with those who are here';

test('whoever asked begins with those who came, or puts bots in expressly', async () => {
  const asked = wait([ADA, { ...OPEN, name: 'Cleo' }, BEA]);
  await fireEvent.click(screen.getByRole('button', { name: HERE }));
  await fireEvent.click(screen.getByRole('button', { name: 'Start now; bots take the open seats' }));
  expect(asked).toEqual([
    { type: 'start', bot: null },
    { type: 'start', bot: 'greedy' },
  ]);
});

test.each([
  { why: 'nobody came', seats: [ADA, OPEN, OPEN] },
  { why: 'two play the tile game', seats: [ADA, OPEN], more: { game: 'tiles' as const } },
  { why: 'it goes on from the middle of a game', seats: [ADA, BEA, OPEN], more: { opening: 4 } },
])('nothing begins without the others where $why', ({ seats, more }) => {
  wait(seats, 0, more);
  expect(screen.queryByRole('button', { name: HERE })).toBeNull();
});

test('whoever asked calls it off, others leave', async () => {
  const asked = wait([ADA, BEA, OPEN], 1);
  expect(screen.queryByRole('button', { name: HERE })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Leave the table' }));
  expect(asked).toEqual([{ type: 'abort' }]);
  wait([ADA, BEA, OPEN]);
  screen.getByRole('button', { name: 'Call it off' });
});

test('what was called off says so', () => {
  wait([ADA, OPEN], 0, { status: 'over' });
  screen.getByRole('heading', { name: 'This game was called off' });
  expect(screen.queryByRole('list')).toBeNull();
});

test('bots have their faces', () => {
  wait([ADA, MOMO, OPEN]);
  const shapes = [...document.querySelectorAll('.portrait .shape')].map((shape) => shape.getAttribute('d'));
  expect(shapes).toEqual([FACES['momo']?.shape]);
});

test('a program is told from people, and so is that programs may come', () => {
  wait([ADA, { kind: 'person', name: 'Robbie', program: true }, OPEN], 0, { agreement: { programs: true } });
  screen.getByText('Program · away');
  screen.getByText(/Programs may sit down, too/);
});
