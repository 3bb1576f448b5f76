import type { Sitter } from '$lib/game/props';
import { say } from '$lib/i18n/say.svelte';
import type { Adviser } from '$lib/review/advice';
import { mistakesOf, worstOf } from '$lib/review/findings';
import { botName } from '$lib/people/bot_names';
import type { GameReview, ReviewedDecision, ReviewedSeat } from '$lib/wire/messages';

/** What is needed of a table to tell what is to be learnt from its game. */
export interface FinishedTable {
  readonly id: string;
  readonly table: { game: string } | null;
  readonly sitters: readonly Sitter[];
  readonly mine: readonly number[];
}

/** What can be repeated to a friend: how well a seat played, what the cards made of it, and what turned the game. */
export interface InBrief {
  /** Empty where a review of an earlier version does not tell. */
  verdict: string;
  /** What went wrong again and again; empty where nothing did. */
  habit: string;
  /** Empty where nothing did. */
  turned: string;
}

export function inBrief(
  review: GameReview,
  game: string,
  seat: number,
  adviser: Adviser,
  /** The number of a move as people count them. */
  numberOf: (move: number) => number,
): InBrief {
  const mistakes = mistakesOf(review, seat);
  return {
    verdict: verdictOn(review.seats[seat], { game, ...adviser.teller.person(seat) }),
    habit: habitOf(mistakes),
    turned: turningPoint(review, worstOf(mistakes), adviser, numberOf),
  };
}

/** One sentence: how well a seat played, and what the cards made of it. */
export function verdictOn(seat: ReviewedSeat | undefined, details: Record<string, unknown>): string {
  const { played, verdict, like } = seat ?? {};
  if (!played || !verdict) return '';
  const bot = like ?? '';
  return say('review.in-short', { ...details, played, verdict, bot, like: botName(bot, 0) });
}

/** The worst that one did oneself, or else what weighed most of all that happened. */
function turningPoint(
  { moments }: GameReview,
  worst: ReturnType<typeof worstOf>,
  adviser: Adviser,
  numberOf: (move: number) => number,
): string {
  const move = worst?.number ?? moments[0];
  if (move === undefined) return '';
  const number = numberOf(move);
  return worst
    ? say('study.worst', {
        number,
        choice: adviser.choice(worst.options[worst.made]?.moves ?? [], worst.kind),
        ...adviser.lossIn(worst),
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
