import type { GameEvent, Sitter } from '$lib/boards/props';
import type { Played } from '$lib/wire/messages';

/** What bots have decided: by whatever is told of it, the number of the move to be asked about. */
export function whysOf(played: readonly Played[], sitters: readonly Sitter[]): Map<GameEvent, number> {
  const found = new Map<GameEvent, number>();
  let last: { seat: number; number: number } | null = null;
  for (const { seat, number, token, events } of played) {
    // The card that was drawn, and the payment of a purchase, belong to the decision before them.
    const isPart = last !== null && (seat < 0 || (seat === last.seat && token.startsWith('spend:')));
    if (!isPart) last = sitters[seat]?.kind === 'bot' ? { seat, number } : null;
    for (const event of events) {
      if (last && 'seat' in event && event.seat === last.seat) found.set(event, last.number);
    }
  }
  return found;
}
