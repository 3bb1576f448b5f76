// @vitest-environment node
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FetchedFiles } from './files.ts';

const WHOLE = 'all of it';
const digest = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex');
const digests = { 'rules.wasm': digest(new TextEncoder().encode(WHOLE)) };

let server: Server;
let answers: string[] = []; // one after the other; the last again and again
let asked: string[] = []; // what caches are told

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.headers['cache-control'] ?? '');
    response.statusCode = answers[0] === '' ? 404 : 200;
    response.end(answers.length > 1 ? answers.shift() : answers[0]);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});

afterAll(() => void server.close());
beforeEach(() => (asked = []));

function get(): Promise<Uint8Array> {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return new FetchedFiles({ 'rules.wasm': address }, digests, digest).get('rules.wasm');
}

test('a file is fetched once', async () => {
  answers = [WHOLE];
  expect(new TextDecoder().decode(await get())).toBe(WHOLE);
  expect(asked).toHaveLength(1);
});

test.each([
  ['cut', 'all of'],
  ['another', 'all of them'],
  ['missing', ''],
])('a file that is %s is fetched again, past all caches', async (_, first) => {
  answers = [first, WHOLE];
  expect(new TextDecoder().decode(await get())).toBe(WHOLE);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBe('no-cache');
});

test('a file that is wrong twice is refused', async () => {
  answers = ['all of'];
  await expect(get()).rejects.toMatchObject({ key: 'local.cannot_start', details: { file: 'rules.wasm' } });
  expect(asked).toHaveLength(2);
});
