import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Wholly in the window without scrolling, with nothing in front of it. */
export async function isInSight(thing: Locator): Promise<void> {
  await thing.waitFor();
  await expect
    .poll(() =>
      thing.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return isInside && front !== null && element.contains(front);
      }),
    )
    .toBe(true);
}
