// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import type { FromClient, FromServer, NewTable } from '$lib/wire/messages';
import { LocalGame } from '../../../test/local_games';
import { surroundings } from '../../../test/transcripts/surroundings';
import { LocalTable } from './local_table';
import { keysOf } from './making';
import { listed } from './messages';
import type { Surroundings } from './surroundings';
import { readTable } from './table';

const CARDS: NewTable = {
  game: 'cards',
  options: { edition: 'aeg', seats: 2 },
  seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'rocco' }],
  agreement: { lot: false },
};

let around: Surroundings;
beforeAll(async () => {
  around = await surroundings();
});

const make = (more: Partial<NewTable> = {}, seed = 1): LocalGame =>
  LocalGame.make({ ...CARDS, ...more }, around, seed);
const hello = (since: number | null = null): FromClient => ({ type: 'hello', secrets: [], since });

/** As somebody finds it who reads what was stored. */
function readAgain(game: LocalGame): LocalTable {
  const { row, seats } = game.table;
  return new LocalTable(readTable(structuredClone({ row, seats, entries: game.log }), around));
}

function refusal(messages: FromServer[]): string | null {
  const last = messages.at(-1);
  return last?.type === 'refused' ? last.key : null;
}

describe('a table of this browser', () => {
  test('begins at once, and whoever looks at it holds the seats of all people there', () => {
    const { local, given, table } = make({ seats: [{ kind: 'mine' }, { kind: 'mine', name: 'Ida' }] });
    const [welcome, presence] = local.hear(hello(), given).messages;
    expect(welcome).toMatchObject({ type: 'welcome', mine: [0, 1], online: [0, 1], watchers: 0 });
    expect(presence).toMatchObject({ type: 'presence', online: [0, 1] });
    expect(table.status).toBe('playing');
    expect(keysOf(table).map((key) => key.seat)).toEqual([0, 1]);
  });

  test('has no clock and is in no list of strangers, whatever was wished for', () => {
    const agreement = { clock: { kind: 'game', minutes: 5 }, listed: true } as const;
    expect(make({ agreement }).table.row.agreement).toMatchObject({ clock: null, listed: false });
  });

  test('has no seat for somebody who comes', () => {
    expect(() => make({ seats: [{ kind: 'mine' }, { kind: 'open' }] })).toThrow('table.seats_open');
  });

  test('is the same when it is read from its log, at every moment', () => {
    const game = make({ options: { edition: 'trefl', seats: 3 }, seats: [...CARDS.seats, { kind: 'mine' }] });
    for (let step = 0; step < 60 && game.table.status === 'playing'; step++) {
      if (step % 9 === 8) game.order({ type: 'take_back' });
      if (step === 30) game.order({ type: 'leave', seat: 2 });
      game.moveOn();
      const since = Math.max(game.table.version - 12, 0);
      const there = game.local.hear(hello(since), game.given).messages;
      expect(readAgain(game).hear(hello(since), game.given).messages).toEqual(there);
    }
  });

  test('forgets what was not stored, when it is read again', () => {
    const game = make({
      seats: [{ kind: 'mine' }, { kind: 'mine' }, { kind: 'bot', bot: 'rocco' }],
      options: { edition: 'aeg', seats: 3 },
    });
    const { row, seats } = structuredClone({ row: game.table.row, seats: game.table.seats });
    const stored = { row, seats, entries: [...game.log] };
    game.order({ type: 'leave', seat: 0 });
    const again = readTable(stored, around);
    expect(game.table.people).toEqual([1]);
    expect(again.people).toEqual([0, 1]);
  });

  test('knows a command that is sent again, also after it was read from its log', () => {
    const game = make();
    const move = { type: 'move', id: 'once', moves: ['draw'] };
    game.order(move);
    const version = game.table.version;
    expect(game.order(move)).toMatchObject({
      entries: [],
      messages: [{ type: 'accepted', id: 'once', version }],
    });
    const again = readAgain(game).hear({ ...move, version } as never, game.given);
    expect(again.messages).toEqual([{ type: 'accepted', id: 'once', version }]);
    expect(refusal(game.order({ type: 'take_back', id: 'once' }).messages)).toBe('message.id_used');
  });

  test('leaves aside what a bot decided about a position that is gone', () => {
    const game = make({ options: { edition: 'aeg', seats: 2, start: 1 } });
    const turn = game.local.botToMove()!;
    expect(turn).toMatchObject({ bot: 'rocco', seat: 1, game: 'cards' });
    const [move] = game.table.engine.legal(turn.position);
    expect(game.local.moveBot(turn, move!, game.given.at).entries.length).toBeGreaterThan(0);
    expect(game.local.moveBot(turn, move!, game.given.at)).toEqual({
      messages: [],
      entries: [],
      opened: null,
    });
  });

  test('goes back behind a card that was seen, and is practice then', () => {
    const game = make();
    game.order({ type: 'move', moves: ['draw'] });
    const [update] = game.order({ type: 'take_back' }).messages;
    expect(update).toMatchObject({ type: 'update', kept: 0, table: { practice: true, loss_counts: false } });
  });
});

test('whoever has missed two hundred moves is told them, and whoever has missed more is not', () => {
  const seats = Array.from({ length: 5 }, () => ({ kind: 'mine' }) as const);
  const game = make({ options: { edition: 'aeg', seats: 5 }, seats });
  game.playToTheEnd();
  expect(game.table.moves.length).toBeGreaterThan(201);
  const missed = (moves: number): FromServer => {
    const since = game.table.made.at(-moves - 1)!;
    return game.local.hear(hello(since), game.given).messages[0]!;
  };
  expect(missed(200)).toMatchObject({ missed_all: true, missed: { length: 200 } });
  expect(missed(201)).toMatchObject({ missed_all: false, missed: [] });
});

describe('another game', () => {
  test('begins with everybody one seat further, and once', () => {
    const game = make();
    game.order({ type: 'resign', seat: 0 });
    const { opened, messages } = game.order({ type: 'rematch' });
    expect(opened!.table.seats.map((seat) => seat.kind)).toEqual(['bot', 'person']);
    expect(opened!.table.status).toBe('playing');
    expect(messages.map((message) => message.type)).toEqual(['update', 'accepted']);
    expect(game.table.rematch).toBe(opened!.table.row.id);
    expect(game.order({ type: 'rematch' })).toMatchObject({ opened: null, entries: [] });
  });

  test('is another one if the first is no longer kept', () => {
    const game = make();
    game.order({ type: 'resign', seat: 0 });
    const first = game.order({ type: 'rematch' }).opened!.table.row.id;
    const decided = game.local.hear({ type: 'rematch', id: 'anew' }, game.given, true);
    expect(decided.opened!.table.row.id).not.toBe(first);
    expect(game.table.rematch).toBe(decided.opened!.table.row.id);
  });
});

test('a list shows who is to move, and how it ended', () => {
  const game = make();
  expect(listed(game.table)).toMatchObject({ to_move: [0], mine: [0], moves: 0, ending: null });
  game.playToTheEnd();
  expect(listed(game.table)).toMatchObject({
    to_move: [],
    ending: { reason: 'rules' },
    changed: game.table.at,
  });
});
