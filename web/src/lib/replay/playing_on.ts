/** How a game is played on from one of its positions, as the server wants to hear it. */
import { nextOf } from '$lib/people/nearest';
import type { BotSeat, MySeat, NewTable, OpenSeat, Table } from '$lib/wire/messages';

/** `mine`, `open`, or `bot:` and its name. */
export type SeatChoice = 'mine' | 'open' | `bot:${string}`;

/** I take the seat that is to move, bots the others: those who sat there, or others yet. A solo game has one seat only. */
export function usualChoices(table: Table, toMove: number | null, bots: readonly string[]): SeatChoice[] {
  const seats = table.seats.filter((seat) => seat.kind !== 'opponent');
  const me = toMove !== null && toMove < seats.length ? toMove : 0;
  const seated = seats.flatMap(({ bot }, at) => (bot && at !== me ? bot : []));
  return seats.map(({ bot }, at): SeatChoice => {
    if (at === me) return 'mine';
    if (bot) return `bot:${bot}`;
    seated.push(nextOf(bots, seated));
    return `bot:${seated.at(-1) ?? ''}`;
  });
}

export function tableFrom(
  table: Table,
  move: number,
  choices: readonly SeatChoice[],
  nameOf: (seat: number) => string,
  myName: string,
): NewTable {
  const me = choices.indexOf('mine');
  return {
    game: table.game,
    options: table.options,
    seats: choices.map((choice, at) => seatFor(choice, at === me ? myName.trim() || null : nameOf(at))),
    agreement: { takeback: choices.includes('open') ? 'consent' : 'free', lot: false },
    beginning: { table: table.id, move },
  };
}

function seatFor(choice: SeatChoice, name: string | null): MySeat | OpenSeat | BotSeat {
  if (choice === 'mine') return { kind: 'mine', name };
  if (choice === 'open') return { kind: 'open' };
  return { kind: 'bot', bot: choice.slice('bot:'.length) };
}
