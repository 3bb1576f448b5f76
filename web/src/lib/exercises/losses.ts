import type { ErrorPeriod, GameErrors, KindErrors } from '$lib/wire/messages';

export type Kind = KindErrors['kind'];

/** Decisions, and how many victories a hundred of them cost. */
export interface Loss {
  decisions: number;
  each: number;
}

export interface KindLoss extends Loss {
  kind: Kind;
  /** Of all that was lost, in percent. */
  share: number;
}

/** Somebody in the table of all: oneself, or a bot. */
export interface Standing {
  bot: string | null;
  all: Loss;
  kinds: Map<Kind, Loss>;
}

export function lossOf(kinds: readonly KindErrors[], kind: Kind | null = null): Loss {
  const counted = kinds.filter((one) => kind === null || one.kind === kind);
  const decisions = sum(counted.map((one) => one.decisions));
  return { decisions, each: decisions ? (100 * sum(counted.map(({ lost }) => lost))) / decisions : 0 };
}

/** What costs most first. */
export function lossesByKind(kinds: readonly KindErrors[]): KindLoss[] {
  const whole = sum(kinds.map(({ lost }) => lost));
  return kinds
    .map((one) => ({ ...lossOf([one]), kind: one.kind, share: whole ? (100 * one.lost) / whole : 0 }))
    .sort((one, other) => other.share - one.share);
}

/** Oneself among the house's bots, whoever loses most first. */
export function standings({ kinds, house }: GameErrors): Standing[] {
  const of = (bot: string | null, own: readonly KindErrors[]): Standing => ({
    bot,
    all: lossOf(own),
    kinds: new Map(own.map((one) => [one.kind, lossOf([one])])),
  });
  const all = [of(null, kinds), ...house.map(({ name, kinds: theirs }) => of(name, theirs))];
  return all.sort((one, other) => other.all.each - one.all.each);
}

/** The bot that loses about as much as oneself; null for whoever loses less than all of them. */
export function nearestBot(all: readonly Standing[]): string | null {
  const mine = all.find(({ bot }) => bot === null)?.all.each ?? 0;
  const bots = all.filter(({ bot }) => bot !== null);
  if (bots.every(({ all: theirs }) => theirs.each > mine)) return null;
  const distance = (one: Standing): number => Math.abs(one.all.each - mine);
  return bots.reduce((nearest, one) => (distance(one) < distance(nearest) ? one : nearest)).bot;
}

export interface Point {
  /** From 0 to 100, the latest on the right and nothing lost at the bottom. */
  x: number;
  y: number;
  each: number;
  /** The games it stands for, counted from 1. */
  first: number;
  last: number;
}

export interface Plot {
  points: Point[];
  /** What the top of it stands for. */
  highest: number;
}

/** A course as points; games without such a decision have none. */
export function plotOf(course: readonly ErrorPeriod[], kind: Kind | null): Plot {
  let games = 0;
  const told = course.map((period, at) => {
    const first = games + 1;
    games += period.games;
    return { at, first, last: games, ...lossOf(period.kinds, kind) };
  });
  const seen = told.filter(({ decisions }) => decisions > 0);
  const highest = Math.max(1, Math.ceil(Math.max(0, ...seen.map(({ each }) => each))));
  const width = Math.max(course.length - 1, 1);
  const points = seen.map(({ at, first, last, each }) => ({
    x: course.length === 1 ? 50 : (100 * at) / width,
    y: 100 - (100 * each) / highest,
    each,
    first,
    last,
  }));
  return { points, highest };
}

function sum(values: readonly number[]): number {
  return values.reduce((whole, one) => whole + one, 0);
}
