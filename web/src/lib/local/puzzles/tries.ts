/** What somebody's answers to puzzles come to. */
import type { ThemePuzzles } from '$lib/wire/messages';
import type { GameName } from '../engine/engine';
import type { PuzzleIndex, Theme, TriedPuzzle } from '../shelves/kept_puzzles';
import { changeBy, type Standing } from '../statistics/ratings';

export function standingOf(tried: readonly TriedPuzzle[], game: GameName): Standing {
  const own = tried.filter((one) => one.game === game);
  return { games: own.length, gained: own.reduce((sum, { change }) => sum + change, 0) };
}

/** What a first answer does to a rating: a puzzle is an opponent who wins what is missed. */
export function changeByAnswer(standing: Standing, rating: number, isRight: boolean): number {
  return changeBy(standing, [{ rating, share: Number(isRight), other: Number(!isRight) }]) ?? 0;
}

/** Theme by theme. */
export function themesOf(rows: PuzzleIndex[GameName], tried: readonly TriedPuzzle[]): ThemePuzzles[] {
  const themes = [...new Set(rows.map(([, theme]) => theme))].sort(byPlace);
  return themes.map((theme) => {
    const own = tried.filter((one) => one.theme === theme);
    const puzzles = rows.filter((row) => row[1] === theme).length;
    return { theme, puzzles, tried: own.length, solved: own.filter(({ isSolved }) => isSolved).length };
  });
}

/** From what is easy to understand to what is not; as in `tenfold.puzzles.puzzle`. */
const THEMES: readonly Theme[] = [
  ...(['stop', 'reward', 'bid', 'pay', 'buy', 'deny'] as const),
  ...(['win_in_one', 'win_in_two', 'guard', 'second_round'] as const),
];

const byPlace = (one: Theme, other: Theme): number => THEMES.indexOf(one) - THEMES.indexOf(other);
