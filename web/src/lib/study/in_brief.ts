import type { Sitter } from '$lib/game/props';
import type { personAt } from '$lib/game/reader';
import { say } from '$lib/i18n/say.svelte';
import type { Adviser } from '$lib/review/advice';
import { mistakesOf, worstOf } from '$lib/review/findings';
import { botName } from '$lib/people/bot_names';
import type { GameReview, ReviewedDecision, Played } from '$lib/wire/messages';

/** What is needed of a table to tell what is to be learnt from its game. */
export interface FinishedTable {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly mine: readonly number[];
  /** The moves from `seenFrom` on. */
  readonly played: readonly Played[];
  readonly seenFrom: number;
}

/** What can be repeated to a friend: how well a seat played, and what turned the game. */
export interface InBrief {
  played: string;
  /** What went wrong again and again; empty where nothing did. */
  habit: string;
  /** Empty where nothing did. */
  turned: string;
  /** How many decisions are worth making again. */
  mistakes: number;
}

export function inBrief(
  review: GameReview,
  seat: number,
  who: ReturnType<typeof personAt>,
  adviser: Adviser,
  /** The number of a move as people count them; null while that is not known. */
  numberOf: (move: number) => number | null,
): InBrief {
  const played = review.seats[seat];
  const mistakes = mistakesOf(review, seat);
  return {
    played:
      played?.accuracy == null
        ? say('study.no-accuracy', who)
        : say('study.accuracy', {
            ...who,
            percent: Math.round(played.accuracy),
            like: played.like ? botName(played.like, 0) : 'nobody',
          }),
    habit: habitOf(mistakes),
    turned: turningPoint(review, worstOf(mistakes), adviser, numberOf),
    mistakes: mistakes.length,
  };
}

/** The worst that one did oneself, or else what weighed most of all that happened. */
function turningPoint(
  { moments }: GameReview,
  worst: ReturnType<typeof worstOf>,
  adviser: Adviser,
  numberOf: (move: number) => number | null,
): string {
  const move = worst?.number ?? moments[0];
  const number = move === undefined ? null : numberOf(move);
  if (number === null) return '';
  return worst
    ? say('study.worst', {
        number,
        choice: adviser.choice(worst.options[worst.made]?.moves ?? [], worst.kind),
        percent: adviser.change(-worst.error),
      })
    : say('study.turned', { number });
}

const HABIT = 3; // times: twice may be chance
const VAGUE: ReviewedDecision['kind'][] = ['placing', 'second_round']; // which say nothing of how to do better

/** The kind of mistake that cost most of all, if it was made again and again. */
function habitOf(mistakes: readonly ReviewedDecision[]): string {
  const telling = mistakes.map(({ kind }) => kind).filter((kind) => !VAGUE.includes(kind));
  const kinds = [...new Set(telling)].map((kind) => {
    const made = mistakes.filter((one) => one.kind === kind);
    return { kind, count: made.length, lost: made.reduce((sum, { error }) => sum + error, 0) };
  });
  const [most] = kinds.toSorted((one, other) => other.lost - one.lost);
  return most && most.count >= HABIT
    ? say('study.habit', { kind: say('review.kind', { kind: most.kind }), count: most.count })
    : '';
}
