import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventName } from '$lib/game/events';
import type { CardsView, GameEvent, Played, Step, Story, Table } from '$lib/wire/messages';
import { choose } from '$lib/settings/settings.svelte';
import { onReplayKey } from './replay_keys';
import { passageAt, passagesOf, turnFrom } from '$lib/game/passages';
import { tableFrom, usualChoices } from './playing_on';
import { Positions } from './positions';
import { aboutRecord, readRecords } from './record_file';
import { lasting, Replay } from './replay.svelte';
import { Sentences } from './sentences';

const CHANCE = -1;

/** A turn that busts, and one that ends with a purchase for two tokens. */
const MOVES: Played[] = [
  played(1, 0, 'draw', 'draws'),
  played(2, CHANCE, 'O2', 'card'),
  played(3, 0, 'draw', 'draws'),
  played(4, CHANCE, 'O9', 'card', 'busts', 'turn'),
  played(5, 1, 'draw', 'draws'),
  played(6, CHANCE, 'B3', 'card'),
  played(7, 1, 'numbers', 'stops', 'takes'),
  played(8, 1, 'buy:O2', 'chooses'),
  played(9, 1, 'spend:$', 'spends'),
  played(10, 1, 'spend:$', 'spends', 'buys', 'turn'),
];

const TABLE: Table = {
  id: 'abc',
  game: 'cards',
  options: { edition: 'aeg', seats: 2 },
  agreement: {},
  owner: 0,
  status: 'over',
  created: 0,
  commitment: 'c',
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', bot: 'greedy' },
  ],
};

function played(number: number, seat: number, token: string, ...events: EventName[]): Played {
  return { number, seat, token, events: events.map(happening) };
}

/** No more of an event than its name, a seat, and some piece. */
function happening(event: EventName): GameEvent {
  return { event, seat: 0, card: 'O2', cards: [], what: '$' } as unknown as GameEvent;
}

// prettier-ignore
const VIEW: CardsView = {
  phase: 'draw', active: 0, deck: {}, left: 9, tableau: [], total: 0, currency: 0, market: {}, auction: null, debt: null,
  seats: [],
};

describe('passages', () => {
  const passages = passagesOf(MOVES);

  test('a decision takes what chance deals along, and a payment is one', () => {
    expect(passages.map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [0, 2],
      [2, 4],
      [4, 6],
      [6, 7],
      [7, 10],
    ]);
    expect(passages.map(({ seat }) => seat)).toEqual([null, 0, 0, 1, 1, 1]);
  });

  test('what is dealt before the first decision belongs to the beginning', () => {
    const tiles = [played(1, CHANCE, '2', 'tile'), played(2, 0, 'place:0,0', 'places')];
    expect(passagesOf(tiles).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('every position belongs to one', () => {
    expect([0, 1, 2, 3, 8, 10, 99].map((at) => passageAt(passages, at))).toEqual([0, 1, 1, 2, 5, 5, 5]);
  });

  test('turns are found in both directions', () => {
    expect(turnFrom(passages, 0, 1)).toBe(2);
    expect(turnFrom(passages, 2, 1)).toBe(5);
    expect(turnFrom(passages, 4, -1)).toBe(2);
    expect(turnFrom(passages, 2, -1)).toBe(0);
  });
});

test('a sentence is told when somebody asks, and once', () => {
  const tell = vi.fn((events: readonly GameEvent[]) => events.map(({ event }) => event));
  const passages = [
    { from: 0, to: 0, seat: null, events: [happening('turn')] },
    { from: 0, to: 1, seat: 0, events: [happening('draws'), happening('card')] },
  ];
  const sentences = new Sentences(passages, { tell }, 'It begins.');
  expect(tell).not.toHaveBeenCalled();
  expect([sentences.at(1), sentences.at(1), sentences.at(0)]).toEqual([
    'draws card',
    'draws card',
    'It begins. turn',
  ]);
  expect(tell).toHaveBeenCalledTimes(2);
});

test('a position is fetched once, and again only after it failed', async () => {
  const fetched: number[] = [];
  let isDown = true;
  const positions = new Positions((number) => {
    fetched.push(number);
    return isDown ? Promise.reject(new Error('down')) : Promise.resolve({ number } as Step);
  });
  await expect(positions.get(3)).rejects.toThrow('down');
  isDown = false;
  await positions.get(3);
  await positions.get(3);
  expect(fetched).toEqual([3, 3]);
  expect(positions.has(3)).toBe(true);
});

describe('playing on', () => {
  test('I am who is to move, bots are the others', () => {
    expect(usualChoices(TABLE, 1, ['careful'])).toEqual(['bot:careful', 'mine']);
    expect(usualChoices(TABLE, null, ['careful'])).toEqual(['mine', 'bot:greedy']);
  });

  test('a bot that sat there plays on, and nobody sits there twice', () => {
    const seats: Table['seats'] = [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', bot: 'nora' },
      { kind: 'bot', bot: 'momo' },
    ];
    const bots = ['nora', 'rocco', 'momo'];
    expect(usualChoices({ ...TABLE, seats }, 1, bots)).toEqual(['bot:nora', 'mine', 'bot:momo']);
    expect(usualChoices({ ...TABLE, seats }, 0, bots)).toEqual(['mine', 'bot:nora', 'bot:momo']);
  });

  test('a solo game has no seat for its opponent', () => {
    const solo: Table = { ...TABLE, seats: [...TABLE.seats.slice(0, 1), { kind: 'opponent' }] };
    expect(usualChoices(solo, 1, ['careful'])).toEqual(['mine']);
  });

  test('the table begins at the move', () => {
    const wanted = tableFrom(TABLE, 7, ['bot:greedy', 'mine'], () => 'Somebody', ' Ada ');
    expect(wanted.beginning).toEqual({ table: 'abc', move: 7 });
    expect(wanted.seats).toEqual([
      { kind: 'bot', bot: 'greedy' },
      { kind: 'mine', name: 'Ada' },
    ]);
  });
});

test('a record is one object, or the first line of several', async () => {
  const file = (text: string): Blob => ({ size: text.length, text: () => Promise.resolve(text) }) as Blob;
  expect(await readRecords(file('{\n "game": "cards" }'))).toEqual([{ game: 'cards' }]);
  const several = '\n{"game": "tiles"}\nhello\n{"game": "cards"}\n';
  expect(await readRecords(file(several))).toEqual([{ game: 'tiles' }, { game: 'cards' }]);
  expect(aboutRecord({ game: 'tiles', meta: { names: ['Ada', null] } })).toEqual({
    game: 'tiles',
    names: ['Ada'],
  });
  expect(aboutRecord({ meta: { players: ['rocco', 'person'] } }).names).toEqual(['Rocco']);
  for (const text of ['', 'hello', '[1]', '3']) {
    await expect(readRecords(file(text))).rejects.toMatchObject({ key: 'replay.file-unreadable' });
  }
});

describe('a walk through a game', () => {
  let asked: string[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    choose({ motion: 'on' });
    asked = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json(answer(path)));
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function answer(path: string): Step | Story {
    const number = Number(/positions\/(\d+)/.exec(path)?.[1] ?? NaN);
    if (Number.isNaN(number)) return story();
    return { number, of: 10, played: null, view: VIEW, to_move: 0, legal: [], chances: {} };
  }

  function story(): Story {
    return { table: TABLE, moves: MOVES, times: [], ending: { reason: 'rules', winners: [0] } };
  }

  async function opened(at: number | null): Promise<Replay> {
    const replay = new Replay('abc');
    const loading = replay.load(at);
    await vi.runAllTimersAsync();
    await loading;
    return replay;
  }

  async function after(deed: Promise<void>): Promise<void> {
    await vi.advanceTimersByTimeAsync(1000);
    await deed;
  }

  test('begins at the start, or where the address says', async () => {
    expect((await opened(null)).at).toBe(0);
    expect((await opened(4)).step?.number).toBe(7);
    expect((await opened(999)).at).toBe(10);
  });

  test('every number in an address names the position that the page shows under it', async () => {
    for (const move of [0, 1, 2, 3, 4, 5]) {
      const replay = await opened(move);
      expect([replay.index, replay.step?.number]).toEqual([move, replay.passages[move]?.to]);
    }
  });

  test('goes step by step, and from the middle of a passage to its ends', async () => {
    const replay = await opened(0);
    await after(replay.goTo(8));
    await after(replay.go(-1));
    expect(replay.at).toBe(7);
    await after(replay.go(-1));
    expect(replay.at).toBe(6);
    await after(replay.go(1));
    expect(replay.at).toBe(7);
    await after(replay.goTo(9));
    await after(replay.go(1));
    expect(replay.at).toBe(10);
  });

  test('acts out a single step, and shows everything else as it is', async () => {
    const replay = await opened(1);
    await after(replay.goTo(7));
    expect(replay.beats.isPlaying).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    await after(replay.go(1));
    expect(replay.beats.isPlaying).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(replay.beats.isPlaying).toBe(false);
    expect(replay.told.map(({ event }) => event)).toEqual(['chooses', 'spends', 'spends', 'buys', 'turn']);
  });

  test('tells of a step only what has been seen of it', async () => {
    const replay = await opened(1);
    await vi.advanceTimersByTimeAsync(2000);
    const deed = replay.go(1);
    await vi.advanceTimersByTimeAsync(100);
    await deed;
    expect(replay.at).toBe(4);
    expect(replay.told).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(replay.told.map(({ event }) => event)).toEqual(['draws', 'card', 'busts', 'turn']);
  });

  test('knows how far somebody has come, also when they have gone back', async () => {
    const replay = await opened(1);
    await after(replay.goTo(7));
    await after(replay.goTo(2));
    expect(replay.passages[replay.reached]?.to).toBe(7);
  });

  test('knows the neighbours beforehand', async () => {
    await opened(2);
    expect(asked.map((path) => path.split('/').at(-1))).toEqual(['story', '4', '6', '7', '2', 'abc']);
  });

  test('keeps the record, so that it can be played on from without the server', async () => {
    const replay = await opened(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.record).toMatchObject({ moves: MOVES });
  });

  test('plays by itself to the end, and no further', async () => {
    const replay = await opened(2);
    await after(replay.toggle());
    expect(replay.isPlaying).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([replay.at, replay.isPlaying]).toEqual([10, false]);
    expect(replay.result?.winners).toEqual([0]);
  });

  test('takes the fast lane at the fast speed', () => {
    expect(lasting(5, 'fast')).toBeLessThan(lasting(1, 'normal'));
    expect(lasting(1, 'normal')).toBeLessThan(lasting(1, 'slow'));
  });

  test('follows the keys, but not where somebody types', async () => {
    const replay = await opened(2);
    const press = (key: string, target: EventTarget = document.body): Promise<void> => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true });
      Object.defineProperty(event, 'target', { value: target });
      onReplayKey(event, replay);
      return after(Promise.resolve());
    };
    await press('End');
    expect(replay.at).toBe(10);
    await press('ArrowLeft');
    expect(replay.at).toBe(7);
    await press('PageUp');
    expect(replay.at).toBe(4);
    await press('Home', document.createElement('input'));
    expect(replay.at).toBe(4);
  });
});
