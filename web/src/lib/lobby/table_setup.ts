/** What somebody wants to play, as the pages ask for it, and as the server wants to hear it. */
import type { Agreement, NewTable } from '$lib/wire/messages';

export type SeatSetup =
  | { kind: 'mine'; name: string } // the first is me; others share this screen
  | { kind: 'open' }
  | { kind: 'bot'; bot: string };

export interface TableSetup {
  game: 'cards' | 'tiles';
  edition: string;
  company: Company;
  seats: SeatSetup[];
  target: number; // solo only
  busting: boolean; // cards only
  open: boolean; // tiles only
  start: number | null; // null: by lot
  agreement: Agreement;
  word: string;
}

/** With whom. */
export type Company = 'solo' | 'bots' | 'friends' | 'here' | 'watch';

export const LOWEST_TARGET = 4;
export const PATIENCE = 120; // seconds until somebody who is away is away too long

/** A table as most would like it: nothing more has to be chosen. The first of the bots come first. */
export function usualSetup(
  game: TableSetup['game'],
  company: Company,
  edition: string,
  name: string,
  bots: readonly string[],
): TableSetup {
  return {
    game,
    edition,
    company,
    seats: usualSeats(company, game === 'tiles' ? 2 : 3, name, bots),
    target: LOWEST_TARGET,
    busting: false,
    open: false,
    start: null,
    agreement: { takeback: company === 'friends' ? 'consent' : 'free', patience: PATIENCE },
    word: '',
  };
}

export function usualSeats(
  company: Company,
  count: number,
  name: string,
  bots: readonly string[],
): SeatSetup[] {
  const bot = (at: number): SeatSetup => ({ kind: 'bot', bot: bots[at % bots.length] ?? '' });
  if (company === 'watch') return Array.from({ length: count }, (_, at) => bot(at));
  const others: Record<typeof company, (at: number) => SeatSetup[]> = {
    solo: () => [],
    bots: (at) => [bot(at)],
    friends: () => [{ kind: 'open' }],
    here: () => [{ kind: 'mine', name: '' }],
  };
  return [
    { kind: 'mine', name },
    ...Array.from({ length: count - 1 }, (_, at) => others[company](at)).flat(),
  ];
}

export function tableFor(setup: TableSetup, nameOf: (seat: number) => string): NewTable {
  return {
    game: setup.game,
    options: options(setup),
    seats: setup.seats.map((seat, at) => {
      if (seat.kind !== 'mine') return seat;
      // A guest's own name is known to the server; at a shared screen everybody needs one.
      const shared = setup.company === 'here' && at > 0;
      return { kind: 'mine', name: seat.name.trim() || (shared ? nameOf(at) : null) };
    }),
    agreement: { ...setup.agreement, lot: setup.start === null },
    word: setup.word.trim() || null,
  };
}

function options(setup: TableSetup): Record<string, unknown> {
  const start = setup.start === null ? {} : { start: setup.start };
  if (setup.game === 'tiles') return { edition: setup.edition, open: setup.open, ...start };
  const { edition, busting } = setup;
  if (setup.company === 'solo') return { edition, seats: 1, busting, target: setup.target };
  return { edition, seats: setup.seats.length, busting, ...start };
}
