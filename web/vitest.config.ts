import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

export default mergeConfig(
  app,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'jsdom',
      isolate: false, // files share one document and what they import: making those anew took most of the time
      testTimeout: 20_000, // a busy machine is slow, not wrong
      include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
      setupFiles: ['src/test/setup.ts'],
    },
  }),
);
