/** What is asked at a table of this browser, answered by whoever studies: as a server tells it. */
import { Refused } from '$lib/errors/errors';
import type { Asked } from '$lib/local/table/local_table';
import type { BotQuestion, Question } from '$lib/local/table/hinting';
import type { FromServer, ReviewedDecision } from '$lib/wire/messages';
import { openLocalStudy } from './page_study';

type Tell = (message: FromServer) => void;

/** Tells answers as long as somebody wants them. */
export async function answer({ command: id, version, question }: Asked, tell: Tell, isWanted: () => boolean) {
  const told = (message: FromServer): void => {
    if (isWanted()) tell(message);
  };
  try {
    if ('bot' in question) await explain(id, version, question, told);
    else await advise(id, version, question, told, isWanted);
  } catch (error) {
    const { key, details } = error instanceof Refused ? error : new Refused('hint.failed');
    told({ type: 'refused', id, version, key, details: details as Record<string, string>, stale: false });
  }
}

/** A quick look comes first, and a closer one takes its place. */
async function advise(
  id: string,
  version: number,
  question: Question,
  tell: Tell,
  isWanted: () => boolean,
): Promise<void> {
  const study = openLocalStudy();
  const first = await study.advise(question, false);
  if (!first) return;
  const isAll = isKnown(first);
  tell({ type: 'advice', id, version, decision: first, final: isAll });
  if (isAll || !isWanted()) return;
  const closer = await study.advise(question, true).catch(() => null);
  tell({ type: 'advice', id, version, decision: closer ?? first, final: true });
}

/** Whether a closer look would find nothing else. */
function isKnown({ options }: ReviewedDecision): boolean {
  return options.length === 1 || options.every(({ exact }) => exact);
}

async function explain(id: string, version: number, question: BotQuestion, tell: Tell): Promise<void> {
  const { number, seat, bot } = question;
  const own = await openLocalStudy().explain(question);
  tell({ type: 'explanation', id, version, number, seat, bot, ...own });
}
