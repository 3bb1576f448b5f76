import type { CDPSession, Page } from 'playwright-core';

export interface Point {
  x: number;
  y: number;
}

const STEPS = 6;
const LIFTED = 150; // milliseconds

/** Real fingers on a real screen: what they touch goes through the browser like any touch. */
export class Fingers {
  readonly #line: CDPSession;

  private constructor(line: CDPSession) {
    this.#line = line;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Each finger goes straight from its first point to its last one, all at the same time. */
  async go(...ways: [from: Point, to: Point][]): Promise<void> {
    await this.#touch(
      'touchStart',
      ways.map(([from]) => from),
    );
    for (let step = 1; step <= STEPS; step += 1) {
      const points = ways.map(([from, to]) => ({
        x: from.x + ((to.x - from.x) * step) / STEPS,
        y: from.y + ((to.y - from.y) * step) / STEPS,
      }));
      await this.#touch('touchMove', points);
    }
    await this.#touch('touchEnd', []);
    // Nobody taps in the moment in which a drag ends: the browser would take it for a part of the drag.
    await new Promise((done) => setTimeout(done, LIFTED));
  }

  /** Taps as quick as a person's. Nothing waits in between, so that a busy machine makes no long press of them. */
  async tap(at: Point, times = 1): Promise<void> {
    const touches: Promise<void>[] = [];
    for (let time = 0; time < times; time += 1) {
      touches.push(this.#touch('touchStart', [at]), this.#touch('touchEnd', []));
    }
    await Promise.all(touches);
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]): Promise<void> {
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await this.#line.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
