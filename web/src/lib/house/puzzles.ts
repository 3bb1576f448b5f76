/** What is asked of a house about puzzles: positions of real games with one thing to find, set in runs. */
import type {
  MyPuzzles,
  PracticeTried,
  PuzzleAnswer,
  PuzzleJudgement,
  PuzzlePosition,
  PuzzleRun,
  PuzzleStart,
} from '$lib/wire/messages';

export interface Puzzles {
  /** How one stands: ratings, themes, the puzzle of the day, runs that can be gone on with. */
  myPuzzles(): Promise<MyPuzzles>;
  startRun(wanted: PuzzleStart): Promise<PuzzleRun>;
  run(id: string): Promise<PuzzleRun>;
  /** As it is set; a sprint's time runs from its first puzzle. */
  puzzle(id: string, run?: string | null): Promise<PuzzlePosition>;
  /** What would be legal there after some moves. */
  tryPuzzle(id: string, moves: string[]): Promise<PracticeTried>;
  /** It is stored when this is answered; sent again it is judged in the same words. */
  answerPuzzle(id: string, answer: PuzzleAnswer): Promise<PuzzleJudgement>;
}
