import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Unreachable } from '$lib/errors/errors';
import type { Exercise, ExercisePosition, Judgement, MyMistakes } from '$lib/wire/messages';
import { render } from '@testing-library/svelte';
import { speak, prepare, speaker } from '$lib/i18n/say.svelte';
import { Storyteller } from '$lib/i18n/story';
import { Adviser } from '$lib/review/advice';
import { spokenAloud } from '$lib/ui/announce.svelte';
import ExerciseGuide from './ExerciseGuide.svelte';
import { ExerciseRun } from './exercise_run.svelte';
import { reachServer } from '../../test/reach';

const VIEW = { game: 'tiles' };
const TABLE = { id: 'aaaaaaaaaa', game: 'tiles' };

/** A server with some mistakes, of which some games may be gone. */
function serve(numbers: number[], gone: number[] = [], why = 'practice.unknown') {
  const asked = new Map<number, number>();
  const sent: unknown[] = [];
  const exercise = (number: number): Exercise => ({
    table: TABLE.id,
    number,
    game: 'tiles',
    due: 0,
    asked: asked.get(number) ?? 0,
  });
  let isReachable = true;
  const answers = (path: string, body: { asked: number; moves: string[] } | null): unknown => {
    if (path.endsWith('/due')) return numbers.map(exercise);
    if (path.endsWith('/mistakes')) return { reviews: true, next_due: 5, due: 0 } as MyMistakes;
    if (path.endsWith('/try')) return { made: 1, view: { after: true }, to_move: 1, legal: [] };
    const number = Number(path.split('/').at(-1));
    if (gone.includes(number)) return null;
    const step = { number: number - 1, view: VIEW, to_move: 0, legal: ['good', 'bad'] };
    if (!body)
      return { exercise: exercise(number), seat: 0, table: TABLE, step } as unknown as ExercisePosition;
    sent.push(body);
    const counted = body.asked === (asked.get(number) ?? 0);
    if (counted) asked.set(number, body.asked + 1);
    return { right: body.moves[0] === 'good', lost: 0.1, counted, exercise: exercise(number) } as Judgement;
  };
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    if (!isReachable) return Promise.reject(new TypeError());
    const answer = answers(path, body ? JSON.parse(body) : null);
    const refusal = { key: why };
    return Promise.resolve(new Response(JSON.stringify(answer ?? refusal), { status: answer ? 200 : 404 }));
  });
  return { sent, reach: (yes: boolean) => (isReachable = yes) };
}

beforeAll(reachServer);
afterEach(() => vi.unstubAllGlobals());

test('the queue is gone through, and only first tries count', async () => {
  serve([3, 8, 9], [8]);
  const run = new ExerciseRun();
  await run.load();
  expect(run.shown?.legal).toEqual(['good', 'bad']);
  await run.send(['bad']);
  expect([run.isSettled, run.shown?.legal]).toEqual([false, []]);
  run.again();
  expect(run.shown?.legal).toEqual(['good', 'bad']);
  await run.send(['good']);
  expect([run.isSettled, run.right]).toEqual([true, 0]);
  expect(run.shown?.view).toEqual({ after: true });
  await run.next();
  expect(run.position?.exercise.number).toBe(9); // the other one's game is gone
  await run.send(['good']);
  expect(run.right).toBe(1);
  await run.next();
  expect([run.isOver, run.after?.next_due]).toEqual([true, 5]);
});

test('whoever gives up is shown what is better', async () => {
  serve([3]);
  const run = new ExerciseRun();
  await run.load();
  await run.send(['bad']);
  run.reveal();
  expect(run.isSettled).toBe(true);
});

test('what did not reach the server can be sent again, and is the same answer', async () => {
  const { sent, reach } = serve([3]);
  const run = new ExerciseRun();
  await run.load();
  reach(false);
  await expect(run.send(['good'])).rejects.toBeInstanceOf(Unreachable);
  expect([run.judgement, run.error]).toEqual([null, expect.any(Unreachable)]);
  reach(true);
  await run.send(['good']);
  expect(sent).toEqual([{ asked: 0, moves: ['good'] }]);
  expect([run.right, run.error]).toEqual([1, null]);
});

test('an empty queue is over at once', async () => {
  serve([]);
  const run = new ExerciseRun();
  await run.load();
  expect([run.isOver, run.queue.length]).toEqual([true, 0]);
});

test('a mistake of a game that is being played on elsewhere waits', async () => {
  serve([3, 8], [3], 'expert.being_played');
  const run = new ExerciseRun();
  await run.load();
  expect([run.position?.exercise.number, run.error]).toEqual([8, null]);
});

test('what was said is gone with the page', async () => {
  await speak('en');
  await prepare('review', 'mistakes');
  const run = new ExerciseRun();
  run.isLoaded = true; // nothing is due
  const adviser = new Adviser(new Storyteller(speaker(), ['Ada', 'Bea'], 0));
  const { unmount } = render(ExerciseGuide, { run, adviser });
  expect(spokenAloud().sentence).not.toBe('');
  unmount();
  expect(spokenAloud().sentence).toBe('');
});

test('a puzzle that was missed is set as one, and nothing is said of a game', async () => {
  await speak('en');
  await prepare('review', 'mistakes');
  serve([3]);
  const run = new ExerciseRun();
  await run.load();
  const position = run.position!;
  run.position = { ...position, exercise: { ...position.exercise, puzzle: 't00000000' } };
  const adviser = new Adviser(new Storyteller(speaker(), ['Ada', 'Bea'], 0));
  const { findByText, queryByText } = render(ExerciseGuide, { run, adviser });
  await findByText(/You missed this puzzle\./);
  const decision = { kind: 'placing', made: 0, options: [{ moves: ['place:0,1'] }], reasons: [] };
  run.judgement = { right: true, lost: 0, counted: true, decision } as unknown as Judgement;
  await findByText('Right.');
  expect(queryByText(/In the game/)).toBeNull();
});
