import { Refused } from '$lib/errors/errors';
import type { Puzzles } from '$lib/house/puzzles';
import type {
  GamePuzzles,
  MyPuzzles,
  PracticeTried,
  PuzzleAnswer,
  PuzzleJudgement,
  PuzzlePosition,
  PuzzleRun,
  PuzzleStart,
} from '$lib/wire/messages';
import type { GameName } from '../engine/engine';
import type { Context } from '../host/context';
import type { Judge } from '../judging/judge';
import type { StoredRun, TriedPuzzle } from '../shelves/kept_puzzles';
import { addReply, put, Shelves } from '../shelves/shelves';
import { shownRating } from '../statistics/ratings';
import { Conflict } from '../storage/disk';
import { dayOf, puzzleOfDay } from './choosing';
import { verdictOn, type Verdict } from './judging';
import { Library } from './library';
import { asExercise, missedOf, repetitionAfter } from './missed';
import { NextPuzzle } from './next_puzzle';
import { PuzzleTable } from './position';
import type { PuzzleFiles } from './puzzle_files';
import { answered, begun, checkCurrent } from './running';
import { Runs } from './runs';
import { changeByAnswer, standingOf, themesOf } from './tries';

const GAMES: readonly GameName[] = ['cards', 'tiles'];

/** Puzzles without a server: set, judged and kept here; as `tenfold.server.puzzles` does it. */
export class LocalPuzzles implements Puzzles {
  readonly #context: Context;
  readonly #judge: Judge;
  readonly #shelves: Shelves;
  readonly #library: Library;
  readonly #runs: Runs;
  readonly #next: NextPuzzle;
  readonly #now: () => number;

  constructor(context: Context, judge: Judge, files: PuzzleFiles, now: () => number = Date.now) {
    this.#context = context;
    this.#judge = judge;
    this.#now = now;
    this.#shelves = new Shelves(context.storage);
    this.#library = new Library(files, this.#shelves);
    this.#runs = new Runs(this.#shelves, now);
    this.#next = new NextPuzzle(this.#library, judge.practising, now);
  }

  async myPuzzles(): Promise<MyPuzzles> {
    const [tried, runs] = [await this.#allTried(), await this.#runs.all()];
    const open = runs.filter(({ over, puzzle }) => !over && puzzle);
    return {
      games: await Promise.all(GAMES.map((game) => this.#ofGame(game, tried, runs))),
      runs: await Promise.all(open.map((run) => this.#runs.told(run))),
    };
  }

  /** The puzzle of the day is one run a day. */
  async startRun(wanted: PuzzleStart): Promise<PuzzleRun> {
    const known = wanted.kind === 'day' ? await this.#todays(wanted.game) : undefined;
    if (known) return await this.#runs.told(known);
    const run = this.#runs.new(wanted);
    const puzzle = await this.#next.after(run, await this.#allTried());
    if (puzzle === null) throw new Refused(wanted.kind === 'missed' ? 'puzzles.nothing_due' : 'puzzles.none');
    await this.#runs.begin({ ...run, puzzle });
    return await this.run(run.id);
  }

  async run(id: string): Promise<PuzzleRun> {
    return await this.#runs.told(await this.#runs.find(id));
  }

  async puzzle(id: string, runId: string | null = null): Promise<PuzzlePosition> {
    const table = await this.#table(id);
    const { game, theme, rating, seat } = table.puzzle;
    const asked = (await this.#tried(id))?.answers ?? 0;
    return {
      ...{ id, game, theme, rating, seat, asked, table: table.info, step: table.step },
      task: this.#judge.facts.tasks[table.puzzle.decision.kind]!,
      run: runId === null ? null : await this.#lookedAt(runId),
    };
  }

  async tryPuzzle(id: string, moves: string[]): Promise<PracticeTried> {
    return (await this.#table(id)).try(moves);
  }

  async answerPuzzle(
    id: string,
    { asked, moves, run: runId = null }: PuzzleAnswer,
  ): Promise<PuzzleJudgement> {
    const table = await this.#table(id);
    const verdict = verdictOn(table, moves);
    const [run, tried] = [runId ? await this.#runs.find(runId) : null, await this.#tried(id)];
    const isAgain = run ? run.done.includes(id) : asked < (tried?.answers ?? 0);
    if (run && !isAgain) checkCurrent(run, id);
    if (!isAgain && (run || this.#isOpen(tried))) await this.#keep(table, moves, verdict, run);
    return await this.#judgement(table, verdict, moves, isAgain ? asked : (tried?.answers ?? 0), runId);
  }

  /** Whether an answer beside all runs counts: the first one ever, and later ones to what is due. */
  #isOpen(tried: TriedPuzzle | undefined): boolean {
    const repetition = tried?.repetition;
    return !tried || Boolean(repetition && this.#judge.practising.isDue(repetition, this.#now()));
  }

  /** What is told of an answer: what was told when it was stored, if it was. */
  async #judgement(
    { puzzle }: PuzzleTable,
    verdict: Verdict,
    moves: readonly string[],
    number: number,
    runId: string | null,
  ): Promise<PuzzleJudgement> {
    const reply = await this.#shelves.get('puzzle reply', puzzle.id, number);
    const counted = reply !== undefined && reply.moves.join(' ') === moves.join(' ');
    const tried = await this.#tried(puzzle.id);
    const [missed] = missedOf(tried ? [tried] : []);
    return {
      ...verdict,
      counted,
      decision: puzzle.decision,
      puzzle_rating: puzzle.rating,
      before: counted ? reply.before : null,
      after: counted ? reply.after : null,
      run: runId ? await this.run(runId) : null,
      exercise: missed ? asExercise(missed, this.#judge.practising) : null,
    };
  }

  /** Stores an answer with all that comes of it, unless another tab was faster. */
  async #keep(table: PuzzleTable, moves: string[], verdict: Verdict, run: StoredRun | null): Promise<void> {
    const all = await this.#allTried();
    const before = all.find((one) => one.table === table.puzzle.id);
    const after = this.#triedAfter(table, verdict.right, before, all);
    const tried = [...all.filter((one) => one !== before), after];
    const { game } = after;
    const reply = {
      table: table.puzzle.id,
      moves,
      before: shownRating(standingOf(all, game)),
      after: shownRating(standingOf(tried, game)),
    };
    const goesOn = run && answered(run, verdict.right, await this.#next.after(run, tried));
    try {
      await this.#shelves.commit(
        addReply(reply, before?.answers ?? 0),
        put('puzzle tried', after),
        ...(goesOn ? await this.#runs.changes(goesOn) : []),
      );
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }

  /** Only the first answer moves the rating. */
  #triedAfter(
    { puzzle }: PuzzleTable,
    isRight: boolean,
    before: TriedPuzzle | undefined,
    all: readonly TriedPuzzle[],
  ): TriedPuzzle {
    const { id: table, game, theme, rating } = puzzle;
    const { practising } = this.#judge;
    const repetition = repetitionAfter(before?.repetition ?? null, isRight, this.#now(), practising);
    if (before) return { ...before, answers: before.answers + 1, repetition };
    const change = changeByAnswer(standingOf(all, game), rating, isRight);
    return { table, game, theme, answers: 1, isSolved: isRight, change, repetition };
  }

  async #ofGame(
    game: GameName,
    all: readonly TriedPuzzle[],
    runs: readonly StoredRun[],
  ): Promise<GamePuzzles> {
    const rows = (await this.#library.index())[game];
    const tried = all.filter((one) => one.game === game);
    const [day, today] = [dayOf(this.#now()), await this.#todays(game, runs)];
    const isDue = ({ repetition }: TriedPuzzle): boolean =>
      repetition !== null && this.#judge.practising.isDue(repetition, this.#now());
    return {
      game,
      themes: themesOf(rows, tried),
      day: { day, puzzle: puzzleOfDay(rows, day), solved: today?.over ? today.solved > 0 : null },
      rating: shownRating(standingOf(tried, game)),
      best_streak: await this.#runs.best(game, 'streak'),
      best_sprint: await this.#runs.best(game, 'sprint'),
      due: tried.filter(isDue).length,
    };
  }

  async #todays(game: GameName, runs?: readonly StoredRun[]): Promise<StoredRun | undefined> {
    const today = dayOf(this.#now());
    return (runs ?? (await this.#runs.all())).find(
      (one) => one.kind === 'day' && one.game === game && dayOf(one.started) === today,
    );
  }

  async #lookedAt(runId: string): Promise<PuzzleRun> {
    const found = await this.#runs.find(runId);
    const run = begun(found, this.#now());
    if (run !== found) await this.#shelves.commit(...(await this.#runs.changes(run)));
    return await this.#runs.told(run);
  }

  async #table(id: string): Promise<PuzzleTable> {
    if (!/^[ct][0-9a-f]{8}$/.test(id)) throw new Refused('puzzles.unknown');
    return new PuzzleTable(await this.#library.puzzle(id), this.#context.around);
  }

  #tried(id: string): Promise<TriedPuzzle | undefined> {
    return this.#shelves.get('puzzle tried', id);
  }

  #allTried(): Promise<TriedPuzzle[]> {
    return this.#shelves.all('puzzle tried');
  }
}
