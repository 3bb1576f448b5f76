import type { GameInfo } from '$lib/wire/messages';
import type { Engines, GameName } from '../engine/engine';

/** What all tables of a house have around them. */
export interface Surroundings {
  engines: Engines;
  games: readonly GameInfo[]; // as in the catalogue
}

/** What a table cannot know by itself: the time, and what nobody can foresee. */
export interface Given {
  at: number; // in milliseconds
  newId(): string; // of a table
  newSecret(): string; // of a dealer: 64 hexadecimal digits
}

export function infoOf(around: Surroundings, game: GameName): GameInfo {
  return around.games.find((info) => info.game === game)!;
}
