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

/** What may be pressed and lies under this, by name. */
export async function coveredBy(thing: Locator): Promise<string[]> {
  await thing.waitFor();
  return thing.evaluate((element) => {
    const own = element.getBoundingClientRect();
    return [...document.querySelectorAll('button, a[href], input, select, summary')]
      .filter((one) => !element.contains(one) && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { left, top, right, bottom, width } = one.getBoundingClientRect();
        const isBeside = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
        return width > 1 && !isBeside;
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim());
  });
}
