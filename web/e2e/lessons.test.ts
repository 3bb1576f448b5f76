import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameName, Step } from '../src/lib/learn/lesson.ts';
import { action } from './support/playing.ts';
import { isInSight } from './support/sight.ts';
import { test } from './support/visitor.ts';

const KEYS: Record<string, string> = { draw: 'd', numbers: 'n' };

type Press = (thing: Locator) => Promise<void>;

const byMouse: Press = (thing) => thing.click();

const byKeyboard: Press = async (thing) => {
  await thing.click({ trial: true }); // as soon as it can be pressed
  await thing.focus();
  await thing.page().keyboard.press('Enter');
};

function stepsOf(game: GameName): Step[] {
  const file = new URL(`../src/lib/learn/lessons/${game}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf-8')) as Step[];
}

/** Does what a step asks for. */
async function follow(page: Page, move: string, press: Press): Promise<void> {
  const [deed = '', what = ''] = (move.split(' ')[0] ?? '').split(':');
  const isByKey = press === byKeyboard;
  if (KEYS[deed]) {
    await action(page, KEYS[deed]).waitFor();
    await (isByKey ? page.keyboard.press(KEYS[deed]) : action(page, KEYS[deed]).click());
  } else if (deed === 'bid') {
    for (let raise = 1; raise < Number(what); raise += 1)
      await press(page.getByRole('button', { name: 'Bid one more' }));
    await press(page.getByRole('button', { name: `Bid ${what}` }));
  } else if (deed === 'spend') {
    await press(page.getByRole('button', { name: /^Pay for/ }));
  } else if (deed === 'buy') {
    await press(page.locator(`.market [data-card="${what}"]`));
    await press(page.getByRole('button', { name: /^Buy .* for|^Pay for|^Buy the/ }).first());
  } else {
    await layATile(page, deed, what, press);
  }
}

async function layATile(page: Page, deed: string, what: string, press: Press): Promise<void> {
  const [from, to] = what.split('>') as [string, string | undefined];
  if (deed === 'left' || deed === 'right')
    await press(page.locator('button.end')[deed === 'left' ? 'first' : 'last']());
  if (to) await press(page.locator(`button[data-cell="${from}"]`));
  await press(page.locator(`button[data-cell="${to ?? from}"]`));
}

/** From the first step to the last, with the words in sight all the way. */
async function learn(page: Page, game: GameName, press: Press): Promise<void> {
  const actions = page.locator('.hand button').filter({ hasNotText: 'Skip' });
  for (const step of stepsOf(game)) {
    const words = page.locator('.coach p.words');
    await isInSight(words);
    const move = Object.keys(step.after ?? {})[0];
    if (move) await follow(page, move, press);
    const goOn = page.getByRole('button', { name: 'Go on' });
    await isInSight(goOn);
    expect(await actions.count(), step.name).toBe(0);
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
