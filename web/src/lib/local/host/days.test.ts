// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DealSource } from '$lib/house/daily';
import type { DailyCalendar, RevealedDeal } from '$lib/wire/messages';
import { newHouse, playAt } from '../../../test/local_house';
import type { OpenHouse } from './house';

const DAY = 86_400_000;
const TODAY = 20_775;

const TOLD: RevealedDeal = {
  day: TODAY - 3,
  game: 'cards',
  options: { edition: 'trefl', seats: 1, start: 0, target: 6 },
  opponent: null,
  secret: 'ab'.repeat(32),
  house: [],
};

beforeEach(() => void vi.useFakeTimers({ now: TODAY * DAY + DAY / 2, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** The tokens of a game that is played to its end. */
async function play(house: OpenHouse, source: DealSource, day: number, choice = 0): Promise<string[]> {
  const { id } = await house.answers.playDeal(source, day, 'cards');
  await playAt(house, id, Infinity, choice);
  return (await house.answers.record(id)).moves;
}

test('without a server every day has a deal, the same on all devices, and none of tomorrow', async () => {
  const [one, other] = [await newHouse(), await newHouse()];
  const { today, known, calendar } = await one.answers.days('date');
  expect(today.map(({ game, day }) => [game, day])).toEqual([
    ['cards', TODAY],
    ['tiles', TODAY],
  ]);
  expect([Math.max(...known), known.length, calendar]).toEqual([TODAY, 35, null]);
  expect(await play(one, 'date', TODAY)).toEqual(await play(other, 'date', TODAY));
  await expect(one.answers.playDeal('date', TODAY + 1, 'cards')).rejects.toMatchObject({
    key: 'daily.unknown',
  });
});

test('what a server has told is played here with the same cards, and nothing else is', async () => {
  const house = await newHouse();
  const { answers } = house;
  await expect(answers.deal('server', TOLD.day, 'cards')).rejects.toMatchObject({ key: 'daily.unknown' });
  const calendar: DailyCalendar = { streak: 4 };
  await answers.keepDays([TOLD], calendar);
  expect(await answers.days('server')).toEqual({ today: [], known: [TOLD.day], played: [], calendar });
  await play(house, 'server', TOLD.day);
  const { deal } = await answers.deal('server', TOLD.day, 'cards');
  const { status, table, result } = deal.mine;
  expect([status, result?.ended, result!.busts.length > 3]).toEqual(['over', 'rules', true]);
  const record = await answers.record(table!);
  expect(record.meta).toMatchObject({ practice: true, daily: { day: TOLD.day, counts: false } });
  expect(record.meta!['shuffle']).toMatchObject({ secret: TOLD.secret });
  expect((await answers.days('server')).played).toMatchObject([
    { day: TOLD.day, games: [{ game: 'cards' }] },
  ]);
});

test('the first game is the one that is told: it goes on, nothing is taken back, and it measures nobody', async () => {
  const house = await newHouse();
  const { answers } = house;
  const { id } = await answers.playDeal('date', TODAY, 'cards');
  await playAt(house, id, 3);
  expect((await answers.days('date')).today[0]!.mine).toMatchObject({ status: 'playing', table: id });
  expect((await answers.playDeal('date', TODAY, 'cards')).id).toBe(id);
  await playAt(house, id);
  const again = await answers.playDeal('date', TODAY, 'cards');
  expect(again.id).not.toBe(id);
  const agreed = await Promise.all([id, again.id].map((table) => answers.story(table)));
  expect(agreed.map(({ table }) => [table.agreement.takeback, table.agreement.hints])).toEqual([
    ['never', 'never'],
    ['free', 'alone'],
  ]);
  await playAt(house, again.id, Infinity, -1);
  expect((await answers.deal('date', TODAY, 'cards')).deal.mine.table).toBe(id);
  expect((await answers.me()).solo).toEqual([]);
});

test('in the file of all games they stay what they are', async () => {
  const house = await newHouse();
  await play(house, 'date', TODAY);
  const { text } = await house.answers.saveAll();
  const other = await newHouse();
  expect(await other.answers.bringAll(text)).toMatchObject({ added: 1, broken: [] });
  expect((await other.answers.days('date')).played).toMatchObject([{ day: TODAY }]);
  const broken = text.replace(/("source":null,"daily":\{"day":)\d+/, '$1"x"');
  expect((await (await newHouse()).answers.bringAll(broken)).broken).toMatchObject([
    { key: 'local.not_running' },
  ]);
});
