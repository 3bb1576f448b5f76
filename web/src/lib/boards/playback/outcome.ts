import { say } from '$lib/i18n/say.svelte';
import type { Result, Sitter } from '$lib/game/props';
import { personAt, readerOf } from '$lib/game/reader';

/** How a game ended that the rules did not end: who resigned or ran out of time, and who has won by it. */
export function endedEarly(result: Result, seats: readonly Sitter[], mine: readonly number[]): string {
  const { reason = '', winners, seat = -1 } = result;
  const [winner = -1] = winners;
  const isMine = readerOf(mine) !== null && readerOf(mine) === winner;
  return say('end.otherwise', {
    reason,
    ...personAt(seat, seats, mine),
    won: winner < 0 ? 'nobody' : isMine ? 'you' : 'other',
    winner: seats[winner]?.name ?? '',
  });
}

/** Whether somebody here has a reason to be glad; whoever only watches is glad with the winner. */
export function isJoyful({ winners }: Result, mine: readonly number[]): boolean {
  const reader = readerOf(mine);
  return winners.length > 0 && (reader === null || winners.includes(reader));
}

const EARLY = ['resigned', 'agreed', 'time', 'aborted', 'closed'];

/** Whether the game was played to its end. */
export function isByRules({ reason }: Result): boolean {
  return reason === undefined || !EARLY.includes(reason);
}

/** Both sentences as they are read aloud. */
export function aloud(verdict: string, reason: string): string {
  return `${verdict}${/[.!]$/.test(verdict) ? '' : '.'} ${reason}`.trim();
}
