import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { action } from './support/playing.ts';
import { bringRecord, decisionsIn, recorded, storyOf } from './support/tables.ts';
import { test } from './support/visitor.ts';

const CARDS = recorded('cards', ({ options, moves }) => options['seats'] === 3 && moves.length > 100);

test('a game is walked through by buttons, keys, slider and list, and the address follows', async ({
  visit,
}) => {
  const id = await bringRecord(CARDS);
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go(`/replay/${id}`);
  const slider = page.getByRole('slider');
  const at = (): Promise<number> => slider.inputValue().then(Number);

  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(at).toBe(1);
  await expect.poll(() => page.url()).toMatch(/move=1$/);
  await page.locator('main').press('ArrowRight');
  await expect.poll(at).toBe(2);
  await page.locator('main').press('End');
  await expect.poll(() => page.url()).toMatch(new RegExp(`move=${decisionsIn(CARDS.moves)}$`));
  await page.getByRole('region', { name: 'How it ended' }).waitFor();
  await slider.press('Home');
  await expect.poll(at).toBe(0);
  await page.getByRole('list', { name: 'The story' }).getByRole('button').nth(7).click();
  await expect.poll(at).toBe(7);
  await expect.poll(() => page.url()).toMatch(/move=7$/);
  await page
    .getByText(`Move 7 of ${decisionsIn(CARDS.moves)}`)
    .filter({ visible: true })
    .waitFor();
  await page.reload();
  await expect.poll(at).toBe(7);
  await page.locator('main').press(' ');
  await expect.poll(at).toBeGreaterThan(8);
  await page.getByRole('button', { name: 'Pause' }).click();
});

test('one plays on from a move', async ({ visit }) => {
  const id = await bringRecord(CARDS);
  const move = CARDS.moves.indexOf('draw', 40); // somebody is to draw
  const visitor = await visit({ settings: { name: 'Ada' } });
  const { page } = visitor;
  const decision = decisionsIn(CARDS.moves.slice(0, move));
  await visitor.go(`/replay/${id}?move=${decision}`);
  await page.getByText('Play on from here', { exact: true }).click();
  await page.getByRole('button', { name: `Play on from move ${decision}` }).click();
  await page.waitForURL(/\/t\//);
  await action(page, 'd').click();
  const table = page.url().split('/').at(-1) ?? '';
  await expect.poll(async () => (await storyOf(table)).moves.length).toBeGreaterThan(move + 1);
  const { table: made, moves } = await storyOf(table);
  expect(moves.slice(0, move).map(({ token }) => token)).toEqual(CARDS.moves.slice(0, move));
  expect(made.seats.map(({ kind }) => kind).sort()).toEqual(['bot', 'bot', 'person']);
});

test('a record is downloaded, checked, and opened from its file', async ({ visit }) => {
  const id = await bringRecord(CARDS);
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go(`/replay/${id}`);
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await page.getByText(/^All \d+ moves follow the rules/).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  const file = join(mkdtempSync(join(tmpdir(), 'tenfold-e2e-')), download.suggestedFilename());
  await download.saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf-8'))).toMatchObject({ moves: CARDS.moves });

  await visitor.go('/me');
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL(/\/replay\//);
  expect(page.url()).not.toContain(id);
  await page.getByRole('slider').waitFor();
});

test('of a file with several games one is chosen', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const file = join(mkdtempSync(join(tmpdir(), 'tenfold-e2e-')), 'three.jsonl');
  const games = [['Ada', 'Ben', 'Cleo'], ['Dan', 'Eve', 'Fay'], null].map((names) => ({
    ...CARDS,
    meta: names ? { names } : {},
  }));
  writeFileSync(file, games.map((game) => JSON.stringify(game)).join('\n'));
  await visitor.go('/open');
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText('That file holds 3 games. Which one?').waitFor();
  expect(page.url()).toContain('/open');
  await page.getByRole('button', { name: '3 · Cards', exact: true }).waitFor();
  await page.getByRole('button', { name: '2 · Cards: Dan, Eve and Fay' }).click();
  await page.waitForURL(/\/replay\//);
  await page.getByText('Dan, Eve and Fay').first().waitFor();
});

test('a file that is no game is refused in words', async ({ visit }) => {
  const visitor = await visit();
  visitor.allow(/status of 4/); // the browser tells of every refusal
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-e2e-'));
  await visitor.go('/open');
  writeFileSync(join(folder, 'a.json'), 'hello');
  await visitor.page.locator('input[type="file"]').setInputFiles(join(folder, 'a.json'));
  await visitor.page.getByRole('alert').filter({ hasText: 'That file holds no game' }).waitFor();
  writeFileSync(join(folder, 'b.json'), JSON.stringify({ ...CARDS, moves: ['draw', 'draw'] }));
  await visitor.page.locator('input[type="file"]').setInputFiles(join(folder, 'b.json'));
  await visitor.page.getByRole('alert').filter({ hasNotText: 'holds no game' }).waitFor();
});

test('an address without a game says so in words', async ({ visit }) => {
  const visitor = await visit();
  visitor.allow(/status of 404/);
  for (const game of ['aaaaaaaaaa', 'nonsense']) {
    await visitor.go(`/replay/${game}`);
    await visitor.page.getByText('There is no such game here, or not any more.').waitFor();
  }
});

test('a phone shows the number of the move and the story, of both games', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  const tiles = recorded('tiles');
  await visitor.go(`/replay/${await bringRecord(tiles)}?move=4`);
  await page
    .getByText(`Move 4 of ${decisionsIn(tiles.moves)}`)
    .filter({ visible: true })
    .waitFor();
  await page.getByRole('list', { name: 'The story' }).getByRole('button').nth(2).click();
  await page
    .getByText(`Move 2 of ${decisionsIn(tiles.moves)}`)
    .filter({ visible: true })
    .waitFor();
  await visitor.go(`/replay/${await bringRecord(CARDS)}?move=4`);
  await page
    .getByText(`Move 4 of ${decisionsIn(CARDS.moves)}`)
    .filter({ visible: true })
    .waitFor();
  await page.getByRole('button', { name: 'Story', exact: true }).click();
  await page.getByRole('list', { name: 'The story' }).getByRole('button').nth(2).click();
  await page
    .getByText(`Move 2 of ${decisionsIn(CARDS.moves)}`)
    .filter({ visible: true })
    .waitFor();
});
