import type { Study } from '$lib/house/house';
import type { Exercise, MyMistakes } from '$lib/wire/messages';
import type { Practice } from '../practice/practice';
import type { MissedPuzzles } from '../puzzles/missed_puzzles';

type Queue = Pick<Study, 'mistakes' | 'due' | 'exercise' | 'tryExercise' | 'answerExercise'>;

/** One's own mistakes and the puzzles that were missed, in one queue. */
export function oneQueue(practice: Practice, missed: MissedPuzzles): Queue {
  return {
    mistakes: async () => together(await practice.mistakes(), await missed.counts()),
    due: async () => inOrder([...(await practice.due()), ...(await missed.due())]),
    exercise: (which) => (which.puzzle ? missed.exercise(which.puzzle) : practice.exercise(which)),
    tryExercise: (which, moves) =>
      which.puzzle ? missed.tryExercise(which.puzzle, moves) : practice.tryExercise(which, moves),
    answerExercise: (which, answer) =>
      which.puzzle ? missed.answerExercise(which.puzzle, answer) : practice.answerExercise(which, answer),
  };
}

function together(own: MyMistakes, missed: Awaited<ReturnType<MissedPuzzles['counts']>>): MyMistakes {
  const next = [own.next_due, missed.next_due].filter((due) => due != null);
  return {
    ...own,
    exercises: (own.exercises ?? 0) + missed.exercises,
    learnt: (own.learnt ?? 0) + missed.learnt,
    due: (own.due ?? 0) + missed.due,
    puzzles: missed.due,
    next_due: next.length ? Math.min(...next) : null,
  };
}

/** What waits longest first. */
function inOrder(exercises: Exercise[]): Exercise[] {
  return exercises.sort((one, other) => one.due - other.due);
}
