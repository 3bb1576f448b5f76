/** What somebody's results come to. */
import type { GameStatistics, GameInfo, SoloProgress } from '$lib/wire/messages';
import { facts } from '../engine/client_engines';
import type { GameName } from '../engine/engine';
import { shownRating, type Standing } from './ratings';
import type { KeptResult } from './results';

/** What the rated games against bots have added so far. */
export function standingIn(game: GameName, results: readonly KeptResult[]): Standing {
  const changes = changesIn(results.filter((result) => result.game === game));
  return { games: changes.length, gained: changes.reduce((sum, change) => sum + change, 0) };
}

/** Games with others, by game; those alone against the solo opponent are a matter of their own. */
export function statisticsOf(results: readonly KeptResult[]): GameStatistics[] {
  const withOthers = results.filter((result) => result.target === null);
  const games = [...new Set(withOthers.map(({ game }) => game))].sort();
  return games.map((game) =>
    statisticsIn(
      game,
      withOthers.filter((result) => result.game === game),
    ),
  );
}

function statisticsIn(game: GameName, results: readonly KeptResult[]): Required<GameStatistics> {
  const scores = results.flatMap(({ score }) => score ?? []);
  const rating = shownRating(standingIn(game, results));
  return {
    game,
    games: results.length,
    wins: sumOf(results.map(({ share }) => share)),
    mean_score: scores.length ? sumOf(scores) / scores.length : null,
    rating_people: null,
    rating_bots: rating,
    course_people: [],
    course_bots: rating === null ? [] : courseTo(rating, changesIn(results)),
    beaten: beatenIn(results),
  };
}

/** The rating after each of the latest games that moved it, the last one now. */
function courseTo(rating: number, changes: readonly number[]): number[] {
  const course = [rating];
  const latest = changes.slice(-facts.ratings.most_in_course);
  for (const change of latest.slice(1).reverse()) course.unshift(course[0]! - change);
  return course;
}

/** The bots at tables where somebody has won alone, in games that moved the rating. */
function beatenIn(results: readonly KeptResult[]): string[] {
  const won = results.filter(({ share, change_bots }) => share >= 1 && change_bots !== null);
  return [...new Set(won.flatMap(({ bots }) => bots))].sort();
}

/** How far somebody has come in each edition that they have tried alone. */
export function soloProgress(results: readonly KeptResult[], games: readonly GameInfo[]): SoloProgress[] {
  const editions = games.flatMap((game) => game.editions);
  return editions.flatMap(({ id, lowest_target, highest_target }) => {
    const played = results.filter((result) => result.edition === id && result.target !== null);
    if (!played.length || lowest_target == null || highest_target == null) return [];
    const won = played.filter(({ share }) => share > 0);
    const beaten = [...new Set(won.map(({ target }) => target!))].sort((one, other) => one - other);
    const highest = beaten.at(-1);
    const next_target = highest === undefined ? lowest_target : Math.min(highest + 1, highest_target);
    return [{ edition: id, games: played.length, wins: won.length, next_target, beaten }];
  });
}

/** In the order in which they were played. */
function changesIn(results: readonly KeptResult[]): number[] {
  const inOrder = results.toSorted((one, other) => one.at - other.at || (one.table < other.table ? -1 : 1));
  return inOrder.flatMap(({ change_bots }) => change_bots ?? []);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
