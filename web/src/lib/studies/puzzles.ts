/** Who sets puzzles: the server, where one is in reach, or else this browser. A run goes on where it was begun. */
import { Unreachable } from '$lib/errors/errors';
import { isLocal } from '$lib/house/house';
import type { Puzzles } from '$lib/house/puzzles';
import { isInReach, theServer } from '$lib/houses/server.svelte';
import { openStudyHere } from './studies.svelte';

/** Nothing of it is fetched before it is asked something. */
const puzzlesHere: Puzzles = {
  myPuzzles: async () => (await openStudyHere()).myPuzzles(),
  startRun: async (wanted) => (await openStudyHere()).startRun(wanted),
  run: async (id) => (await openStudyHere()).run(id),
  puzzle: async (id, run) => (await openStudyHere()).puzzle(id, run),
  tryPuzzle: async (id, moves) => (await openStudyHere()).tryPuzzle(id, moves),
  answerPuzzle: async (id, answer) => (await openStudyHere()).answerPuzzle(id, answer),
};

/** Who keeps a run, told by its name. */
export function puzzlesOf(run: string): Puzzles {
  return (isLocal(run) ? null : theServer()?.puzzles) ?? puzzlesHere;
}

/** Asks whoever sets puzzles now; where that turns out to be a server out of reach, this browser. */
export async function askPuzzles<Answer>(ask: (puzzles: Puzzles) => Promise<Answer>): Promise<Answer> {
  const server = isInReach() ? theServer() : null;
  if (!server) return await ask(puzzlesHere);
  try {
    return await ask(server.puzzles);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return await ask(puzzlesHere);
  }
}
