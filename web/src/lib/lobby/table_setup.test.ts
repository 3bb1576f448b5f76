import { expect, test } from 'vitest';
import { tableFor, usualSetup } from './table_setup';

test('a setup becomes what the server wants to hear', () => {
  const solo = tableFor(usualSetup('cards', 'solo', 'aeg', 'Anna', ['greedy']), String);
  expect(solo).toMatchObject({ options: { seats: 1, target: 4 }, seats: [{ kind: 'mine', name: 'Anna' }] });
  const here = tableFor(usualSetup('tiles', 'here', 'steffen', '', ['greedy']), (seat) => `P${seat}`);
  expect(here.options).toEqual({ edition: 'steffen', open: false });
  expect(here.seats).toEqual([
    { kind: 'mine', name: null },
    { kind: 'mine', name: 'P1' },
  ]);
  const bots = tableFor(
    { ...usualSetup('cards', 'bots', 'aeg', '', ['nora', 'willa', 'expert']), start: 2 },
    String,
  );
  expect(bots).toMatchObject({ options: { seats: 3, start: 2 }, agreement: { lot: false } });
  expect(bots.seats.slice(1)).toEqual([
    { kind: 'bot', bot: 'nora' },
    { kind: 'bot', bot: 'willa' },
  ]);
});

test('whoever watches sits nowhere', () => {
  const watched = tableFor(usualSetup('tiles', 'watch', 'steffen', 'Anna', ['iris', 'nell', 'hugo']), String);
  expect(watched.seats).toEqual([
    { kind: 'bot', bot: 'iris' },
    { kind: 'bot', bot: 'nell' },
  ]);
});
