/** How the wire's words become the board's. */
import type { Result, Sitter, Tried } from '$lib/boards/props';
import { say } from '$lib/i18n/say.svelte';
import type { Ending, Seat, Table, Tried as WireTried } from '$lib/wire/messages';

export function sitters(table: Table | null): Sitter[] {
  return (
    table?.seats.map((seat, at) => ({
      name: nameOf(seat, at),
      kind: kindOf(seat),
      away: isAway(seat),
      ...(seat.kind === 'bot' && seat.bot && { bot: seat.bot }),
    })) ?? []
  );
}

/** A person's own name, or what we call whoever else sits there. */
function nameOf(seat: Seat, at: number): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return say('seat.bot', { number: at });
  return say('seat.open');
}

function isAway(seat: Seat): boolean {
  return seat.kind === 'person' && Boolean(seat.bot);
}

function kindOf(seat: Seat): Sitter['kind'] {
  return seat.kind === 'open' ? 'person' : seat.kind;
}

/** As the rules say it; a game that ended otherwise has winners and a reason only. */
export function result(ending: Ending | null): Result | null {
  if (!ending) return null;
  if (ending.result) return ending.result;
  const { winners, reason, seat } = ending;
  return { winners, reason, ...(typeof seat === 'number' && { seat }) };
}

export function trial(tried: WireTried): Tried {
  const { view, legal, to_move, proposal, outlook, key, details, made } = tried;
  return {
    view,
    legal,
    toMove: to_move,
    proposal: proposal ?? null,
    outlook: outlook ?? null,
    refused: key ? { key, details: details ?? {}, index: made } : null,
  };
}
