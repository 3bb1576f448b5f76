import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import games from '../../../../fixtures/card_games.json';
import { choose } from '$lib/settings/settings.svelte';
import { Beats, type Audience } from './beats.svelte';
import { cardScript } from '../cards/script';
import type { CardsView, GameEvent, TilesView } from '$lib/game/props';
import { tileScript } from '../tiles/script';

interface Step {
  events: GameEvent[];
  view: CardsView;
}

const [{ start, steps: played }] = games as unknown as [{ start: CardsView; steps: Step[] }];
const steps = played.map(({ events, view }) => ({ events, view: { ...start, ...view } }));
const audience: Audience = { isMine: (seat) => seat === 0, hasOdds: () => true };

// prettier-ignore
const NINE: CardsView = {
  phase: 'draw', active: 0, deck: { B9: 3, '*4': 1 }, left: 4, tableau: ['P9'], total: 9, currency: 0, market: {},
  auction: null, debt: null,
  seats: [0, 1].map(() => ({
    cards: {}, tokens: 0, busts: 0, to_move: false, score: 0, runs: { B: [], G: [], O: [], P: [] },
  })),
};
const AFTER: CardsView = { ...NINE, deck: { B9: 2, '*4': 1 }, left: 3, tableau: [], total: 0, active: 1 };
const BUST: GameEvent[] = [
  { event: 'draws', seat: 0 },
  { event: 'card', seat: 0, card: 'B9' },
  { event: 'busts', seat: 0, by: 'numbers' },
  { event: 'to_market', cards: ['P9', 'B9'] },
  { event: 'turn', seat: 1 },
];

let beats: Beats<CardsView>;

beforeEach(() => {
  vi.useFakeTimers();
  choose({ pace: 'normal', motion: 'on' });
  vi.runAllTimers(); // what was chosen is kept
  beats = new Beats(() => cardScript, audience);
  beats.reset({ view: NINE, toMove: 0 });
});

afterEach(() => {
  beats.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What is seen, one after the other, until all is. */
function watched(): string[] {
  const seen: string[] = [];
  for (let time = 0; time < 20_000 && beats.isPlaying; time += 10) {
    const { turning, told, view, toMove } = beats;
    const card = turning ? (turning.face ?? 'face down') : '';
    const now = [card, view?.total, told?.event, toMove].join(' ').trim();
    if (seen.at(-1) !== now) seen.push(now);
    vi.advanceTimersByTime(10);
  }
  return seen;
}

describe('a card that busts', () => {
  test.each([
    ['slow', 'on'],
    ['normal', 'on'],
    ['fast', 'on'],
    ['normal', 'off'],
  ] as const)(
    'is turned, counted, too many, and then it is the next one’s turn (%s, motion %s)',
    (pace, motion) => {
      choose({ pace, motion });
      beats.follow(BUST, { view: AFTER, toMove: 1 });
      expect(watched()).toEqual([
        'face down 9  0',
        'B9 9  0',
        '18 card 0',
        '18 busts 0',
        '18 to_market 0',
        '0 turn 1',
      ]);
      expect([beats.view, beats.toMove]).toEqual([AFTER, 1]);
    },
  );

  test('leaves the deck as it was known until one sees which it is', () => {
    beats.follow(BUST, { view: AFTER, toMove: 1 });
    expect(beats.view).toMatchObject({ left: 3, deck: NINE.deck });
    expect(beats.untold).toBe(BUST.length);
  });

  test('keeps one waiting longer than a card that cannot', () => {
    const lasting = (total: number): number => {
      beats.reset({ view: { ...NINE, total, tableau: ['P1'] }, toMove: 0 });
      beats.follow(BUST.slice(0, 2), { view: AFTER, toMove: 1 });
      return beats.turning?.lasts ?? 0;
    };
    expect(lasting(9)).toBeGreaterThan(1.5 * lasting(0));
  });
});

test('a wildcard stays in sight until its auction begins', () => {
  const events: GameEvent[] = [
    { event: 'card', seat: 0, card: '*4' },
    { event: 'auction', card: '*4' },
  ];
  beats.follow(events, { view: { ...NINE, phase: 'bid' }, toMove: 1 });
  expect(watched()).toEqual(['face down 9  0', '*4 9  0', '*4 9 card 0', '9 auction']);
});

describe('the display never stays behind', () => {
  test('it ends at each position of a whole game, in order', () => {
    beats.reset({ view: start, toMove: 0 });
    for (const { events, view } of steps) {
      const told: GameEvent[] = [];
      beats.follow(events, { view, toMove: null });
      let latest: GameEvent[] | null = null;
      for (let time = 0; time < 20_000; time += 10) {
        if (beats.latest !== latest) told.push(...(latest = beats.latest));
        if (!beats.isPlaying) break;
        vi.advanceTimersByTime(10);
      }
      expect(beats.view).toBe(view);
      expect(told.slice(-events.length)).toEqual(events);
    }
  });

  test('a burst of updates is shown within seconds', () => {
    for (const { events, view } of steps.slice(0, 60)) beats.follow(events, { view, toMove: 0 });
    vi.advanceTimersByTime(12_000);
    expect([beats.isPlaying, beats.view]).toEqual([false, steps[59]?.view]);
  });

  test('whoever comes back waits less', () => {
    for (const { events, view } of steps.slice(0, 30)) beats.follow(events, { view, toMove: 0 }, true);
    vi.advanceTimersByTime(4000);
    expect([beats.isPlaying, beats.view]).toEqual([false, steps[29]?.view]);
  });

  test('a page that nobody sees shows everything at once, and so does one that is hidden meanwhile', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    beats.follow(BUST, { view: AFTER, toMove: 1 });
    expect([beats.isPlaying, beats.toMove]).toEqual([false, 1]);
    hidden.mockReturnValue(false);
    beats.follow(BUST, { view: NINE, toMove: 0 });
    expect(beats.isPlaying).toBe(true);
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect([beats.isPlaying, beats.view]).toEqual([false, NINE]);
  });

  test('a machine that was late with one beat is in time with the last', () => {
    const began = performance.now();
    beats.follow(BUST, { view: AFTER, toMove: 1 });
    vi.runAllTimers();
    const usual = performance.now() - began;
    beats.reset({ view: NINE, toMove: 0 });
    beats.follow(BUST, { view: AFTER, toMove: 1 });
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + usual);
    vi.runOnlyPendingTimers(); // late by as much as everything takes
    vi.advanceTimersByTime(0);
    vi.advanceTimersByTime(10);
    expect(beats.isPlaying).toBe(false);
    clock.mockRestore();
  });

  test('what was taken back is gone at once, with what was still to be shown', () => {
    beats.follow(BUST, { view: AFTER, toMove: 1 });
    beats.reset({ view: NINE, toMove: 0 });
    vi.runAllTimers();
    expect([beats.isPlaying, beats.view, beats.toMove, beats.told]).toEqual([false, NINE, 0, null]);
  });

  test('what changes beside the moves is so in the end', () => {
    beats.follow(BUST, { view: AFTER, toMove: 1 });
    const later = { ...AFTER, left: 2 };
    beats.follow([], { view: later, toMove: 0 });
    vi.runAllTimers();
    expect([beats.view, beats.toMove]).toEqual([later, 0]);
  });
});

describe('a press while something is shown', () => {
  test('shows the rest of it at once, and tells it', () => {
    beats.follow(BUST, { view: AFTER, toMove: 1 });
    vi.advanceTimersByTime(300);
    beats.hurry();
    expect([beats.isPlaying, beats.view, beats.isHurried]).toEqual([false, AFTER, true]);
    expect(beats.latest).toEqual(BUST);
  });

  test('does nothing when it was the second of a double click', () => {
    beats.follow(BUST, { view: AFTER, toMove: 1 });
    vi.advanceTimersByTime(100);
    beats.hurry();
    expect(beats.isPlaying).toBe(true);
  });
});

test('others are at work from when one sees what they do, not from when it is known', () => {
  beats.follow(BUST, { view: AFTER, toMove: 1 });
  beats.follow([{ event: 'stops', seat: 1, reward: 'numbers' }], { view: AFTER, toMove: 0 });
  const seen = new Set<string>();
  while (beats.isPlaying) {
    seen.add(`${beats.told?.event} ${beats.isOthers}`);
    vi.advanceTimersToNextTimer();
  }
  expect([...seen].filter((one) => one.endsWith('true'))).toEqual(['stops true']);
});

describe('what comes after a card changes nothing before it is turned', () => {
  const DRAWN = BUST.slice(0, 2);
  const safe: GameEvent = { event: 'card', seat: 0, card: 'B1' };
  const theirTurn = Array.from({ length: 12 }, (): GameEvent[] => [
    { event: 'draws', seat: 1 },
    { event: 'card', seat: 1, card: 'B1' },
  ]).flat();
  const twins: GameEvent[][] = [
    DRAWN,
    BUST,
    [...BUST, ...theirTurn],
    [{ event: 'draws', seat: 0 }, safe],
    [
      { event: 'draws', seat: 0 },
      { event: 'card', seat: 0, card: '*4' },
      { event: 'auction', card: '*4' },
    ],
  ];

  test.each(['slow', 'normal', 'fast'] as const)(
    'neither what is seen nor how long it takes (%s)',
    (pace) => {
      choose({ pace });
      vi.runAllTimers();
      const tales = twins.map((events) => {
        beats.reset({ view: NINE, toMove: 0 });
        const began = performance.now();
        beats.follow(events, { view: AFTER, toMove: 1 });
        const seen: unknown[] = [];
        while (beats.turning?.face === null) {
          const { view, toMove, turning, told, isOthers, isHurried } = beats;
          seen.push({ view, toMove, turning, told, isOthers, isHurried });
          vi.advanceTimersByTime(10);
        }
        return { seen, lasted: performance.now() - began };
      });
      for (const tale of tales) expect(tale).toEqual(tales[0]);
    },
  );
});

test('a tile lies, then its neighbour is named, then the next tile is turned', () => {
  const view: TilesView = {
    phase: 'place',
    open: false,
    hand: 3,
    supplies: [{ left: 14 }, { left: 15 }],
    tiles: [],
    second_round: null,
    lines: [],
  };
  const later: TilesView = {
    ...view,
    hand: 2,
    supplies: [{ left: 14 }, { left: 14 }],
    tiles: [{ x: 0, y: 0, seat: 0, value: 3 }],
  };
  const tiles = new Beats<TilesView>(() => tileScript, audience);
  tiles.reset({ view, toMove: 0 });
  const events: GameEvent[] = [
    { event: 'places', seat: 0, x: 0, y: 0, value: 3 },
    { event: 'tile', seat: 1, value: 2 },
  ];
  tiles.follow(events, { view: later, toMove: 1 });
  const seen: unknown[] = [];
  while (tiles.isPlaying) {
    seen.push([tiles.view?.tiles.length, tiles.toMove, tiles.view?.hand, tiles.view?.supplies[1]?.left]);
    vi.advanceTimersToNextTimer();
  }
  expect(seen).toEqual([
    [1, null, null, 15],
    [1, 1, null, 15],
    [1, 1, 2, 14],
  ]);
  expect(tiles.view).toBe(later);
  tiles.stop();
});
