// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import type { NewTable } from '$lib/wire/messages';
import { enginesFrom, facts, judgeFrom } from '../../../test/engines';
import { LocalGame } from '../../../test/local_games';
import type { Engines } from '../engine/engine';
import type { Judge } from './judge';
import { ReviewRun, type StudiedRecord } from './review_run';

const MUCH = 1_000_000_000; // work, in about microseconds
const LITTLE = 2_000;

let engines: Engines;
let judge: Judge;

beforeAll(async () => {
  [engines, judge] = await Promise.all([enginesFrom(), judgeFrom()]);
});

function played(wanted: NewTable, seed: number): StudiedRecord {
  const around = { engines, games: facts().catalogue.games };
  const game = LocalGame.make(wanted, around, seed);
  game.playToTheEnd();
  return { options: game.table.options, moves: game.table.moves };
}

const CARDS: NewTable = {
  game: 'cards',
  options: { edition: 'aeg', seats: 2 },
  seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }],
};

async function reviewed(record: StudiedRecord, work: number, cut = false) {
  const engine = engines.game('cards');
  let run = await ReviewRun.begin(judge, engine, record, 'quick');
  for (;;) {
    const review = run.goOn(work);
    if (review) return review;
    if (cut && run.isBetween)
      run = await ReviewRun.begin(judge, engine, record, 'quick', structuredClone(run.save()));
  }
}

test('what is found does not depend on how the work is cut, nor on where it was taken up again', async () => {
  const record = played(CARDS, 5);
  const review = await reviewed(record, MUCH);
  expect(review.course).toHaveLength(record.moves.length + 1);
  expect(await reviewed(record, LITTLE)).toEqual(review);
  expect(await reviewed(record, LITTLE, true)).toEqual(review);
});

test('the sum is exact', async () => {
  const { seats } = await reviewed(played(CARDS, 6), MUCH);
  for (const { start, luck, errors, given, residual, result } of seats)
    expect(start + luck - errors + given + residual).toBeCloseTo(result, 3);
});
