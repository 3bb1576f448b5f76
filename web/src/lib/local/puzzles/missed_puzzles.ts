import { Refused } from '$lib/errors/errors';
import type { Puzzles } from '$lib/house/puzzles';
import type {
  Exercise,
  ExercisePosition,
  Judgement,
  MyMistakes,
  PracticeAnswer,
  PracticeTried,
} from '$lib/wire/messages';
import type { Practising } from '../judging/practising';
import type { Shelves } from '../shelves/shelves';
import { asExercise, missedOf, type MissedPuzzle } from './missed';

type Counts = Required<Pick<MyMistakes, 'exercises' | 'learnt' | 'due' | 'next_due'>>;

/** Missed puzzles as exercises: they are asked for as one's own mistakes are. */
export class MissedPuzzles {
  readonly #puzzles: Puzzles;
  readonly #shelves: Shelves;
  readonly #practising: Practising;
  readonly #now: () => number;

  constructor(puzzles: Puzzles, shelves: Shelves, practising: Practising, now: () => number = Date.now) {
    this.#puzzles = puzzles;
    this.#shelves = shelves;
    this.#practising = practising;
    this.#now = now;
  }

  async counts(): Promise<Counts> {
    const [now, all] = [this.#now(), (await this.#all()).map(({ repetition }) => repetition)];
    const later = all.filter((one) => one.due > now && !this.#practising.isLearnt(one));
    return {
      exercises: all.length,
      learnt: all.filter((one) => this.#practising.isLearnt(one)).length,
      due: all.filter((one) => this.#practising.isDue(one, now)).length,
      next_due: later.length ? Math.min(...later.map(({ due }) => due)) : null,
    };
  }

  async due(): Promise<Exercise[]> {
    const due = (await this.#all()).filter(({ repetition }) =>
      this.#practising.isDue(repetition, this.#now()),
    );
    return due.map((one) => asExercise(one, this.#practising));
  }

  async exercise(id: string): Promise<ExercisePosition> {
    const { seat, task, table, step } = await this.#puzzles.puzzle(id);
    return { exercise: asExercise(await this.#find(id), this.#practising), seat, task, table, step };
  }

  tryExercise(id: string, moves: string[]): Promise<PracticeTried> {
    return this.#puzzles.tryPuzzle(id, moves);
  }

  /** Only the first answer to one that is due moves it. */
  async answerExercise(id: string, { asked, moves }: PracticeAnswer): Promise<Judgement> {
    const { repetition, answers } = await this.#find(id);
    const isAwaited = asked === repetition.asked && this.#practising.isDue(repetition, this.#now());
    const before = isAwaited ? answers : 0; // it was answered before, so this one is an old question
    const { right, lost, counted, decision } = await this.#puzzles.answerPuzzle(id, { asked: before, moves });
    const exercise = asExercise(await this.#find(id), this.#practising);
    return { right, lost, counted: isAwaited && counted, decision, exercise };
  }

  async #all(): Promise<MissedPuzzle[]> {
    return missedOf(await this.#shelves.all('puzzle tried'));
  }

  async #find(id: string): Promise<MissedPuzzle> {
    const tried = await this.#shelves.get('puzzle tried', id);
    const [missed] = missedOf(tried ? [tried] : []);
    if (!missed) throw new Refused('practice.unknown');
    return missed;
  }
}
