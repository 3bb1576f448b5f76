import type { Candidate } from '$lib/game/candidates';
import type { Passage } from '$lib/game/passages';
import type {
  GameReview,
  ReviewedChance,
  ReviewedDecision,
  ReviewedOption,
  ReviewedSeat,
} from '$lib/wire/messages';

export type Mark = 'small' | 'clear' | 'grave' | 'luck';

/** As chess players write it; words stand beside it wherever there is room. */
const GLYPHS: Record<Mark, string> = { small: '?!', clear: '?', grave: '??', luck: '✦' };
const BAD_LUCK = '✧';

/** The sign of a mark, which is another for luck that was bad. */
export function glyphOf(mark: Mark, change: number): string {
  return mark === 'luck' && change < 0 ? BAD_LUCK : GLYPHS[mark];
}

/** Something on the curve: at a move of the record, for a seat. */
export interface Noted {
  number: number;
  seat: number;
  mark: Mark;
  /** What it changed for this seat, and from where. */
  change: number;
  before: number;
}

/** Everything that has a mark, in the order of the game. */
export function notedIn(review: GameReview): Noted[] {
  const errors = review.decisions
    .filter(({ mark }) => mark)
    .map(({ number, seat, mark, error, options }) => {
      return { number, seat, mark: mark as Mark, change: -error, before: options[0]?.value ?? 0 };
    });
  const lucky = review.chances
    .filter(({ great }) => great)
    .map((chance) => ({ ...chance, mark: 'luck' as const, ...swingOf(review, chance, chance.seat) }));
  return [...errors, ...lucky].sort((one, other) => one.number - other.number);
}

/** From where chance moved a seat's chance to win, and by how much. */
export function swingOf(
  { course }: GameReview,
  { number, luck }: ReviewedChance,
  seat: number,
): { before: number; change: number } {
  const change = luck[seat] ?? 0;
  return { before: (course[number]?.[seat] ?? 0) - change, change };
}

/** Those of each seat that are no nearer to each other than so many moves: of nearer ones errors before luck, and
 * what changed most. */
export function thinned(noted: readonly Noted[], apart: number): Noted[] {
  const kept: Noted[] = [];
  const isLuck = ({ mark }: Noted): number => Number(mark === 'luck');
  const weightiest = noted.toSorted(
    (a, b) => isLuck(a) - isLuck(b) || Math.abs(b.change) - Math.abs(a.change),
  );
  for (const one of weightiest)
    if (!kept.some(({ seat, number }) => seat === one.seat && Math.abs(number - one.number) < apart))
      kept.push(one);
  return kept;
}

/** What is worth most among what somebody did wrong; undefined where nothing was. */
export function worstOf(mistakes: readonly ReviewedDecision[]): ReviewedDecision | undefined {
  return mistakes.toSorted((one, other) => other.error - one.error)[0];
}

/** The decisions of a passage that were a choice at all. */
export function decisionsOf(review: GameReview, passage: Passage | undefined): ReviewedDecision[] {
  if (!passage) return [];
  return review.decisions.filter(
    ({ number, options }) => number > passage.from && number <= passage.to && options.length > 1,
  );
}

/** A choice that cannot be told from the best, or is worth so little less, is right, too; as in
 * `analysis/mistakes.py`. */
const TOLERANCE = 0.01;
/** What costs less is no error, as in `analysis/marks.py`. */
const SLIGHT = 0.02;

export function isRight(option: ReviewedOption): boolean {
  return option.equal || option.error <= TOLERANCE;
}

/** How an option is marked: what is right, and what was done where that was an error. */
export function markOf({ options, made, mark }: ReviewedDecision, place: number): Candidate['mark'] {
  const option = options[place];
  if (option && isRight(option)) return place === 0 || place === made ? 'better' : null;
  return place === made && mark ? 'played' : null;
}

/** How a decision without a mark was made: well, with hardly a difference, or so that nobody can tell. */
export function verdictOf({
  options,
  made,
  counts,
}: ReviewedDecision): 'same' | 'right' | 'close' | 'unclear' {
  const { error = 0, lead = null } = options[made] ?? {};
  const differs = lead !== null || Math.max(...options.map((one) => one.error)) >= SLIGHT;
  if (!counts && !differs) return 'same';
  if (options[made] && isRight(options[made])) return 'right';
  return error < SLIGHT ? 'close' : 'unclear';
}

/** The decisions of a seat that are worth making again: those with a mark where something else was right. */
export function mistakesOf(review: GameReview, seat: number): ReviewedDecision[] {
  return review.decisions.filter((one) => {
    const made = one.options[one.made];
    return one.seat === seat && one.mark && made && !isRight(made);
  });
}

/** What can be chosen, in an order that says nothing about what is best. */
export function shuffledOptions(decision: ReviewedDecision): ReviewedOption[] {
  const name = ({ moves }: ReviewedOption): string => moves.join(' ');
  return [...decision.options].sort((one, other) => (name(one) < name(other) ? -1 : 1));
}

/** What everybody can expect where somebody decides: what the best choice is worth, of which the others share the rest
 * as before. */
export function valuesBefore(values: readonly number[], decision: ReviewedDecision | null): number[] {
  const [best] = decision?.options ?? [];
  if (!decision || !best) return [...values];
  const rest = 1 - (values[decision.seat] ?? 0);
  return values.map((value, seat) => {
    if (seat === decision.seat) return best.value;
    return rest > 0 ? (value * (1 - best.value)) / rest : (1 - best.value) / (values.length - 1);
  });
}

/** A line through a seat's values, in a box of 100 by 100 where a whole victory is at the top. */
export function curveOf(course: readonly number[][], seat: number): string {
  const last = Math.max(course.length - 1, 1);
  return course
    .map((values, at) => `${round((100 * at) / last)},${round(100 - 100 * (values[seat] ?? 0))}`)
    .join(' ');
}

/** Which move lies under a point so far along the curve, from 0 to 1. */
export function moveAt(part: number, moves: number): number {
  return Math.round(Math.min(Math.max(part, 0), 1) * moves);
}

export type PartName = 'start' | 'luck' | 'errors' | 'given' | 'residual' | 'result';

/** A part of a seat's sum, and between which heights its bar hangs. */
export interface Part {
  name: PartName;
  value: number;
  low: number;
  high: number;
}

/** What a seat's result is made of: each part begins where the one before ended. */
export function stairOf(seat: ReviewedSeat): Part[] {
  const changes: [PartName, number][] = [
    ['start', seat.start],
    ['luck', seat.luck],
    ['errors', -seat.errors],
    ['given', seat.given],
    ['residual', seat.residual],
  ];
  let height = 0;
  const parts = changes.map(([name, value]) => {
    const before = height;
    height += value;
    return { name, value, low: Math.min(before, height), high: Math.max(before, height) };
  });
  return [...parts, { name: 'result', value: seat.result, low: 0, high: seat.result }];
}

/** From where to where all bars reach. */
export function reachOf(stairs: readonly Part[][]): [number, number] {
  const all = stairs.flat();
  return [Math.min(0, ...all.map(({ low }) => low)), Math.max(1, ...all.map(({ high }) => high))];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
