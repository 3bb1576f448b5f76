import type { Page } from 'playwright-core';
import { follow, type Press } from '../../e2e/support/learning.ts';
import type {
  PuzzleJudgement,
  PuzzlePosition,
  PuzzleRun,
  PuzzleStart,
  ReviewedDecision,
} from '../../src/lib/wire/messages.ts';
import { loseServer } from './local.ts';
import type { House, Room, Scene } from './scene.ts';

/** Puzzles: the page, playing one, and the ends of runs; with a server and without. */
export const puzzles: Room = {
  'puzzles-cards': async () => ({ path: '/puzzles', whole: true, ready: '.themes' }),
  'puzzles-tiles': async () => ({ path: '/puzzles/tiles', whole: true, ready: '.themes' }),
  'puzzles-known': async (house) => ({
    path: '/puzzles/tiles',
    whole: true,
    ready: '.themes',
    cookie: (await played(house, { kind: 'streak', game: 'tiles' }, ['right', 'right', 'wrong'])).cookie,
  }),
  'puzzle-stop': (house) => question(house, { kind: 'theme', game: 'cards', theme: 'stop' }),
  'puzzle-stop-right': (house) => answered(house, { kind: 'theme', game: 'cards', theme: 'stop' }, 'right'),
  'puzzle-stop-wrong': (house) => answered(house, { kind: 'theme', game: 'cards', theme: 'stop' }, 'wrong'),
  'puzzle-bid': (house) => question(house, { kind: 'theme', game: 'cards', theme: 'bid' }),
  'puzzle-pay': (house) => question(house, { kind: 'theme', game: 'cards', theme: 'pay' }),
  'puzzle-buy': (house) => question(house, { kind: 'theme', game: 'cards', theme: 'buy' }),
  'puzzle-win': (house) => question(house, { kind: 'theme', game: 'tiles', theme: 'win_in_one' }),
  'puzzle-win-right': (house) => answered(house, { kind: 'day', game: 'tiles' }, 'right'),
  'puzzle-guard-wrong': (house) => answered(house, { kind: 'theme', game: 'tiles', theme: 'guard' }, 'wrong'),
  'puzzle-guard': (house) => question(house, { kind: 'theme', game: 'tiles', theme: 'guard' }),
  'puzzle-second': (house) => question(house, { kind: 'theme', game: 'tiles', theme: 'second_round' }),
  'puzzle-sprint': (house) => question(house, { kind: 'sprint', game: 'cards' }),
  'puzzle-sprint-over': (house) =>
    over(house, { kind: 'sprint', game: 'tiles' }, ['right', 'wrong', 'wrong', 'wrong']),
  'puzzle-streak-over': (house) => over(house, { kind: 'streak', game: 'cards' }, ['wrong']),
  'puzzle-day-over': (house) => over(house, { kind: 'day', game: 'cards' }, ['right']),
  'away-puzzles': async () => ({ path: '/puzzles', whole: true, before: loseServer, ready: '.themes' }),
  'away-puzzles-none': async () => ({ path: '/puzzles', whole: true, before: loseAll, ready: '.problem' }),
};

/** Not even its files are there. */
async function loseAll(page: Page): Promise<void> {
  await loseServer(page);
  await page.context().route(/\/puzzles\/\w+\.json$/, (route) => route.abort());
}

interface Begun {
  run: PuzzleRun;
  cookie: string;
}

async function begin(house: House, wanted: PuzzleStart): Promise<Begun> {
  const cookie = await house.introduce('Ada');
  return { run: await house.ask<PuzzleRun>('/api/puzzles/runs', wanted, cookie), cookie };
}

/** A run with so many answers. */
async function played(
  house: House,
  wanted: PuzzleStart,
  answers: readonly ('right' | 'wrong')[],
): Promise<Begun & { missed: object[] }> {
  const begun = await begin(house, wanted);
  const { cookie } = begun;
  let { run } = begun;
  const missed: object[] = [];
  for (const how of answers) {
    const puzzle = run.puzzle!;
    const moves = (await answersTo(house, puzzle))[how];
    const { asked = 0, theme } = await house.ask<PuzzlePosition>(
      `/api/puzzles/${puzzle}?run=${run.id}`,
      undefined,
      cookie,
    );
    const body = { asked, moves, run: run.id };
    const told = await house.ask<PuzzleJudgement>(`/api/puzzles/${puzzle}/answers`, body, cookie);
    if (how === 'wrong') missed.push({ puzzle, theme, asked, moves });
    run = told.run!;
  }
  return { run, cookie, missed };
}

async function answersTo(house: House, puzzle: string): Promise<{ right: string[]; wrong: string[] }> {
  const { decision } = await house.ask<{ decision: ReviewedDecision }>(`/puzzles/${puzzle}.json`);
  return { right: decision.options[0]!.moves, wrong: decision.options.at(-1)!.moves };
}

async function question(house: House, wanted: PuzzleStart): Promise<Scene> {
  const { run, cookie } = await begin(house, wanted);
  return { path: `/puzzles/run/${run.id}`, cookie, ready: '.guide', anew: wanted.game === 'tiles' };
}

async function answered(house: House, wanted: PuzzleStart, how: 'right' | 'wrong'): Promise<Scene> {
  const { run, cookie } = await begin(house, wanted);
  const moves = (await answersTo(house, run.puzzle!))[how].join(' ');
  const act = async (page: Page): Promise<void> => {
    await follow(page, moves, press);
    await page.locator('.verdict').waitFor();
  };
  return { path: `/puzzles/run/${run.id}`, cookie, ready: '.guide', isPlayed: true, act };
}

/** On a small phone a free cell may lie beside what is seen of the board. */
const press: Press = (thing) => thing.evaluate((button: HTMLElement) => button.click());

async function over(
  house: House,
  wanted: PuzzleStart,
  answers: readonly ('right' | 'wrong')[],
): Promise<Scene> {
  const { run, cookie, missed } = await played(house, wanted, answers);
  const session = { [`tenfold.missed.${run.id}`]: JSON.stringify(missed) };
  return { path: `/puzzles/run/${run.id}`, whole: true, cookie, session, ready: '.solved' };
}
