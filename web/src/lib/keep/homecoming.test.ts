import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unreachable } from '$lib/errors/errors';
import type { GameRecord, ServerHouse } from '$lib/house/house';
import type { FinishedGame, LocalHouse } from '$lib/house/local';
import { localHouse } from '$lib/houses/local_house';
import { sentAs } from '$lib/houses/sent';
import type { BroughtHome } from '$lib/wire/messages';
import { Homecoming, keptCode } from './homecoming.svelte';

const BROKEN = 'record.empty';
const games: FinishedGame[] = [];
const noted = new Set<string>();
const here = {
  finishedGames: () => Promise.resolve(games.filter(({ digest }) => !noted.has(digest))),
  noteSent: (_: string, digests: string[]) => {
    for (const digest of digests) noted.add(digest);
    return Promise.resolve();
  },
} as unknown as LocalHouse;

/** A server that knows some games, takes others, and refuses what has no moves; and is gone after so many requests. */
function server(knows: string[], patience = Infinity, refusal = BROKEN): ServerHouse & { parcels: number[] } {
  const parcels: number[] = [];
  const take = ({ game, moves }: GameRecord): BroughtHome['games'][number] => ({
    digest: game,
    table: moves.length ? `table-${game}` : null,
    known: knows.includes(game),
    refusal: moves.length ? null : { key: refusal, details: {} },
  });
  const takeHome = (records: GameRecord[]): Promise<BroughtHome> => {
    if (parcels.length >= patience) return Promise.reject(new Unreachable());
    parcels.push(records.length);
    return Promise.resolve({ games: records.map(take) });
  };
  return { takeHome, parcels } as unknown as ServerHouse & { parcels: number[] };
}

function finished(digest: string, moves = ['draw']): FinishedGame {
  const record = { format: '', game: digest, options: {}, moves, result: null };
  return { digest, table: `local-${digest}`, ended: 0, record };
}

beforeEach(() => {
  vi.spyOn(localHouse, 'fetch').mockResolvedValue(here);
  noted.clear();
  localStorage.clear();
  games.splice(0, games.length, ...Array.from({ length: 45 }, (_, at) => finished(String(at))));
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('games are sent in parcels, and what became of them is counted', async () => {
  games.push(finished('broken', []));
  const there = server(['3', '4']);
  const homecoming = new Homecoming(there, 'https://example.org');
  await homecoming.look();
  await homecoming.send();
  expect(there.parcels).toEqual([20, 20, 6]);
  expect(homecoming.outcome).toMatchObject({ added: 43, known: 2, refused: 1 });
  expect(homecoming.outcome?.reasons.map(({ key }) => key)).toEqual([BROKEN]);
  expect(homecoming.waiting).toEqual([]); // what is refused for good is not offered again
  expect([sentAs('local-3'), sentAs('local-broken')]).toEqual(['table-3', null]);
});

test('what there is no room for waits for another time', async () => {
  games.splice(0, games.length, finished('one', []));
  const homecoming = new Homecoming(server([], Infinity, 'home.full'), 'https://example.org');
  await homecoming.look();
  await homecoming.send();
  expect(homecoming.waiting?.map(({ digest }) => digest)).toEqual(['one']);
});

test('a code that a server took is known the next time', async () => {
  const homecoming = new Homecoming(server([]), 'https://example.org');
  await homecoming.look();
  await homecoming.send('abcd');
  expect(keptCode()).toBe('abcd');
});

test('sent again, nothing is sent', async () => {
  const there = server([]);
  const homecoming = new Homecoming(there, 'https://example.org');
  await homecoming.look();
  await homecoming.send();
  await homecoming.send();
  expect(there.parcels).toEqual([20, 20, 5]);
  expect(homecoming.waiting).toEqual([]);
});

test('what broke off is gone on with where it was', async () => {
  const broken = new Homecoming(server([], 1), 'https://example.org');
  await broken.look();
  await broken.send();
  expect(broken.error).toBeInstanceOf(Unreachable);
  expect(broken.outcome).toBeNull();
  const there = server([]);
  const again = new Homecoming(there, 'https://example.org');
  await again.look();
  await again.send();
  expect(there.parcels).toEqual([20, 5]);
});
