import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BroughtGames, LocalHouse, Saved } from '$lib/house/local';
import { keepsGames, localHouse, noteForgotten } from '$lib/houses/local_house';
import { speak } from '$lib/i18n/say.svelte';
import * as files from '$lib/ui/save_file';
import GamesFile from './GamesFile.svelte';

beforeEach(async () => {
  await speak('en');
  noteForgotten();
});
afterEach(() => vi.restoreAllMocks());

/** Of a house that answers so. */
function show(saved: Partial<Saved>, brought: Partial<BroughtGames>): void {
  const house = {
    saveAll: async () => ({ text: '', games: 0, running: 0, unreadable: 0, ...saved }),
    bringAll: async () => ({ added: 0, running: 0, known: 0, broken: [], ...brought }),
  };
  vi.spyOn(localHouse, 'fetch').mockResolvedValue(house as unknown as LocalHouse);
  render(GamesFile, { onbrought: () => undefined });
}

async function bringBack(): Promise<void> {
  const input = screen.getByLabelText('Bring back games from a file');
  await fireEvent.change(input, { target: { files: [new File(['{}'], 'games.jsonl')] } });
}

async function save(): Promise<void> {
  await fireEvent.click(screen.getByRole('button', { name: 'Save all games as a file' }));
}

test('unfinished games that come back from a file are counted, and looked for from then on', async () => {
  show({}, { running: 2, known: 1 });
  await bringBack();
  expect(await screen.findByText('2 new games (2 unfinished), 1 already here.')).toBeVisible();
  expect(keepsGames()).toBe(true);
});

test('a file that brings nothing says so', async () => {
  show({}, {});
  await bringBack();
  expect(await screen.findByText('No new game.')).toBeVisible();
  expect(keepsGames()).toBe(false);
});

test('unfinished games are saved, too, and it is said that their file tells what is to come', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
  show({ text: 'two lines', running: 2 }, {});
  await save();
  expect(await screen.findByText('2 games saved, 2 of them unfinished.')).toBeVisible();
  expect(screen.getByText(/cards and tiles still to come in unfinished games/)).toBeVisible();
  expect(saveFile).toHaveBeenCalledWith(expect.stringMatching(/jsonl$/), 'two lines');
});

test('a file of finished games tells no secrets', async () => {
  vi.spyOn(files, 'saveFile').mockReturnValue();
  show({ text: 'a line', games: 1 }, {});
  await save();
  expect(await screen.findByText('1 game saved.')).toBeVisible();
  expect(screen.queryByText(/still to come/)).toBeNull();
});
