import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What waits longest begins first, so that nobody waits for it alone at the end. */
const LONGEST = ['clocks', 'suspense', 'solo'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? LONGEST.length : place;
    };
    return [...(await super.sort(files))].sort((one, other) => rank(one) - rank(other));
  }
}

/** Whole tasks in a real browser against real servers: `npm run e2e`. */
export default defineConfig({
  root: here('.'),
  resolve: { alias: { $lib: here('../src/lib') } },
  test: {
    include: ['**/*.test.ts'],
    globalSetup: [here('support/global.ts')],
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    isolate: false, // files share what they import, and their way to the browser
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 40_000, interval: 50 } },
  },
});
