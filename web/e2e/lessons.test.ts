import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameName } from '../src/lib/learn/lesson.ts';
import { readPoint } from '../src/lib/learn/pointing.ts';
import { byKeyboard, byMouse, follow, stepsOf, type Press } from './support/learning.ts';
import { isInSight } from './support/sight.ts';
import { test } from './support/visitor.ts';

/** What is behind tabs on a small screen, or comes later in the step: at least one other thing is marked. */
const NOT_ALL = [
  'small',
  'buy',
  'last-buy',
  'stop',
  'take',
  'late',
  'bust',
  'welcome',
  'market',
  'risk',
  'last-take',
];

/** Whatever a step speaks of has a ring around it, and is in sight. */
async function isPointedAt(
  page: Page,
  game: GameName,
  step: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const rings = page.locator('.marking');
  const points = names.map((name) => readPoint(game, name));
  const least = NOT_ALL.includes(step) ? 1 : points.length;
  await expect
    .poll(() => rings.count(), { message: `${step}: ${names.join()}` })
    .toBeGreaterThanOrEqual(least);
  await expect
    .poll(() => page.evaluate(areRingsRight, points), { message: `${step}: ${names.join()}` })
    .toEqual([]);
}

/** In a page: what is wrong with the rings. Each is in the window, around something that is pointed at. */
function areRingsRight(points: readonly { selector: string }[]): string[] {
  const rings = [...document.querySelectorAll('.marking')].map((ring) => ring.getBoundingClientRect());
  const found = points.flatMap(({ selector }) => [...document.querySelectorAll(`.table ${selector}`)]);
  const marked = found.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
  const isOutside = ({ left, top, right, bottom }: DOMRect): boolean =>
    left < -8 ||
    top < -8 ||
    right > innerWidth + 8 ||
    (bottom > innerHeight + 8 && bottom - top < innerHeight / 2);
  const meets = (ring: DOMRect, one: DOMRect): boolean =>
    one.left < ring.right && one.right > ring.left && one.top < ring.bottom && one.bottom > ring.top;
  return rings.flatMap((ring) => [
    ...(isOutside(ring) ? [`outside: ${JSON.stringify(ring)}`] : []),
    ...(marked.some((one) => meets(ring, one)) ? [] : [`around nothing: ${JSON.stringify(ring)}`]),
  ]);
}

/** From the first step to the last, with the words in sight all the way. */
async function learn(page: Page, game: GameName, press: Press): Promise<void> {
  const actions = page.locator('.hand button').filter({ hasNotText: 'Skip' });
  const goOn = page.getByRole('button', { name: 'Go on' });
  for (const step of stepsOf(game)) {
    const words = page.locator('.coach p.words');
    await isInSight(words);
    await isPointedAt(page, game, step.name, step.points);
    const move = Object.keys(step.after ?? {})[0];
    if (move) await follow(page, move, press);
    await isInSight(goOn);
    await expect.poll(() => goOn.isEnabled()).toBe(true);
    if (move) await page.locator('.coach .mark', { hasText: 'Done' }).waitFor();
    await isPointedAt(page, game, step.name, step.pointsAfter ?? []);
    await expect.poll(() => actions.count(), { message: step.name }).toBe(0);
    if (press === byKeyboard) await page.keyboard.press('Enter');
    else await goOn.click();
  }
  await page.getByRole('heading', { name: /^You know the/ }).waitFor();
}

const LEARNERS = [
  { how: 'by mouse on a phone', press: byMouse, viewport: { width: 390, height: 844 } },
  { how: 'by keyboard on a phone on its side', press: byKeyboard, viewport: { width: 844, height: 390 } },
];

for (const game of ['cards', 'tiles'] as const) {
  for (const { how, press, viewport } of LEARNERS) {
    test(`the ${game} are learned ${how}`, async ({ visit }) => {
      const visitor = await visit({ viewport });
      await visitor.go(`/learn/${game}`);
      await learn(visitor.page, game, press);
    });
  }
}
