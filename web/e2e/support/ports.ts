import { createServer } from 'node:net';

/**
 * Below those that systems give to whoever connects, so that a port is still free when a killed server comes back,
 * and apart from those of the tests in Python.
 */
const PORTS = { first: 10_000, last: 19_999, each: 50 };

let own: Promise<number> | null = null;
let tried = 0;

/** A port that nobody listens at, among those of this process. */
export async function freePort(): Promise<number> {
  const first = await (own ??= claim());
  for (;;) {
    const port = first + 1 + (tried++ % (PORTS.each - 1));
    if (await isFree(port)) return port;
  }
}

/** The ports after one that this process listens at: whoever tests side by side passes over them. */
async function claim(): Promise<number> {
  for (let first = PORTS.first; first < PORTS.last; first += PORTS.each)
    if (await isFree(first, 'and kept')) return first;
  throw new Error('All ports are taken.');
}

function isFree(port: number, isKept?: 'and kept'): Promise<boolean> {
  return new Promise((found) => {
    const probe = createServer();
    probe.once('error', () => found(false));
    probe.listen(port, '0.0.0.0', () => {
      if (!isKept) return void probe.close(() => found(true));
      probe.unref();
      found(true);
    });
  });
}
