// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameRecord } from '$lib/house/house';
import type { NewTable } from '$lib/wire/messages';
import { dicing, giving, LocalGame } from '../../../test/local_games';
import { surroundings } from '../../../test/transcripts/surroundings';
import { digestOf } from '../records/digest';
import { check } from '../records/verify';
import type { Surroundings } from '../table/surroundings';
import { bring } from './bring';
import { recordOf } from './record_of';
import { stepAt, storyOf } from './replay';

const python = process.env['TENFOLD_PYTHON'] ?? 'python';
const DIGESTS = `
import sys
from tenfold.records.digest import digest_of
from tenfold.records.jsonl import read_records
for _, record in read_records(open(sys.argv[1], "rb")):
    print(digest_of(record))
`;

const mine = { kind: 'mine' } as const;
const bot = (name: string) => ({ kind: 'bot', bot: name }) as const;
const WISHES: NewTable[] = [
  { game: 'cards', options: { edition: 'aeg', seats: 1, target: 10 }, seats: [mine] },
  {
    game: 'cards',
    options: { edition: 'gamefactory', seats: 2, busting: true },
    seats: [mine, bot('expert')],
  },
  {
    game: 'cards',
    options: { edition: 'trefl', seats: 3 },
    seats: [mine, bot('nora'), bot('nora')],
    word: 'ä b',
  },
  { game: 'cards', options: { edition: 'whitegoblin', seats: 5 }, seats: [mine, mine, mine, mine, mine] },
  {
    game: 'cards',
    options: { edition: 'aeg', seats: 2, deck: { B1: 3, $2: 2, '**': 1 } },
    seats: [mine, mine],
  },
  { game: 'tiles', options: { edition: 'steffen' }, seats: [mine, bot('bruno')] },
  {
    game: 'tiles',
    options: { edition: 'steffen', open: true, second_round_limit: 5 },
    seats: [bot('hugo'), mine],
  },
];

let around: Surroundings;
let played: LocalGame[];

beforeAll(async () => {
  around = await surroundings();
  played = WISHES.map((wanted, seed) => LocalGame.make(wanted, around, seed));
  played.forEach((game) => game.playToTheEnd());
});

const records = (): GameRecord[] => played.map((game) => recordOf(game.table, '1.0'));

function inPython<T>(kept: readonly GameRecord[], ask: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-'));
  try {
    const file = join(folder, 'games.jsonl');
    writeFileSync(file, kept.map((record) => JSON.stringify(record) + '\n').join(''));
    return ask(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a game of this browser', () => {
  test('is verified by `tenfold verify`, move by move, with result and shuffle', () => {
    const opened = LocalGame.make(
      { ...WISHES[2]!, beginning: { table: 't', move: 9 } },
      around,
      9,
      played[2]!.table,
    );
    opened.playToTheEnd();
    const kept = [...records(), recordOf(opened.table, '1.0')];
    const said = inPython(kept, (file) =>
      execFileSync(python, ['-m', 'tenfold', 'verify', file], { encoding: 'utf-8' }),
    );
    expect(said).toContain(String(kept.length));
    expect(kept.every((record) => check(record, around.engines).shuffle)).toBe(true);
  });

  test('has the digest that it has in Python', () => {
    const said = inPython(records(), (file) =>
      execFileSync(python, ['-c', DIGESTS, file], { encoding: 'utf-8' }),
    );
    expect(said.trim().split('\n')).toEqual(records().map((record) => digestOf(record, around.engines)));
  });

  test('says in its record by whom and where it was played', () => {
    const { meta } = recordOf(played[2]!.table, '1.0');
    expect(meta).toMatchObject({ client: '1.0', table: 'local-1', names: ['Robin', 'Nora', 'Nora 2'] });
    expect(meta).toMatchObject({ bots: [null, 'nora', 'nora'], shuffle: { words: ['ä b'] } });
    expect(meta!['times']).toHaveLength(played[2]!.table.moves.length);
  });

  test('does not tell its secret before it is over', () => {
    const game = LocalGame.make(WISHES[5]!, around);
    expect(recordOf(game.table, '1.0').meta!['shuffle']).not.toHaveProperty('secret');
    expect(check(recordOf(game.table, '1.0'), around.engines).shuffle).toBe(false);
  });

  test('is brought in as it was, and its positions are those that were seen', () => {
    for (const [place, record] of records().entries()) {
      const { table } = bring(structuredClone(record), giving(dicing(place)), around);
      const [there, here] = [storyOf(played[place]!.table), storyOf(table)];
      expect(here.moves).toEqual(there.moves);
      expect(recordOf(table, '2.0')).toEqual(record);
      expect(stepAt(table, 7)).toEqual(stepAt(played[place]!.table, 7));
      expect(table.held).toEqual([]);
    }
  });
});

test('a game of the lab is brought in with the names of its bots', () => {
  const [record] = records().slice(2);
  const seatsOf = (meta: object): unknown[] =>
    storyOf(bring({ ...record, meta }, giving(dicing(1)), around).table).table.seats.map(({ name }) => name);
  expect(seatsOf({ players: ['rocco', 'willa', 'rocco'] })).toEqual(['Rocco', 'Willa', 'Rocco 2']);
  expect(seatsOf({ players: ['person', 'momo', ' '] })).toEqual([null, 'Momo', null]);
  expect(seatsOf({ names: ['Ada', null, 'Momo'], players: ['person', 'person', 'momo'] })).toEqual([
    'Ada',
    null,
    'Momo',
  ]);
});

test('who was a program in a game that is brought in stays one', () => {
  const [record] = records().slice(2);
  const brought = bring({ ...record, meta: { programs: [false, true, 'yes'] } }, giving(dicing(1)), around);
  const { seats } = storyOf(brought.table).table;
  expect(seats.map(({ program }) => program)).toEqual([false, true, false]);
  expect(recordOf(brought.table, '2.0').meta).toEqual({ programs: [false, true, false] });
});

test('what chance may give adds up to one', () => {
  const { table } = played[1]!;
  const drawn = table.moves.indexOf('draw') + 1;
  const chances = Object.values(stepAt(table, drawn).chances);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
});
