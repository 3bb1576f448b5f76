import type { GameEvent, Sitter } from '$lib/game/props';
import type { Played } from '$lib/wire/messages';

const LATEST = 4; // decisions that one may still ask about

/** What bots have decided last: by whatever is told of it, the number of the move to be asked about. */
export function askableMoves(played: readonly Played[], sitters: readonly Sitter[]): Map<GameEvent, number> {
  const found = new Map<GameEvent, number>();
  const numbers = new Set<number>();
  let last: { seat: number; number: number } | null = null;
  for (const { seat, number, token, events } of played) {
    // The card that was drawn, and the payment of a purchase, belong to the decision before them.
    const isPart = last !== null && (seat < 0 || (seat === last.seat && token.startsWith('spend:')));
    if (!isPart) last = isAskable(sitters[seat]) ? { seat, number } : null;
    for (const event of events) {
      if (!last || !('seat' in event) || event.seat !== last.seat) continue;
      found.set(event, last.number);
      numbers.add(last.number);
    }
  }
  const oldest = [...numbers].at(-LATEST) ?? 0;
  return new Map([...found].filter(([, number]) => number >= oldest));
}

/** A program judges in its own way, and does not say how. */
function isAskable(sitter: Sitter | undefined): boolean {
  return sitter?.kind === 'bot' && !sitter.program;
}
