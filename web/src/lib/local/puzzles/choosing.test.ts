// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { dicing } from '../../../test/local_games';
import type { StoredRun } from '../shelves/kept_puzzles';
import { ofRung, ofStrength, puzzleOfDay, type Row } from './choosing';
import { changeByAnswer } from './tries';

const python = process.env['TENFOLD_PYTHON'] ?? 'python';

/** What a server may draw from, told instead of being drawn. */
const PYTHON = `
import json, sys
from tenfold.server.puzzles.next_puzzle import Candidate, of_day, of_rung, of_strength
from tenfold.server.puzzles.rating import moved_by
from tenfold.server.results.ratings import Standing

class Dice:
    def choice(self, some):
        self.some = sorted(one.id for one in some)
        return some[0]

def told(choose):
    dice = Dice()
    one = choose(dice)
    return getattr(dice, "some", [one] if one else [])

found = []
for case in json.load(sys.stdin):
    of = {id: Candidate(id, rating, id in case["seen"]) for id, _, rating in case["rows"]}
    left = [one for one in of.values() if one.id not in case["done"]]
    found.append({
        "strength": told(lambda dice: of_strength(left, case["rating"], dice)),
        "rung": told(lambda dice: of_rung(list(of.values()), case["done"], len(case["done"]), dice)),
        "day": of_day(list(of), case["day"]),
        "change": [moved_by(right, Standing(case["games"], case["gained"]), case["rating"]).own for right in (True, False)],
    })
json.dump(found, sys.stdout)
`;

interface Case {
  rows: Row[];
  seen: string[];
  done: string[];
  rating: number;
  day: number;
  games: number;
  gained: number;
}

/** Few puzzles and many, new and seen, and runs at their beginning and at their end. */
function cases(count: number): Case[] {
  const dice = dicing(7);
  const below = (bound: number): number => Math.floor(dice() * bound);
  return Array.from({ length: count }, (_, at) => {
    const size = 1 + below(at % 3 ? 30 : 130);
    // Some have the same rating: then their names decide.
    const rows = Array.from({ length: size }, (_, id): Row => [
      `p${1000 + id}`,
      'stop',
      1200 + 25 * below(20),
    ]);
    const [often, far] = [dice(), dice()];
    const some = (share: number): string[] => rows.map(([id]) => id).filter(() => dice() < share);
    const numbers = {
      rating: 1100 + below(800),
      day: below(30_000),
      games: below(40),
      gained: below(300) - 150,
    };
    return { rows, seen: some(often), done: some(far * far), ...numbers };
  });
}

/** Any of the first, or else the one that comes next. */
const drawnFrom = ({ first, others }: { first: string[]; others: string[] }): string[] =>
  first.length ? first.toSorted() : others.slice(0, 1);

test('what may come next, and what an answer does to a rating, is what a server says', () => {
  const all = cases(300);
  const input = JSON.stringify(all);
  const said = execFileSync(python, ['-c', PYTHON], { input, encoding: 'utf-8', maxBuffer: 1 << 25 });
  const told = JSON.parse(said) as { strength: string[]; rung: string[]; day: string; change: number[] }[];
  for (const [at, { rows, seen, done, rating, day, games, gained }] of all.entries()) {
    const run = { done, theme: null } as unknown as StoredRun;
    const isSeen = (id: string): boolean => seen.includes(id);
    const here = {
      strength: drawnFrom(ofStrength(rows, run, isSeen, rating)),
      rung: drawnFrom(ofRung(rows, run, isSeen)),
      day: puzzleOfDay(rows, day),
      change: [true, false].map((isRight) => changeByAnswer({ games, gained }, rating, isRight)),
    };
    const { change, ...others } = told[at]!;
    expect({ at, ...here, change: null }).toEqual({ at, ...others, change: null });
    here.change.forEach((one, place) => expect(one).toBeCloseTo(change[place]!, 9));
  }
  expect(told.some(({ rung }) => rung.length === 0)).toBe(true);
  expect(told.some(({ strength }) => strength.length > 1)).toBe(true);
});
