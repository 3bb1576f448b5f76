import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Count } from './count.svelte';

const THINGS = [1, 2, 3].map((number) => ({ number, lasts: 300 }));

const looked: number[] = [];
let ends = 0;
let count: Count<{ number: number; lasts: number }>;

beforeEach(() => {
  vi.useFakeTimers();
  looked.length = ends = 0;
  count = new Count(
    ({ number }) => looked.push(number),
    () => (ends += 1),
  );
});

afterEach(() => {
  count.stop();
  vi.useRealTimers();
});

/** In a browser somebody looks elsewhere, or comes back. */
function look(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
  flushSync();
}

test('one thing is counted after the other, each for its time, and then it is over', () => {
  count.begin(THINGS);
  expect([looked, count.now?.number, count.isOver]).toEqual([[1], 1, false]);
  vi.advanceTimersByTime(299);
  expect(looked).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect([looked, count.counted.length]).toEqual([[1, 2], 2]);
  vi.advanceTimersByTime(600);
  expect([looked, count.isOver, count.now, ends]).toEqual([[1, 2, 3], true, null, 1]);
});

test('a machine that is late with one thing hurries the next', () => {
  count.begin(THINGS);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 600);
  vi.runOnlyPendingTimers(); // late by as much as the next one takes
  clock.mockRestore();
  vi.advanceTimersByTime(1);
  expect(looked).toEqual([1, 2, 3]);
});

test('a press shows the end at once, and only once', () => {
  count.begin(THINGS);
  vi.advanceTimersByTime(300);
  count.skip();
  expect([count.isOver, ends, looked]).toEqual([true, 1, [1, 2]]);
  count.skip();
  vi.runAllTimers();
  expect([ends, looked]).toEqual([1, [1, 2]]);
});

test('a press that came with the last move skips nothing', () => {
  count.begin(THINGS);
  vi.advanceTimersByTime(100);
  count.skip();
  expect(count.isOver).toBe(false);
});

test('whoever looks elsewhere finds it counted', () => {
  count.begin(THINGS);
  look(true);
  expect([count.isOver, ends]).toEqual([true, 1]);
  look(false);
  vi.restoreAllMocks();
});

test('whoever comes late sees all of it and is told nothing', () => {
  count.show(THINGS);
  vi.runAllTimers();
  expect([count.isOver, looked, ends]).toEqual([true, [], 0]);
});
