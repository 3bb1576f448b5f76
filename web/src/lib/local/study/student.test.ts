// @vitest-environment node
import { beforeAll, expect, test, vi } from 'vitest';
import { judgeFrom } from '../../../test/engines';
import { newContext, newHouse, playAt, SOLO } from '../../../test/local_house';
import { SharedDisk } from '../../../test/shared_disk';
import type { ReviewAnswer } from '$lib/wire/messages';
import type { Context } from '../host/context';
import type { OpenHouse } from '../host/house';
import type { Judge } from '../judging/judge';
import type { StudyAnswers } from '../protocol/study_protocol';
import { answersOf } from './student';

let judge: Judge;
let context: Context;
let house: OpenHouse;
let table: string;

/** A game of somebody who takes whatever is legal last. */
beforeAll(async () => {
  judge = await judgeFrom();
  context = await newContext(new SharedDisk());
  house = await newHouse(context);
  ({ id: table } = await house.answers.createTable(SOLO));
  await playAt(house, table, Infinity, -1);
});

function reviewed(study: StudyAnswers, of = table): Promise<ReviewAnswer> {
  return vi.waitFor(
    async () => {
      const answer = await study.review(of, null);
      expect(answer.status).toBe('done');
      return answer;
    },
    { timeout: 60_000, interval: 50 },
  );
}

test('a game is reviewed, kept, and its mistakes come back until they are solved', async () => {
  const study = answersOf(context, judge);
  expect((await study.mistakes()).not_reviewed).toBe(1);
  expect((await study.askForMyReviews()).waiting).toBe(1);
  const { review, mine } = await reviewed(study);
  expect(mine).toEqual([0]);
  const { due, exercises, games, waiting } = await study.mistakes();
  const own = review!.decisions.filter(
    ({ seat, mark, error }) => seat === 0 && /clear|grave/.test(mark) && error > 0.01,
  );
  expect([due, exercises, waiting]).toEqual([own.length, own.length, 0]);
  expect(games![0]!.kinds.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(
    review!.seats[0]!.decisions,
  );
  const [first] = await study.due();
  const position = await study.exercise(first!);
  const decision = own.find(({ number }) => number === first!.number)!;
  const wrong = decision.options[decision.made]!.moves;
  const right = decision.options[0]!.moves;
  expect((await study.tryExercise(first!, wrong)).key).toBeNull();
  const missed = await study.answerExercise(first!, { asked: 0, moves: wrong });
  expect(missed).toMatchObject({ right: false, counted: true, exercise: { asked: 1, missed: 1, box: 0 } });
  expect(missed.exercise.due).toBeGreaterThan(position.exercise.due);
  const again = await study.answerExercise(first!, { asked: 1, moves: right });
  expect(again).toMatchObject({ right: true, counted: false }); // it is not due yet
  expect((await answersOf(context, judge).mistakes()).due).toBe(own.length - 1); // another tab
});
