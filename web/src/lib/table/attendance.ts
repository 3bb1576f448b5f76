import type { Sitter } from '$lib/game/props';
import { personAt } from '$lib/game/reader';
import { say } from '$lib/i18n/say.svelte';
import type { Table } from '$lib/wire/messages';
import { timeSaid } from '$lib/i18n/time_left';

/** What there is to know about who is there. */
export interface Attendance {
  table: Table | null;
  sitters: readonly Sitter[];
  mine: readonly number[];
  online: readonly number[];
  toMove: number | null;
  /** In how many milliseconds a bot plays for whoever is away, or may from then on; null if none will. */
  botsIn: ReadonlyMap<number, number | null>;
  /** What was said a moment ago, by seat. */
  said: ReadonlyMap<number, string>;
}

/** Everybody as the others see them: who is away and what comes of it, and what they have just said. */
export function attending(now: Attendance): Sitter[] {
  return now.sitters.map((sitter, seat) => {
    const says = now.mine.includes(seat) ? undefined : now.said.get(seat);
    const absence = absenceOf(now, sitter, seat);
    return { ...sitter, ...(absence && { absence }), ...(says && { says }) };
  });
}

export function isGone(now: Omit<Attendance, 'botsIn' | 'said' | 'toMove'>, seat: number): boolean {
  const { table, mine, online } = now;
  const isPerson = table?.status === 'playing' && table.seats[seat]?.kind === 'person';
  return isPerson && !mine.includes(seat) && !online.includes(seat);
}

function absenceOf(now: Attendance, { away }: Sitter, seat: number): Sitter['absence'] {
  if (!away && !isGone(now, seat)) return undefined;
  const botIn = now.botsIn.get(seat) ?? null;
  const what = away ? 'bot' : whatComes(now, seat, botIn);
  const given = { ...personAt(seat, now.sitters, now.mine), what, time: timeSaid(botIn ?? 0) };
  return { brief: say('table.away', given), sentence: say('table.away-text', given) };
}

function whatComes({ toMove }: Attendance, seat: number, botIn: number | null): string {
  if (botIn === null) return 'wait';
  if (toMove === seat) return 'soon';
  return botIn > 0 ? 'later' : 'next';
}
