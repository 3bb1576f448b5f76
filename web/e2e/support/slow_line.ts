import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const LATENCY = 100; // milliseconds
const SPEED = 400; // bytes a millisecond

/**
 * The address of a slow line to a server: everything comes late, and no faster than to a phone. The slow network that
 * Chromium has itself stops reading for good, once in some four hundred pages.
 */
export async function slowLine(address: string): Promise<string> {
  const { hostname, port } = new URL(address);
  let busyUntil = 0; // with what was sent before, on whichever connection
  const line = createServer((near) => {
    const far = connect(Number(port), hostname);
    let last = Promise.resolve();
    const later = (bring: () => void, bytes = 0): void => {
      busyUntil = Math.max(busyUntil, Date.now()) + bytes / SPEED;
      const due = busyUntil + LATENCY;
      last = last.then(() => sleep(Math.max(due - Date.now(), 0))).then(bring);
    };
    near.pipe(far);
    far.on('data', (data) => later(() => near.write(data), data.length));
    far.on('end', () => later(() => near.end()));
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
  onTestFinished(() => void line.close());
  return `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
}
