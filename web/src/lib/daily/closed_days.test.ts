// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Daily } from '$lib/house/daily';
import type { OpenHouse } from '$lib/local/host/house';
import type { DailyDeal, RevealedDeal } from '$lib/wire/messages';
import { newHouse } from '../../test/local_house';
import { keepClosedDays } from './closed_days';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TODAY = 20_775;
const FIRST = TODAY - 5; // of which the server has deals

/** A server of which one may know what it was asked. */
const asked: number[] = [];
const server: Pick<Daily, 'revealed'> = {
  revealed: (after) => {
    asked.push(after);
    const closed = Math.floor((Date.now() - 4 * HOUR) / DAY) - 1;
    const days = Array.from({ length: closed - FIRST + 1 }, (_, number) => FIRST + number);
    return Promise.resolve(days.filter((day) => day > after).map(dealOf));
  },
};

const dealOf = (day: number): RevealedDeal => ({
  day,
  game: 'cards',
  options: { edition: 'trefl', seats: 1, start: 0, target: 6 },
  opponent: null,
  secret: 'ab'.repeat(32),
  house: [],
});

let house: OpenHouse;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  asked.length = 0;
  house = await newHouse();
});

afterEach(() => void vi.useRealTimers());

/** Looks at the page of the day, and tells which days can be played without the server. */
async function look(hour: number): Promise<number[]> {
  vi.setSystemTime(TODAY * DAY + hour * HOUR);
  const begins = TODAY * DAY;
  const deal = { day: TODAY, begins, ends: begins + DAY, closes: begins + DAY + 4 * HOUR };
  await keepClosedDays(house.answers, server, { deals: [deal as DailyDeal] }, { streak: hour });
  return (await house.answers.days('server')).known.sort();
}

test("yesterday's deal is kept as soon as it is closed, also by who has looked before", async () => {
  expect(await look(1)).toEqual([TODAY - 5, TODAY - 4, TODAY - 3, TODAY - 2]);
  expect(await look(5)).toEqual([TODAY - 5, TODAY - 4, TODAY - 3, TODAY - 2, TODAY - 1]);
  expect(asked).toEqual([0, TODAY - 2]);
});

test('who knows all that is closed asks no more, and still keeps the calendar', async () => {
  await look(5);
  await look(6);
  expect(asked).toEqual([0]);
  expect((await house.answers.days('server')).calendar).toEqual({ streak: 6 });
});

test('a browser that has lost its days asks for all of them again', async () => {
  const kept = await look(5);
  house = await newHouse();
  expect(await look(6)).toEqual(kept);
  expect(asked).toEqual([0, 0]);
});
