import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import type { Course } from '../../src/lib/learn/learnt.ts';
import type { GameName, Step } from '../../src/lib/learn/lesson.ts';
import { action } from './playing.ts';

const KEYS: Record<string, string> = { draw: 'd', numbers: 'n', currency: 'c' };

const COLOURS = [
  ['B', 'blue'],
  ['G', 'green'],
  ['O', 'orange'],
  ['P', 'pink'],
] as const;

export type Press = (thing: Locator) => Promise<void>;

export const byMouse: Press = (thing) => thing.click();

export const byKeyboard: Press = async (thing) => {
  await thing.click({ trial: true }); // as soon as it can be pressed
  await thing.focus();
  const isAtDesk = await thing.evaluate((element) => element.closest('.desk, .bid-desk') !== null);
  await thing.page().keyboard.press(isAtDesk ? 'Space' : 'Enter'); // there the Enter key bids and pays
};

/** What a lesson or the drills of a game consist of. */
export function stepsOf(game: GameName, course: Course = 'lesson'): Step[] {
  const file = new URL(`../../src/lib/learn/${course}s/${game}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf-8')) as Step[];
}

/** Does what a step asks for. */
export async function follow(page: Page, move: string, press: Press): Promise<void> {
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
    await payWith(page, move, press);
    await press(page.getByRole('button', { name: /^Buy .* for|^Pay for|^Buy the/ }).first());
  } else {
    await layATile(page, deed, what, press);
  }
}

/** The cards that help to pay are chosen, unless they are already. */
async function payWith(page: Page, move: string, press: Press): Promise<void> {
  await page.locator('.desk .piece').first().waitFor();
  for (const [, card = ''] of move.matchAll(/spend:(\w\d)/g)) {
    const [, colour] = COLOURS.find(([letter]) => card.startsWith(letter)) ?? [];
    const piece = page
      .locator('.desk')
      .getByRole('button', { name: new RegExp(`${colour} ${card[1]}`, 'i') });
    if ((await piece.getAttribute('aria-pressed')) !== 'true') await press(piece);
  }
}

async function layATile(page: Page, deed: string, what: string, press: Press): Promise<void> {
  const [from, to] = what.split('>') as [string, string | undefined];
  if (deed === 'left' || deed === 'right')
    await press(page.locator('button.end')[deed === 'left' ? 'first' : 'last']());
  if (to) await press(page.locator(`button[data-cell="${from}"]`));
  await press(page.locator(`button[data-cell="${to ?? from}"]`));
}
