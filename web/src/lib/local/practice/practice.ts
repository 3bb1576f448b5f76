import { Refused } from '$lib/errors/errors';
import type {
  Exercise,
  ExercisePosition,
  Judgement,
  MyMistakes,
  PracticeAnswer,
  PracticeTried,
} from '$lib/wire/messages';
import { stepAt } from '../archive/replay';
import type { Context } from '../host/context';
import type { KeptTable } from '../host/kept';
import { TableStore } from '../host/table_store';
import type { Judge } from '../judging/judge';
import { tableInfo } from '../table/info';
import type { Table } from '../table/table';
import { tryFrom, type Trial } from '../table/trial';
import { ownMoves, ownPart } from './collecting';
import { Exercises } from './exercises';
import { checkWhole, grade } from './grading';
import type { KeptExercise, KeptReview } from '../shelves/kept';
import { figuresOf } from './own_errors';
import { Shelves } from '../shelves/shelves';

const MOST_DUE = 100; // exercises in one list

/** A game that was played to its end in one seat, and how far its review is. */
interface PlayedGame {
  table: KeptTable;
  review: 'kept' | 'done' | 'waiting' | 'none';
}

/** One's mistakes: collected when somebody looks, set as exercises, and answered; as on a server. */
export class Practice {
  readonly #judge: Judge;
  readonly #tables: TableStore;
  readonly #shelves: Shelves;
  readonly #exercises: Exercises;

  constructor(context: Context, judge: Judge) {
    this.#judge = judge;
    this.#tables = new TableStore(context);
    this.#shelves = new Shelves(context.storage);
    this.#exercises = new Exercises(context.storage);
  }

  /** What was lost and what is to be practised, with all that reviews have found meanwhile. */
  async mistakes(): Promise<MyMistakes> {
    const played = await this.#collect();
    const [now, rows, { practising }] = [Date.now(), await this.#exercises.all(), this.#judge];
    const later = rows.filter((row) => row.due > now && !practising.isLearnt(row)).map(({ due }) => due);
    return {
      reviews: true,
      games: figuresOf(await this.#exercises.reviewed(), this.#judge),
      not_reviewed: played.filter(({ review }) => review === 'none').length,
      waiting: played.filter(({ review }) => review === 'waiting').length,
      exercises: rows.length,
      learnt: rows.filter((row) => practising.isLearnt(row)).length,
      due: rows.filter((row) => practising.isDue(row, now)).length,
      next_due: later.length ? Math.min(...later) : null,
    };
  }

  /** The games of which nobody has asked for a review, the latest first. */
  async notReviewed(): Promise<string[]> {
    const played = await this.#played();
    return played.filter(({ review }) => review === 'none').map(({ table }) => table.id);
  }

  async due(): Promise<Exercise[]> {
    const [now, rows] = [Date.now(), await this.#exercises.all()];
    const due = rows.filter((row) => this.#judge.practising.isDue(row, now));
    return due.slice(0, MOST_DUE).map((row) => this.#told(row));
  }

  async exercise({ table: id, number }: Exercise): Promise<ExercisePosition> {
    const row = await this.#find(id, number);
    const table = await this.#tables.read(id);
    const { seat, kind } = row.decision;
    const task = this.#judge.facts.tasks[kind]!;
    return {
      exercise: this.#told(row),
      seat,
      task,
      table: tableInfo(table),
      step: stepAt(table, number - 1),
    };
  }

  async tryExercise({ table, number }: Exercise, moves: readonly string[]): Promise<PracticeTried> {
    await this.#find(table, number);
    return this.#try(await this.#tables.read(table), number, moves);
  }

  /** Only the first answer to an exercise that is due moves it, if it is certain what it is worth. */
  async answerExercise(which: Exercise, { asked, moves }: PracticeAnswer): Promise<Judgement> {
    const { table: id, number } = which;
    const row = await this.#find(id, number);
    const { decision } = row;
    checkWhole(this.#try(await this.#tables.read(id), number, moves), decision);
    const { lost, isRight: right, isSure } = grade(decision, moves, this.#judge);
    const now = Date.now();
    const { practising } = this.#judge;
    if (asked !== row.asked || !practising.isDue(row, now) || !isSure)
      return { right, lost, counted: false, decision, exercise: this.#told(row) };
    const counted = await this.#exercises.answer(row, practising.answered(row, right, now));
    const after = await this.#find(id, number); // another tab may have been faster
    return { right, lost, counted, decision, exercise: this.#told(after) };
  }

  async #find(table: string, number: number): Promise<KeptExercise> {
    const row = await this.#exercises.find(table, number);
    if (!row) throw new Refused('practice.unknown');
    return row;
  }

  #try(table: Table, number: number, moves: readonly string[]): Trial {
    return tryFrom(table.engine, table.positionAfter(number - 1), moves);
  }

  #told(row: KeptExercise): Exercise {
    const { table, number, game, due, box, asked, missed } = row;
    return { table, number, game, due, box, asked, missed, learnt: this.#judge.practising.isLearnt(row) };
  }

  async #collect(): Promise<PlayedGame[]> {
    const played = await this.#played();
    const done = played.filter(({ review }) => review === 'done');
    for (const { table } of done) await this.#keep(table);
    return done.length ? await this.#played() : played;
  }

  /** The latest first. What an older judge found is as good, until there is something new. */
  async #played(): Promise<PlayedGame[]> {
    const [tables, reviews, kept, asked] = await Promise.all([
      this.#tables.all(),
      this.#shelves.all('review').then((found) => versions(found.map(asCollected))),
      this.#shelves.all('game').then(versions),
      this.#shelves.all('asked').then(versions),
    ]);
    const stateOf = (id: string): PlayedGame['review'] => {
      const found = reviews.get(id);
      if (found !== undefined && kept.get(id) !== found) return 'done';
      if (kept.has(id)) return 'kept';
      return asked.has(id) ? 'waiting' : 'none';
    };
    const own = tables.filter(isOwn).sort((one, other) => other.changed - one.changed);
    return own.map((table) => ({ table, review: stateOf(table.id) }));
  }

  async #keep({ id, row, listed, changed }: KeptTable): Promise<void> {
    const found = await this.#shelves.get('review', id);
    if (!found) return; // it was erased meanwhile
    const { entries } = await this.#tables.stored(id);
    const seat = listed.mine![0]!;
    const part = ownPart(found.review, seat, ownMoves(entries, row.opening, seat), this.#judge.practising);
    const { game } = row;
    const { version } = asCollected(found);
    const fresh = { table: id, game, due: Date.now(), box: 0, asked: 0, missed: 0 };
    await this.#exercises.keep(
      { table: id, game, ended: changed, version, errors: part.errors },
      part.mistakes.map((decision) => ({ ...fresh, number: decision.number, decision })),
    );
  }
}

/** Whether it was played to its end, in one seat: whoever holds several plays for others, too. */
function isOwn({ list, row, listed }: KeptTable): boolean {
  return list === 'over' && !row.brought && listed.ending?.reason === 'rules' && listed.mine?.length === 1;
}

/** A closer look finds something new, as another judge does. */
function asCollected({ table, version, level }: KeptReview): { table: string; version: string } {
  return { table, version: `${version} ${level}` };
}

function versions(found: readonly { table: string; version: string }[]): Map<string, string> {
  return new Map(found.map(({ table, version }) => [table, version]));
}
