/** What somebody wants to play, as the pages ask for it, and as the server wants to hear it. */
import type { Agreement, NewTable } from '$lib/wire/messages';

export type SeatWish =
  | { kind: 'mine'; name: string } // the first is me; others share this screen
  | { kind: 'open' }
  | { kind: 'bot'; bot: string };

export interface Wish {
  game: 'cards' | 'tiles';
  edition: string;
  company: Company;
  seats: SeatWish[];
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

/** A table as most would like it: nothing more has to be chosen. The first of the bots come first. */
export function usualWish(
  game: Wish['game'],
  company: Company,
  edition: string,
  name: string,
  bots: readonly string[],
): Wish {
  return {
    game,
    edition,
    company,
    seats: usualSeats(company, game === 'tiles' ? 2 : 3, name, bots),
    target: LOWEST_TARGET,
    busting: false,
    open: false,
    start: null,
    agreement: { takeback: company === 'friends' ? 'consent' : 'free' },
    word: '',
  };
}

export function usualSeats(
  company: Company,
  count: number,
  name: string,
  bots: readonly string[],
): SeatWish[] {
  const bot = (at: number): SeatWish => ({ kind: 'bot', bot: bots[at % bots.length] ?? '' });
  if (company === 'watch') return Array.from({ length: count }, (_, at) => bot(at));
  const others: Record<typeof company, (at: number) => SeatWish[]> = {
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

export function tableFor(wish: Wish, nameOf: (seat: number) => string): NewTable {
  return {
    game: wish.game,
    options: options(wish),
    seats: wish.seats.map((seat, at) => {
      if (seat.kind !== 'mine') return seat;
      // A guest's own name is known to the server; at a shared screen everybody needs one.
      const shared = wish.company === 'here' && at > 0;
      return { kind: 'mine', name: seat.name.trim() || (shared ? nameOf(at) : null) };
    }),
    agreement: { ...wish.agreement, lot: wish.start === null },
    word: wish.word.trim() || null,
  };
}

function options(wish: Wish): Record<string, unknown> {
  const start = wish.start === null ? {} : { start: wish.start };
  if (wish.game === 'tiles') return { edition: wish.edition, open: wish.open, ...start };
  const { edition, busting } = wish;
  if (wish.company === 'solo') return { edition, seats: 1, busting, target: wish.target };
  return { edition, seats: wish.seats.length, busting, ...start };
}
