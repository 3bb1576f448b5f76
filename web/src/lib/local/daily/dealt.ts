/** What is dealt on which day, as `tenfold.server.daily.schedule` has it. */
import { digest } from '../dealer/digests.ts';
import type { GameName, Json } from '../engine/engine.ts';
import type { DailyFacts } from '../engine/facts.ts';

const WEEK = 7;
const MONDAY = 3; // days from the Monday before it to the first of January 1970
const OPEN = 'tenfold-daily/1 open';

export interface Setup {
  options: Json;
  opponent: string | null; // a bot, in a game that needs one
}

export function dealtOn(day: number, game: GameName, facts: DailyFacts): Setup {
  const weekday = (day + MONDAY) % WEEK;
  if (game === 'tiles') {
    const options = { edition: 'steffen', open: false, start: day % 2 };
    return { options, opponent: facts.opponents[weekday]! };
  }
  const edition = facts.editions[Math.floor((day + MONDAY) / WEEK) % facts.editions.length]!;
  return { options: { edition, seats: 1, start: 0, target: facts.targets[weekday]! }, opponent: null };
}

/**
 * Where no server keeps a secret, a deal follows from its date: the SHA-256 of these words, a line each, is the same on
 * every device, and anybody can work it out beforehand.
 */
export function openSecret(day: number, game: GameName): string {
  return digest(`${OPEN}\n${day}\n${game}`);
}
