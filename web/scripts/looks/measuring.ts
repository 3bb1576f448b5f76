import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import type { Fault } from './measure/fault.ts';
import type { look } from './measure/main.ts';

/** In the page, what measures it goes by this name. */
interface Measured {
  tenfoldLooks?: { look: typeof look };
}

/** What is wrong with a page as it is drawn now, from its top to its end. `fills`: it should fill the window. */
export async function faultsIn(page: Page, how: { fills: boolean }): Promise<Fault[]> {
  const isThere = await page.evaluate(() => 'tenfoldLooks' in globalThis);
  if (!isThere) await page.evaluate(await script());
  return page.evaluate(
    (wanted) => (globalThis as Measured).tenfoldLooks?.look(wanted) ?? Promise.reject(new Error('no script')),
    how,
  );
}

let bundled: Promise<string> | null = null;

/** What measures a page, as one script to run in it. */
function script(): Promise<string> {
  bundled ??= build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('measure/main.ts', import.meta.url)),
        formats: ['iife'],
        name: 'tenfoldLooks',
      },
    },
  }).then((made) => {
    const [{ output }] = made as [Rolldown.RolldownOutput];
    return `${output[0].code}; globalThis.tenfoldLooks = tenfoldLooks;`;
  });
  return bundled;
}
