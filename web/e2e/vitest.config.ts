import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Whole tasks in a real browser against real servers: `npm run e2e`. */
export default defineConfig({
  root: here('.'),
  resolve: { alias: { $lib: here('../src/lib') } },
  test: {
    include: ['**/*.test.ts'],
    globalSetup: [here('support/global.ts')],
    maxWorkers: 2,
    isolate: false, // files share what they import, and their way to the browser
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
});
