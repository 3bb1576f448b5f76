/** The rating against bots, as `tenfold.server.results.ratings` has it: on Elo's scale, a game taken apart into pairs. */
import { facts } from '../engine/client_engines';
import type { GameName } from '../engine/engine';

const scale = facts.ratings;

/** What somebody's rated games have made of the rating. */
export interface Standing {
  games: number;
  gained: number;
}

/** One opponent in a game, and what both had of the victory. */
export interface Pair {
  rating: number;
  share: number;
  other: number;
}

export function ratingOf({ gained }: Standing): number {
  return scale.beginning + gained;
}

/** After fewer games a rating says little. */
export function shownRating(standing: Standing): number | null {
  return standing.games >= scale.shown_after ? ratingOf(standing) : null;
}

/** A bot's own, fixed as an anchor of the scale; none of a bot that this version does not know. */
export function ratingOfBot(game: GameName, bot: string): number | undefined {
  return facts.opponents[game].bots[bot]?.rating;
}

/** What a game adds to a rating; null when it compares nobody: two who both won nothing are not compared. */
export function changeBy(standing: Standing, pairs: readonly Pair[]): number | null {
  const surprises = pairs
    .filter(({ share, other }) => share + other > 0)
    .map(({ rating, share, other }) => share / (share + other) - expected(ratingOf(standing), rating));
  if (!surprises.length) return null;
  const speed = standing.games < scale.new_games ? scale.speed_when_new : scale.speed;
  return (speed * surprises.reduce((sum, one) => sum + one, 0)) / pairs.length;
}

/** The share that a player is expected to win against another. */
function expected(rating: number, other: number): number {
  return 1 / (1 + 10 ** ((other - rating) / scale.points_for_tenfold));
}
