import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Upgrading } from './support/upgrading.ts';
import { test } from './support/visitor.ts';

/** The smallest module there is. */
const COMPILE = `WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))`;
const WORKER = `${COMPILE}.then(() => postMessage('compiled'), (error) => postMessage(error.name));`;

/** What comes of compiling in a worker from this file. */
function compileIn(page: Page, file: string): Promise<string> {
  return page.evaluate((path) => {
    const worker = new Worker(path, { type: 'module' });
    return new Promise((tell) => (worker.onmessage = ({ data }) => tell(data as string)));
  }, file);
}

/** What comes of it on the page, when nobody who examines it is about. */
function compileHere(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise((tell) =>
        setTimeout(() => {
          const module = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
          WebAssembly.compile(module).then(
            () => tell('compiled'),
            (error: Error) => tell(error.name),
          );
        }),
      ),
  );
}

test('the workers of the local house compile, and nothing else does', async ({ visit }) => {
  const house = await Upgrading.begun();
  for (const name of ['local_probe-abcdefgh.js', 'probe-abcdefgh.js'])
    writeFileSync(join(house.client, 'assets', name), WORKER);
  await house.server.kill();
  await house.server.start(); // it has read its files when it started
  const visitor = await visit({ server: house.server.address });
  visitor.allow(/Content Security Policy|wasm-unsafe-eval/);
  await visitor.go('/');
  expect(await compileIn(visitor.page, '/assets/local_probe-abcdefgh.js')).toBe('compiled');
  expect(await compileIn(visitor.page, '/assets/probe-abcdefgh.js')).toBe('CompileError');
  expect(await compileHere(visitor.page)).toBe('CompileError');
  await house.close();
});
