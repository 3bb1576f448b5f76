import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { compileHere, compileIn, WORKER } from './support/compiling.ts';
import { Upgrading } from './support/upgrading.ts';
import { test } from './support/visitor.ts';

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
