import type { Puzzles } from '$lib/house/puzzles';
import type { Asking } from './study';

/** Puzzles, as a server sets them. */
export function puzzlesAt(ask: Asking): Puzzles {
  return {
    myPuzzles: () => ask('GET', '/api/puzzles'),
    startRun: (wanted) => ask('POST', '/api/puzzles/runs', wanted),
    run: (id) => ask('GET', `/api/puzzles/runs/${id}`),
    puzzle: (id, run) => ask('GET', `/api/puzzles/${id}${run ? `?run=${run}` : ''}`),
    tryPuzzle: (id, moves) => ask('POST', `/api/puzzles/${id}/try`, { moves }),
    answerPuzzle: (id, answer) => ask('POST', `/api/puzzles/${id}/answers`, answer),
  };
}
