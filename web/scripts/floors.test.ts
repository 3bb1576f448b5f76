// @vitest-environment node
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/**
 * The rooms of the client from the top; a room is a folder of `src` or `src/lib`. Imports go down only, and rooms of one
 * floor do not know each other. What is fetched later, and types alone, are imports like any other.
 */
const FLOORS: readonly (readonly string[])[] = [
  ['.'],
  ['routes'],
  [
    'routes/daily',
    'routes/home',
    'routes/learn',
    'routes/me',
    'routes/new',
    'routes/open',
    'routes/puzzles',
    'dev/cards',
    'dev/tiles',
  ],
  ['table'],
  ['expert', 'help', 'puzzles', 'study'],
  ['daily', 'exercises', 'learn', 'replay'],
  ['highlight', 'lobby', 'review'],
  ['keep', 'lan', 'notify', 'studies'],
  ['houses'],
  ['local/page', 'server'],
  ['local/study', 'local/worker'],
  ['local/puzzles'],
  ['local/practice'],
  ['local/host'],
  ['local/shelves'],
  ['local/thinking'],
  ['local/locks', 'local/protocol', 'local/statistics', 'local/storage'],
  ['local/archive'],
  ['local/table'],
  ['local/records'],
  ['local/daily'],
  ['local/dealer'],
  ['socket'],
  ['boards'],
  ['boards/cards', 'boards/tiles'],
  ['boards/cards/layout', 'boards/cards/stage'],
  ['boards/cards/ending', 'boards/cards/market', 'boards/cards/players'],
  ['boards/cards/deciding'],
  ['boards/cards/auction'],
  ['boards/cards/paying'],
  ['boards/cards/counting'],
  ['boards/playback'],
  ['people'],
  ['ui'],
  ['pieces'],
  ['motion', 'sound'],
  ['i18n'],
  ['game'],
  ['update'],
  ['local/judging'],
  ['local/engine'],
  ['house'],
  ['errors', 'router', 'settings', 'wire'],
];

/** Beside the floors: whoever is in the first room, or in a room of it, does not know the second. */
const WALLS: readonly (readonly [string, string])[] = [
  ['boards', 'wire'],
  ['pieces', 'wire'],
  ['ui', 'wire'],
];

/** Tests look wherever they like, and so does what only they use. */
const UNHELD = /\.test\.ts$|^test\//;

interface Import {
  file: string;
  from: string;
  to: string;
}

const source = fileURLToPath(new URL('../src/', import.meta.url));
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\$lib|\.{1,2})\/[^']+)'/g;

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return /\.(ts|svelte)$/.test(name) ? [path] : [];
  });
}

function roomOf(file: string): string {
  return dirname(relative(source, file)).replace(/^lib\//, '');
}

function fileOf(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith('$lib')
    ? join(source, specifier.slice(1))
    : join(dirname(from), specifier);
  return [path, `${path}.ts`].find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one));
}

function importsIn(file: string): Import[] {
  return [...readFileSync(file, 'utf-8').matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
    const target = fileOf(specifier, file);
    if (!target?.startsWith(source)) return [];
    return [{ file: relative(source, file), from: roomOf(file), to: roomOf(target) }];
  });
}

const isIn = (room: string, whole: string): boolean => room === whole || room.startsWith(`${whole}/`);

/** What is against the floors and walls, each in a line. */
function faultsIn(imports: readonly Import[], floors = FLOORS, walls = WALLS): string[] {
  const floorOf = (room: string): number => floors.findIndex((rooms) => rooms.includes(room));
  return imports.flatMap(({ file, from, to }) => {
    if (from === to) return [];
    const [above, below] = [floorOf(from), floorOf(to)];
    if (above < 0) return [`${from} has no floor`];
    if (below < 0) return [`${to} has no floor`];
    const isWalled = walls.some(([one, other]) => isIn(from, one) && isIn(to, other));
    return above < below && !isWalled ? [] : [`${file} knows ${to}`];
  });
}

/** The rooms, with all that is in them, that know themselves by way of others. */
function circlesIn(imports: readonly Import[]): string[] {
  const whole = (room: string): string => room.split('/')[0] ?? room;
  const known = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (whole(from) === whole(to)) continue;
    known.set(whole(from), (known.get(whole(from)) ?? new Set()).add(whole(to)));
  }
  const reached = (room: string, found = new Set<string>()): Set<string> => {
    for (const other of known.get(room) ?? []) if (!found.has(other)) reached(other, found.add(other));
    return found;
  };
  return [...known.keys()].filter((room) => reached(room).has(room));
}

const held = filesIn(source).filter((file) => !UNHELD.test(relative(source, file)));
const imports = held.flatMap(importsIn);

test('imports go down the floors only', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect([...new Set(faultsIn(imports))]).toEqual([]);
});

test('no room knows itself by way of others', () => {
  expect(circlesIn(imports)).toEqual([]);
});

test('every room has a floor, and every floor its rooms', () => {
  expect([...new Set(held.map(roomOf))].sort()).toEqual(FLOORS.flat().sort());
});

describe('a fault is found', () => {
  const one = (from: string, to: string): Import => ({ file: `${from}/a.ts`, from, to });
  const floors = [['top'], ['left', 'right'], ['left/inner', 'wire']];

  test.each([
    ['an import that goes up', one('left', 'top'), 'left/a.ts knows top'],
    ['one that stays on its floor', one('left', 'right'), 'left/a.ts knows right'],
    ['one from a room without a floor', one('new', 'left'), 'new has no floor'],
    ['one of a room without a floor', one('top', 'new'), 'new has no floor'],
    ['one through a wall', one('right', 'wire'), 'right/a.ts knows wire'],
  ])('%s', (_, fault, told) => {
    expect(faultsIn([fault, one('top', 'left')], floors, [['right', 'wire']])).toEqual([told]);
  });

  test('a circle, also one by way of a room inside another', () => {
    expect(circlesIn([one('top', 'left'), one('left', 'right'), one('right', 'left/inner')])).toEqual([
      'left',
      'right',
    ]);
  });

  test('an import of any kind', () => {
    const text = `import a from '$lib/a'; import './b'; const c = () => import('../c'); export { d } from './d';`;
    expect([...text.matchAll(SPECIFIER)].map(([, name]) => name)).toEqual(['$lib/a', './b', '../c', './d']);
  });
});
