/** Everything that can be asked of whoever studies in this browser. */
import { recordOf } from '../archive/record_of';
import { digest } from '../dealer/digests';
import { facts, moduleDigest, openClientEngines } from '../engine/client_engines';
import type { Context } from '../host/context';
import { TableStore } from '../host/table_store';
import { openClientJudge } from '../judging/client_judge';
import type { Judge } from '../judging/judge';
import { Practice } from '../practice/practice';
import type { StudyAnswers } from '../protocol/study_protocol';
import { MissedPuzzles } from '../puzzles/missed_puzzles';
import { fetchedPuzzles, type PuzzleFiles } from '../puzzles/puzzle_files';
import { LocalPuzzles } from '../puzzles/puzzles';
import { Shelves } from '../shelves/shelves';
import { Disk } from '../storage/disk';
import { Storage } from '../storage/storage';
import { Advice } from './advice';
import { oneQueue } from './exercise_queue';
import { Reviews } from './reviews';
import { Workbench } from './workbench';

export async function openStudy(): Promise<StudyAnswers> {
  const [engines, judge] = await Promise.all([openClientEngines(digest), openClientJudge(digest)]);
  const { catalogue, daily } = facts;
  const storage = new Storage(new Disk(), () => undefined); // the house says what hinders keeping
  const around = { engines, games: catalogue.games };
  return answersOf({ storage, around, catalogue, daily, module: moduleDigest }, judge);
}

export function answersOf(context: Context, judge: Judge, files: PuzzleFiles = fetchedPuzzles): StudyAnswers {
  const bench = new Workbench();
  const reviews = new Reviews(context, judge, bench);
  const practice = new Practice(context, judge);
  const puzzles = new LocalPuzzles(context, judge, files);
  const missed = new MissedPuzzles(puzzles, new Shelves(context.storage), judge.practising);
  const queue = oneQueue(practice, missed);
  const advice = new Advice(context.around.engines, judge, bench);
  const tables = new TableStore(context);
  return {
    askForReview: (table, record, level) => reviews.ask(table, record, level),
    review: (table, level) => reviews.find(table, level),
    stopReview: (table) => reviews.stop(table),
    askForMyReviews: async () => {
      for (const table of await practice.notReviewed()) {
        const record = recordOf(await tables.read(table), context.catalogue.version);
        await reviews.ask(table, record, null, false);
      }
      return await queue.mistakes();
    },
    ...queue,
    myPuzzles: () => puzzles.myPuzzles(),
    startRun: (wanted) => puzzles.startRun(wanted),
    run: (id) => puzzles.run(id),
    puzzle: (id, run) => puzzles.puzzle(id, run),
    tryPuzzle: (id, moves) => puzzles.tryPuzzle(id, moves),
    answerPuzzle: (id, answer) => puzzles.answerPuzzle(id, answer),
    advise: (question, isCloser) => advice.advise(question, isCloser),
    explain: (question) => advice.explain(question),
  };
}
