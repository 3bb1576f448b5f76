import { expect, test } from 'vitest';
import { timeUntil } from './relative_time';

test('what comes back is told in words', () => {
  const minute = 60_000;
  expect(timeUntil(10 * minute, 'en', 0)).toBe('in 10 minutes');
  expect(timeUntil(1440 * minute - 5000, 'en', 0)).toBe('in 1 day');
  expect(timeUntil(7 * 1440 * minute, 'de', 0)).toBe('in 7 Tagen');
  expect(timeUntil(0, 'en', 5 * minute)).toBe('in 1 minute');
});
