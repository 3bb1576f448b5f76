import type { EventNamed } from '$lib/game/events';
import type { GameEvent } from '$lib/game/props';
import type { Catalog, Details } from './catalog';

/** Cards that were turned up one after the other, and pieces that one payment is made of: told as one. */
type Row =
  { event: 'cards'; seat: number; cards: string[] } | { event: 'spends'; seat: number; what: string[] };
export type Tellable = GameEvent | Row;

/** A sentence, and what it tells. */
export interface Told {
  event: Tellable;
  /** The last event of those that it tells as one. */
  last: GameEvent;
  text: string;
}

/** What pieces are in a sentence: languages that decline have a form for each. */
export type Role = 'subject' | 'object' | 'means';
const ROLES: Partial<Record<Tellable['event'], Role>> = {
  to_market: 'subject',
  discards: 'subject',
  spends: 'means',
};

/** Tells events to one reader, who may sit at the table and is then spoken to as "you". As `i18n/story.py`. */
export class Storyteller {
  constructor(
    readonly catalog: Catalog,
    readonly names: readonly string[],
    readonly reader: number | null = null,
  ) {}

  /** One event on its own. */
  sentence(event: Tellable): string {
    return this.catalog.say(`event.${event.event}`, this.#details(event));
  }

  /** Events in a row, with less to read: a card says that it was drawn, a payment is one sentence. */
  tell(events: readonly GameEvent[]): string[] {
    return this.lines(events).map(({ text }) => text);
  }

  /** The same, with the event that each sentence tells. */
  lines(events: readonly GameEvent[]): Told[] {
    return shorten(events).map(({ event, last }) => ({ event, last, text: this.sentence(event) }));
  }

  #details(event: Tellable): Details {
    const { event: _, ...rest } = event;
    const details: Details = rest;
    if ('seat' in event) Object.assign(details, this.person(event.seat));
    const role = ROLES[event.event];
    if ('cards' in event) {
      details['cards'] = this.pieces(event.cards, role);
      details['count'] = event.cards.length;
    }
    if ('what' in event) details['what'] = this.pieces([event.what].flat(), role);
    if ('x' in event) details['cell'] = cellText([event.x, event.y]);
    if ('from' in event) details['from'] = cellText(event.from);
    if ('cells' in event) details['cells'] = event.cells.map(cellText).join(' ');
    return details;
  }

  person(seat: number): { who: string; name: string } {
    return { who: seat === this.reader ? 'you' : 'other', name: this.names[seat] ?? '' };
  }

  /** Cards and tokens by their codes, equal ones together: "2 currency tokens and a blue 4". */
  pieces(codes: readonly string[], role: Role = 'object'): string {
    const counted = new Map<string, number>();
    for (const code of codes) counted.set(code, (counted.get(code) ?? 0) + 1);
    const items = [...counted].map(([card, count]) =>
      this.catalog.say('several.cards', { card, count, role }),
    );
    return this.catalog.listOf(items);
  }
}

/** A cell in a sentence: as in moves, but with a real minus sign. */
export function cellText(cell: readonly number[]): string {
  return `${cell[0]},${cell[1]}`.replaceAll('-', '−');
}

function shorten(events: readonly GameEvent[]): { event: Tellable; last: GameEvent }[] {
  const told: Tellable[] = [];
  const lasts: GameEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (event.event === 'card' && last?.event === 'draws') {
      told.pop();
      addCard(told, event);
    } else if (event.event === 'spends' && last?.event === 'spends' && event.seat === last.seat) {
      told[told.length - 1] = { ...last, what: [...[last.what].flat(), event.what] };
    } else if (event.event === 'spends' && last?.event === 'chooses') {
      told[told.length - 1] = event; // the purchase, told when it is paid, says what was chosen
    } else if (event.event !== 'discards' || event.cards.some((code) => !code.startsWith('$'))) {
      told.push(event); // that the currency cards of a turn go is nothing to tell
    } else {
      continue;
    }
    lasts[told.length - 1] = event;
  }
  return told.map((event, at) => ({ event, last: lasts[at] as GameEvent }));
}

/** A card more in a row of cards, or the first of one. */
function addCard(told: Tellable[], event: EventNamed<'card'>): void {
  const last = told.at(-1);
  if ((last?.event === 'card' || last?.event === 'cards') && last.seat === event.seat) {
    const cards = [...(last.event === 'cards' ? last.cards : [last.card]), event.card];
    told[told.length - 1] = { event: 'cards', seat: event.seat, cards };
  } else {
    told.push(event);
  }
}
