// @vitest-environment node
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PuzzleJudgement, PuzzleRun } from '$lib/wire/messages';
import { judgeFrom } from '../../../test/engines';
import { newContext } from '../../../test/local_house';
import { PuzzleHost } from '../../../test/puzzles';
import { SharedDisk } from '../../../test/shared_disk';
import type { Context } from '../host/context';
import type { Judge } from '../judging/judge';
import { Shelves } from '../shelves/shelves';
import { MissedPuzzles } from './missed_puzzles';
import { LocalPuzzles } from './puzzles';

const NOON = 20_000 * 24 * 60 * 60_000 + 12 * 60 * 60_000; // of a day
const MINUTE = 60_000;

let judge: Judge;
let context: Context;
let host: PuzzleHost;
let now: number;

beforeAll(async () => {
  judge = await judgeFrom();
});

beforeEach(async () => {
  context = await newContext(new SharedDisk());
  host = new PuzzleHost(context.around.engines, 60);
  now = NOON;
});

/** A tab of the same browser. */
function open(): LocalPuzzles {
  return new LocalPuzzles(context, judge, host, () => now);
}

function queue(puzzles: LocalPuzzles): MissedPuzzles {
  return new MissedPuzzles(puzzles, new Shelves(context.storage), judge.practising, () => now);
}

/** Looks at the puzzle of a run, and answers it. */
async function answer(
  puzzles: LocalPuzzles,
  run: PuzzleRun,
  how: 'right' | 'wrong',
): Promise<PuzzleJudgement & { run: PuzzleRun }> {
  const id = run.puzzle!;
  const { asked = 0 } = await puzzles.puzzle(id, run.id);
  const judgement = await puzzles.answerPuzzle(id, { asked, moves: host.answers(id)[how], run: run.id });
  return { ...judgement, run: judgement.run! };
}

test('a streak goes on with harder ones until the first mistake, and its best is kept', async () => {
  const puzzles = open();
  let run = await puzzles.startRun({ kind: 'streak', game: 'tiles' });
  const ratings: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    ratings.push((await puzzles.puzzle(run.puzzle!)).rating);
    const told = await answer(puzzles, run, 'right');
    expect(told).toMatchObject({ right: true, counted: true, run: { solved: count + 1, lives: 1 } });
    ({ run } = told);
  }
  expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
  const last = await answer(puzzles, run, 'wrong');
  expect(last).toMatchObject({ right: false, lost: 0.25, exercise: { missed: 1 } });
  expect(last.run).toMatchObject({ over: 'lives', puzzle: null, solved: 3, missed: 1, best: 3 });
  const again = await open().myPuzzles(); // after a reload
  expect(again.games[1]).toMatchObject({ game: 'tiles', best_streak: 3, best_sprint: 0 });
  expect(again.runs).toEqual([]);
});

test('a run is where it was after a reload, at the very puzzle', async () => {
  const puzzles = open();
  const run = await puzzles.startRun({ kind: 'theme', game: 'cards', theme: 'stop' });
  const { run: next } = await answer(puzzles, run, 'right');
  const later = await open().run(run.id);
  expect(later).toEqual(next);
  expect((await open().puzzle(later.puzzle!, run.id)).theme).toBe('stop');
  expect((await open().myPuzzles()).runs).toMatchObject([{ id: run.id, solved: 1 }]);
  await expect(open().run('local-nothing')).rejects.toMatchObject({ key: 'puzzles.unknown_run' });
});

test('a sprint has three minutes from its first puzzle, by the clock of the house', async () => {
  const puzzles = open();
  const begun = await puzzles.startRun({ kind: 'sprint', game: 'tiles' });
  expect(begun).toMatchObject({ ends: null, left: 3 * MINUTE, lives: 3 });
  now += 10 * MINUTE; // nobody has looked at it yet
  const { run } = await puzzles.puzzle(begun.puzzle!, begun.id);
  expect(run).toMatchObject({ ends: now + 3 * MINUTE, left: 3 * MINUTE });
  now += MINUTE;
  const { run: next } = await answer(open(), run!, 'right');
  expect(next).toMatchObject({ solved: 1, left: 2 * MINUTE });
  now += 2 * MINUTE;
  await expect(answer(puzzles, next, 'right')).rejects.toMatchObject({ key: 'puzzles.run_over' });
  expect(await puzzles.run(begun.id)).toMatchObject({ over: 'time', puzzle: null, solved: 1, left: 0 });
});

test('a sprint forgives twice', async () => {
  const puzzles = open();
  let run = await puzzles.startRun({ kind: 'sprint', game: 'cards' });
  for (const lives of [2, 1, 0]) {
    ({ run } = await answer(puzzles, run, 'wrong'));
    expect(run.lives).toBe(lives);
  }
  expect(run).toMatchObject({ over: 'lives', missed: 3 });
});

test('what is sent again is judged in the same words, and counts once', async () => {
  const puzzles = open();
  const run = await puzzles.startRun({ kind: 'theme', game: 'tiles' });
  const id = run.puzzle!;
  const sent = { asked: 0, moves: host.answers(id).right, run: run.id };
  const first = await puzzles.answerPuzzle(id, sent);
  expect(await open().answerPuzzle(id, sent)).toEqual(first);
  const other = { ...sent, moves: host.answers(id).wrong };
  expect(await puzzles.answerPuzzle(id, other)).toMatchObject({ right: false, counted: false });
  const [, tiles] = (await puzzles.myPuzzles()).games;
  expect(tiles!.themes.reduce((sum, { tried }) => sum + tried!, 0)).toBe(1);
});

test('of two tabs that answer at once, one is stored', async () => {
  const [here, there] = [open(), open()];
  const run = await here.startRun({ kind: 'theme', game: 'tiles' });
  const { right, wrong } = host.answers(run.puzzle!);
  const told = await Promise.all([
    here.answerPuzzle(run.puzzle!, { asked: 0, moves: right, run: run.id }),
    there.answerPuzzle(run.puzzle!, { asked: 0, moves: wrong, run: run.id }),
  ]);
  expect(told.filter(({ counted }) => counted)).toHaveLength(1);
  const { solved, missed } = await here.run(run.id);
  expect(solved + missed).toBe(1);
});

test('only the first answer to a puzzle moves the rating, which is shown after a few', async () => {
  const puzzles = open();
  let run = await puzzles.startRun({ kind: 'theme', game: 'cards' });
  const shown: (number | null | undefined)[] = [];
  for (let count = 0; count < 6; count += 1) {
    const told = await answer(puzzles, run, 'right');
    shown.push(told.after);
    ({ run } = told);
  }
  expect(shown[0]).toBeNull();
  const rating = shown.at(-1)!;
  expect(rating).toBeGreaterThan(shown.at(-2)!);
  const known = (await puzzles.myPuzzles()).games[0]!;
  expect(known.rating).toBe(rating);
  const old = (await puzzles.run(run.id)).id;
  const id = (await context.storage.get<{ run: { done: string[] } }>('studies', ['puzzle run', old, 0]))!.run
    .done[0]!;
  await puzzles.answerPuzzle(id, { asked: 1, moves: host.answers(id).wrong });
  expect((await puzzles.myPuzzles()).games[0]!.rating).toBe(rating);
});

test('a missed puzzle comes back in the queue, and a run of missed ones ends with the last', async () => {
  const puzzles = open();
  await expect(puzzles.startRun({ kind: 'missed', game: 'tiles' })).rejects.toMatchObject({
    key: 'puzzles.nothing_due',
  });
  const run = await puzzles.startRun({ kind: 'streak', game: 'tiles' });
  const { exercise } = await answer(puzzles, run, 'wrong');
  const missed = queue(puzzles);
  expect(await missed.counts()).toMatchObject({ exercises: 1, due: 0, next_due: exercise!.due });
  now = exercise!.due;
  const [due] = await missed.due();
  expect(due).toMatchObject({ puzzle: run.puzzle, asked: 1, missed: 1 });
  const again = await puzzles.startRun({ kind: 'missed', game: 'tiles' });
  expect(again.puzzle).toBe(run.puzzle);
  const told = await answer(puzzles, again, 'right');
  expect(told).toMatchObject({ run: { over: 'done', solved: 1 }, exercise: { box: 1, asked: 2 } });
  expect(await missed.due()).toEqual([]);
});

test('the same puzzle is answered where mistakes are practised', async () => {
  const puzzles = open();
  const run = await puzzles.startRun({ kind: 'streak', game: 'tiles' });
  now = (await answer(puzzles, run, 'wrong')).exercise!.due;
  const missed = queue(puzzles);
  const [due] = await missed.due();
  const { exercise, step } = await missed.exercise(due!.puzzle!);
  expect(step.legal).toContain(host.answers(due!.puzzle!).right[0]);
  const { right: moves } = host.answers(due!.puzzle!);
  const told = await missed.answerExercise(due!.puzzle!, { asked: exercise.asked!, moves });
  expect(told).toMatchObject({ right: true, counted: true, exercise: { box: 1 } });
  expect(await missed.answerExercise(due!.puzzle!, { asked: 1, moves })).toMatchObject({ counted: false });
});

test('the puzzle of the day is one run a day, the same for everybody', async () => {
  const puzzles = open();
  const run = await puzzles.startRun({ kind: 'day', game: 'cards' });
  const { day } = (await puzzles.myPuzzles()).games[0]!;
  expect(day).toMatchObject({ day: 20_000, puzzle: run.puzzle, solved: null });
  expect((await answer(puzzles, run, 'right')).run.over).toBe('done');
  expect((await puzzles.myPuzzles()).games[0]!.day.solved).toBe(true);
  expect((await open().startRun({ kind: 'day', game: 'cards' })).id).toBe(run.id);
  now += 24 * 60 * MINUTE;
  const next = await puzzles.startRun({ kind: 'day', game: 'cards' });
  expect(next.puzzle).not.toBe(run.puzzle);
});

test('without a network it goes on for a while, with what was fetched ahead', async () => {
  const puzzles = open();
  let run = await puzzles.startRun({ kind: 'streak', game: 'tiles' });
  await vi.waitFor(() => expect(host.fetched.length).toBeGreaterThan(20));
  host.isAway = true;
  for (let count = 0; count < 20; count += 1) ({ run } = await answer(open(), run, 'right'));
  expect(run.solved).toBe(20);
});

test('where nothing is here and nothing can be fetched, it says so', async () => {
  host.isAway = true;
  await expect(open().myPuzzles()).rejects.toMatchObject({ key: 'puzzles.not_here' });
  await expect(open().puzzle('c00000001')).rejects.toMatchObject({ key: 'puzzles.not_here' });
  await expect(open().puzzle('nonsense')).rejects.toMatchObject({ key: 'puzzles.unknown' });
});
