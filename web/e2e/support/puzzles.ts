import type { Locator, Page } from 'playwright-core';
import type { ReviewedDecision } from '../../src/lib/wire/messages.ts';
import { byKeyboard, byMouse, follow } from './learning.ts';

export type How = 'right' | 'wrong';

/** What would give an answer away. */
export const GIVEN = '.risk, .spot.wins, .place.hot, .plane .figure, .points, [data-candidate]';

export const guide = (page: Page): Locator => page.locator('.guide[data-puzzle]');
export const verdict = (page: Page): Locator => page.locator('.guide .verdict');

export async function currentPuzzle(page: Page): Promise<string> {
  await guide(page).waitFor();
  return (await guide(page).getAttribute('data-puzzle')) ?? '';
}

/** The moves of a right or wrong answer, as the files of a host have them. */
export async function answerTo(files: string, puzzle: string, how: How): Promise<string> {
  const answer = await fetch(`${files}/puzzles/${puzzle}.json`);
  const { decision } = (await answer.json()) as { decision: ReviewedDecision };
  return (how === 'right' ? decision.options[0] : decision.options.at(-1))!.moves.join(' ');
}

/** Makes a move on the board. */
export async function make(page: Page, moves: string, how: 'mouse' | 'keyboard' = 'mouse'): Promise<void> {
  await follow(page, moves, how === 'mouse' ? byMouse : byKeyboard);
}

/** Seconds that are left of a sprint. */
export async function timeIn(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').textContent())!.split(':').map(Number);
  return 60 * minutes + seconds;
}
