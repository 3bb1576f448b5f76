import type { Page } from 'playwright-core';

const COMPILE = `WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))`;
/** Tries to compile the smallest module there is, and says what came of it. */
export const WORKER = `${COMPILE}.then(() => postMessage('compiled'), (error) => postMessage(error.name));`;

/** What comes of compiling in a worker from this file. */
export function compileIn(page: Page, file: string): Promise<string> {
  return page.evaluate((path) => {
    const worker = new Worker(path, { type: 'module' });
    return new Promise((tell) => (worker.onmessage = ({ data }) => tell(data as string)));
  }, file);
}

/** What comes of it on the page, when nobody who examines it is about. */
export function compileHere(page: Page): Promise<string> {
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
