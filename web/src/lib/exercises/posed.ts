import type { GameView } from '$lib/game/props';
import type { ExercisePosition } from '$lib/wire/messages';

/** A position in which somebody is to find the best move. */
export type Posed = Pick<ExercisePosition, 'seat' | 'task' | 'table' | 'step'>;

/** What is shown of it: the position, or what a move would make of it. */
export interface Shown {
  view: GameView;
  toMove: number | null;
  legal: string[];
}
