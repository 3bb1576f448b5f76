/** How the wire's words become the board's. */
import type { Result, Sitter, Tried } from '$lib/game/props';
import { say } from '$lib/i18n/say.svelte';
import type { Ending, Seat, Table, Tried as WireTried } from '$lib/wire/messages';
import { botName, distinct } from '$lib/people/bot_names';

export function sitters(table: Table | null): Sitter[] {
  const names = namesAt(table?.seats ?? []);
  return (
    table?.seats.map((seat, at) => ({
      name: names[at] ?? '',
      kind: kindOf(seat),
      away: isAway(seat),
      ...(seat.kind === 'bot' && seat.bot && { bot: seat.bot }),
      ...(seat.program && { program: true }),
    })) ?? []
  );
}

/** People's own names, and what we call whoever else sits there; two bots of one name are told apart. */
function namesAt(seats: readonly Seat[]): string[] {
  const taken = seats.flatMap(({ name }) => name ?? []);
  return seats.map((seat, at) => {
    if (seat.name) return seat.name;
    if (seat.kind !== 'bot') return say('seat.open');
    const name = distinct(botName(seat.bot ?? '', at), taken);
    taken.push(name);
    return name;
  });
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
