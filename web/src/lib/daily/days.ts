import type { DailyDeal } from '$lib/wire/messages';

type Times = Pick<DailyDeal, 'day' | 'begins' | 'ends' | 'closes'>;

/** Days as they are counted from the first of January 1970, by UTC. */
const LENGTH = 86_400_000; // milliseconds

export function dayOf(time: number): number {
  return Math.floor(time / LENGTH);
}

/** The latest day whose deals are closed, as one deal of any day tells; that is hours after the day is over. */
export function lastClosedDay({ day, begins, ends, closes }: Times, at: number): number {
  return day - Math.ceil((closes - at) / (ends - begins));
}

/** A day in words, the same wherever somebody is: "Wednesday, 18 November". */
export function dayName(day: number, language: string): string {
  return written(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** As short as it gets: "18/11". */
export function shortDay(day: number, language: string): string {
  return written(day, language, { day: 'numeric', month: 'numeric' });
}

export function dayOfMonth(day: number, language: string): string {
  return new Intl.NumberFormat(language).format(new Date(day * LENGTH).getUTCDate());
}

/** A letter or two. */
export function weekdayName(day: number, language: string): string {
  return written(day, language, { weekday: 'narrow' });
}

/** The Monday of its week; the first of January 1970 was a Thursday. */
export function mondayOf(day: number): number {
  return day - ((day + 3) % 7);
}

function written(day: number, language: string, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...how, timeZone: 'UTC' }).format(day * LENGTH);
}
