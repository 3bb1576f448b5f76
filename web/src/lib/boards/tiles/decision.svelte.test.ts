import { describe, expect, test, vi } from 'vitest';
import moments from '../../../../fixtures/tile_moments.json';
import { promised } from '../../../test/promised';
import type { BoardProps, TilesView } from '$lib/game/props';
import { cellKey, cellOf } from './cells';
import { TileDecision, type Position } from './decision.svelte';

type Moment = Pick<BoardProps<TilesView>, 'view' | 'legal' | 'acting'>;

/** Somebody who decides at a moment of a real game. */
function at(name: string, send: (tokens: string[]) => Promise<void> = async () => {}) {
  const { view, legal, acting } = moments.find((one) => one.name === name) as unknown as Moment;
  let position: Position = $state.raw({ view, legal, acting });
  const sent = vi.fn(send);
  const tell = vi.fn();
  const decision = new TileDecision(() => position, { send: sent, tell });
  const arrive = (next: Partial<Position>): void => {
    position = { ...position, ...next };
  };
  return { decision, choosing: decision.choosing, sent, tell, arrive, view, legal, acting };
}

const FINGER = ['touch', false] as const;
const MOUSE = ['mouse', false] as const;

describe('pressing a place for the tile in hand', () => {
  test('places it by mouse, by key, and by those who want it with one tap', () => {
    for (const [by, oneTap] of [
      ['mouse', false],
      ['key', false],
      ['touch', true],
    ] as const) {
      const { decision, choosing, sent } = at('closed');
      const cell = choosing.targets[0]!;
      expect(decision.press(cell, by, oneTap)).toBe('places');
      expect(sent).toHaveBeenCalledExactlyOnceWith([`place:${cellKey(cell)}`]);
    }
  });

  test('only aims with a finger, until the same place is pressed again', () => {
    const { decision, choosing, sent } = at('closed');
    const [first, second] = choosing.targets;
    expect(decision.press(first!, ...FINGER)).toBe('aims');
    expect(decision.press(second!, ...FINGER)).toBe('aims');
    expect(decision.at).toEqual(second);
    expect(sent).not.toHaveBeenCalled();
    expect(decision.press(second!, ...FINGER)).toBe('places');
    expect(sent).toHaveBeenCalledExactlyOnceWith([`place:${cellKey(second!)}`]);
  });

  test('does nothing while a move is on its way', () => {
    const { decision, choosing, sent } = at('closed', () => promised().promise);
    const [first, second] = choosing.targets;
    decision.press(first!, ...MOUSE);
    expect(decision.press(second!, ...MOUSE)).toBeNull();
    expect(sent).toHaveBeenCalledOnce();
  });
});

describe('the tile in hand', () => {
  test('is the one that was drawn, in the closed game', () => {
    const { decision, view } = at('closed');
    expect(decision.value).toBe(view.hand);
    expect(decision.picked).toBeNull();
  });

  test('is an end of the row in the open game, once one has been picked', () => {
    const { decision, choosing, view, acting } = at('open_dense');
    const row = view.supplies[acting!]!.row!;
    expect(decision.value).toBeNull();
    choosing.pick('left');
    expect(decision.value).toBe(row[0]);
    choosing.pick('right');
    expect(decision.value).toBe(row.at(-1));
    choosing.pick('right');
    expect(decision.value).toBeNull();
  });

  test('is taken from the plane in the second round, and put back by the same press', () => {
    const { decision, choosing, view } = at('second_round');
    const cell = cellOf(choosing.sources[0]!);
    const tile = view.tiles.find(({ x, y }) => x === cell.x && y === cell.y)!;
    expect(decision.press(cell, ...MOUSE)).toBe('takes');
    expect(decision.picked).toEqual(cell);
    expect(decision.value).toBe(tile.value);
    expect(decision.press(cell, ...MOUSE)).toBe('takes');
    expect(decision.picked).toBeNull();
  });

  test('may be another one, when another one is pressed', () => {
    const { decision, choosing } = at('second_round');
    const [first, second] = choosing.sources;
    decision.press(cellOf(first!), ...MOUSE);
    decision.press(cellOf(second!), ...MOUSE);
    expect(decision.picked).toEqual(cellOf(second!));
  });

  test('is held over the place that the pointer is at, and over nothing else', () => {
    const { decision, choosing, view, acting } = at('closed');
    const cell = choosing.targets[0]!;
    decision.hover(cell);
    expect(decision.held).toEqual({ ...cell, seat: acting, value: view.hand });
    decision.hover({ x: 99, y: 99 });
    expect(decision.held).toBeNull();
  });

  test('stays where it was aimed at, wherever the pointer goes', () => {
    const { decision, choosing } = at('closed');
    const [first, second] = choosing.targets;
    decision.press(first!, ...FINGER);
    decision.hover(second!);
    expect(decision.at).toEqual(first);
  });

  test('is nobody’s who waits', () => {
    const { decision, choosing, arrive } = at('closed');
    decision.hover(choosing.targets[0]!);
    arrive({ acting: null });
    expect(choosing.choices).toEqual([]);
    expect(decision.held).toBeNull();
  });
});

describe('a move on its way', () => {
  test('lies there at once, with where it came from', async () => {
    const answer = promised();
    const { decision, choosing, acting } = at('second_round', () => answer.promise);
    const from = cellOf(choosing.sources[0]!);
    decision.press(from, ...MOUSE);
    const [to, value] = [choosing.targets[0]!, decision.value];
    decision.press(to, ...MOUSE);
    expect(decision.isSending).toBe(true);
    expect(decision.underway).toEqual({ at: to, from, isOwn: true, tile: { ...to, seat: acting, value } });
    answer.keep();
    await vi.waitFor(() => expect(decision.isSending).toBe(false));
    expect(decision.underway).toBeNull();
  });

  test('that is refused is told, and nothing of it stays', async () => {
    const refusal = { key: 'illegal.place', details: {} };
    const { decision, choosing, tell } = at('closed', () => Promise.reject(refusal));
    decision.press(choosing.targets[0]!, ...FINGER);
    await decision.make(choosing.token);
    expect(tell).toHaveBeenCalledExactlyOnceWith(refusal);
    expect([decision.underway, choosing.aim, decision.isSending]).toEqual([null, null, false]);
  });

  test('is known again when it is told, by this very object', async () => {
    const { decision, choosing } = at('closed');
    const [cell, other] = choosing.targets;
    decision.press(cell!, ...MOUSE);
    const { underway } = decision;
    expect(decision.recognise({ at: { ...cell! }, from: null })).toBe(underway);
    const theirs = { at: other!, from: null };
    expect(decision.recognise(theirs)).toBe(theirs);
  });

  test('is no more than passing, where that is all there is', async () => {
    const { decision, choosing, sent, arrive } = at('second_round');
    arrive({ legal: ['pass'] });
    expect(choosing.mayPass).toBe(true);
    await decision.make('pass');
    expect(sent).toHaveBeenCalledExactlyOnceWith(['pass']);
  });

  test('is nothing while nothing is chosen', async () => {
    const { decision, choosing, sent } = at('closed');
    await decision.make(choosing.token);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a new position', () => {
  test('lets nothing stand that was chosen', () => {
    const { decision, choosing, legal, arrive } = at('second_round');
    decision.press(cellOf(choosing.sources[0]!), ...MOUSE);
    const before = decision.key;
    arrive({ legal: legal.slice(1) });
    expect(decision.key).not.toBe(before);
    decision.begin();
    expect(decision.picked).toBeNull();
  });

  test('that is only told again is no new decision', () => {
    const { decision, legal, view, arrive } = at('second_round');
    const before = decision.key;
    arrive({ legal: [...legal], view: structuredClone(view) });
    expect(decision.key).toBe(before);
  });

  test('in the middle of sending is another decision, which the late answer does not touch', async () => {
    const [first, second] = [promised(), promised()];
    const answers = [first, second];
    const { decision, choosing, legal, arrive } = at('closed', () => answers.shift()!.promise);
    const one = decision.make(legal[0]!);
    arrive({ legal: legal.slice(1) });
    expect(decision.isSending).toBe(false);
    const other = decision.make(choosing.choices[0]!.token);
    first.keep();
    await one;
    expect(decision.isSending).toBe(true);
    second.keep();
    await other;
    expect(decision.isSending).toBe(false);
  });

  test('offers nothing that was offered before and is no longer', () => {
    const { decision, choosing, legal, arrive } = at('closed');
    const cell = choosing.targets[0]!;
    decision.press(cell, ...FINGER);
    arrive({ legal: legal.filter((token) => token !== `place:${cellKey(cell)}`) });
    expect([choosing.aim, choosing.token, decision.at]).toEqual([null, null, null]);
  });
});
