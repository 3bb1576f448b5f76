import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Unreachable } from '$lib/errors/errors';
import type { PuzzleAnswer, PuzzleJudgement, PuzzlePosition, PuzzleRun } from '$lib/wire/messages';
import { reachServer } from '../../test/reach';
import { PuzzlePlay } from './puzzle_play.svelte';

const RUN = 'aaaaaaaaaaaaaaaa';
const FIRST = 'c00000000';

const DECISION = {
  kind: 'drawing',
  made: 1,
  mark: 'grave',
  reasons: [],
  options: ['good', 'bad', 'worse'].map((move, place) => ({
    moves: [move],
    value: 0.75 - place / 4,
    error: place / 4,
  })),
};

/** A server with one run; it answers as long as it is there, and has gone on if another tab was faster. */
class Server {
  run: PuzzleRun;
  isThere = true;
  readonly answers: PuzzleAnswer[] = [];

  constructor(kind: PuzzleRun['kind']) {
    const lives = kind === 'streak' ? 1 : kind === 'sprint' ? 3 : null;
    const nothing = { theme: null, started: 0, ends: null, left: null, solved: 0, missed: 0, best: 0 };
    this.run = { id: RUN, kind, game: 'cards', lives, puzzle: FIRST, over: null, ...nothing };
    vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
      if (!this.isThere) return Promise.reject(new TypeError());
      const answer = this.#answer(path, body ? (JSON.parse(body) as PuzzleAnswer) : null);
      return Promise.resolve(Response.json(answer, { status: 'key' in (answer as object) ? 400 : 200 }));
    });
  }

  goOn(isRight: boolean): void {
    const { lives, solved, missed, puzzle } = this.run;
    const left = lives === null || isRight ? lives : lives - 1;
    const next = `c${(Number(puzzle!.slice(1)) + 1).toString().padStart(8, '0')}`;
    const counts = { solved: solved + Number(isRight), missed: missed + Number(!isRight), lives: left };
    this.run = {
      ...this.run,
      ...counts,
      puzzle: left === 0 ? null : next,
      over: left === 0 ? 'lives' : null,
    };
  }

  #answer(path: string, body: PuzzleAnswer | null): unknown {
    const [, puzzle = ''] = /puzzles\/(c\d+)/.exec(path) ?? [];
    if (path.includes('/runs/')) return this.run;
    if (path.endsWith('/try')) return { made: 1, view: {}, to_move: 0, legal: [], proposal: ['all'] };
    if (!body) return this.#position(puzzle);
    if (body.run && puzzle !== this.run.puzzle) return { key: 'puzzles.not_current' };
    const right = body.moves[0] === 'good';
    this.answers.push(body);
    if (body.run) this.goOn(right);
    const rated = { puzzle_rating: 1500, decision: DECISION, run: body.run ? this.run : null };
    return { right, lost: right ? 0 : 0.25, counted: true, ...rated } as unknown as PuzzleJudgement;
  }

  #position(id: string): PuzzlePosition {
    const step = { view: { of: id }, to_move: 0, legal: ['good', 'bad'] };
    const posed = { id, game: 'cards', theme: 'stop', seat: 0, task: 'turn', table: { game: 'cards' } };
    return { ...posed, step, asked: 0, run: this.run } as unknown as PuzzlePosition;
  }
}

async function begin(kind: PuzzleRun['kind']): Promise<{ server: Server; play: PuzzlePlay }> {
  const server = new Server(kind);
  const play = new PuzzlePlay(RUN);
  await play.load();
  return { server, play };
}

beforeAll(reachServer);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('an answer is told with what was answered, and the next one comes when somebody likes', async () => {
  const { play } = await begin('theme');
  expect(play.shown?.legal).toEqual(['good', 'bad']);
  await play.send(['worse']);
  expect(play.decision).toMatchObject({ made: 2, mark: 'clear' });
  expect([play.position?.id, play.shown?.legal]).toEqual([FIRST, []]);
  await play.next();
  expect([play.position?.id, play.judgement, play.decision]).toEqual(['c00000001', null, null]);
});

test('in a sprint one goes straight on, until the lives are gone', async () => {
  const { play } = await begin('sprint');
  await play.send(['good']);
  expect([play.position?.id, play.judgement, play.wasRight]).toEqual(['c00000001', null, true]);
  for (const _ of [1, 2, 3]) await play.send(['bad']);
  expect([play.isOver, play.run?.solved, play.misses.length]).toEqual([true, 1, 3]);
});

test('what was missed can be looked at, also after a reload', async () => {
  const { play } = await begin('streak');
  await play.send(['bad']);
  expect(play.isOver).toBe(false); // it is looked at first
  await play.next();
  expect(play.isOver).toBe(true);
  const again = new PuzzlePlay(RUN);
  await again.load();
  expect([again.isOver, again.misses]).toMatchObject([true, [{ puzzle: FIRST, theme: 'stop' }]]);
  await again.look(0);
  expect([again.isOver, again.position?.id, again.decision?.made]).toEqual([false, FIRST, 1]);
  await again.look(null);
  expect([again.isOver, again.looking]).toEqual([true, null]);
});

test('what did not reach the server is sent again, and is the same answer', async () => {
  const { server, play } = await begin('theme');
  server.isThere = false;
  await expect(play.send(['good'])).rejects.toBeInstanceOf(Unreachable);
  expect([play.judgement, play.error]).toEqual([null, expect.any(Unreachable)]);
  server.isThere = true;
  await play.send(['good']);
  expect([server.answers.length, play.error, play.judgement?.right]).toEqual([1, null, true]);
});

test('where another tab has gone on, this one follows', async () => {
  const { server, play } = await begin('theme');
  server.goOn(true);
  await play.send(['good']);
  expect([play.position?.id, play.run?.solved, server.answers]).toEqual(['c00000001', 1, []]);
});

test('when the time is up by the clock of the house, it is over', async () => {
  const { server, play } = await begin('sprint');
  await play.timeIsUp();
  expect(play.isOver).toBe(false); // this page's clock was too fast
  server.run = { ...server.run, puzzle: null, over: 'time' };
  await play.timeIsUp();
  expect(play.isOver).toBe(true);
});
