import type { Edition } from './editions';
import type { GameName } from './lesson';

/** What a chapter of the rules says, paragraph by paragraph: `rules.<game>.<chapter>-<paragraph>`. */
export interface Chapter {
  name: string;
  paragraphs: string[];
  /** Paragraphs that say different things in different editions. */
  differs?: string[];
}

export const CHAPTERS: Record<GameName, Chapter[]> = {
  cards: [
    { name: 'aim', paragraphs: ['goal', 'way'] },
    { name: 'cards', paragraphs: ['kinds', 'deck'] },
    { name: 'setup', paragraphs: ['tokens', 'start'], differs: ['start'] },
    { name: 'turn', paragraphs: ['draw', 'totals', 'stop', 'numbers', 'currency', 'limit'] },
    { name: 'bust', paragraphs: ['when', 'then', 'variant'] },
    { name: 'buy', paragraphs: ['what', 'pay', 'change'], differs: ['pay'] },
    { name: 'auction', paragraphs: ['bid', 'limit', 'win'], differs: ['limit'] },
    { name: 'end', paragraphs: ['last', 'buy'] },
    { name: 'score', paragraphs: ['runs', 'wild', 'tie'], differs: ['tie'] },
    {
      name: 'solo',
      paragraphs: ['opponent', 'draws', 'busts', 'auction', 'duplicates', 'bids', 'pays', 'wins'],
      differs: ['opponent', 'busts', 'duplicates', 'bids', 'pays'],
    },
  ],
  tiles: [
    { name: 'aim', paragraphs: ['goal'] },
    { name: 'setup', paragraphs: ['tiles', 'closed', 'open'] },
    { name: 'place', paragraphs: ['first', 'side'] },
    { name: 'ten', paragraphs: ['line', 'full'] },
    { name: 'second', paragraphs: ['move', 'free', 'cut'] },
    { name: 'draw', paragraphs: ['repetition', 'pass'] },
  ],
};

/** The facts in which editions of the card game differ, in the order of the table that compares them. */
export const FACTS = [
  'start_by',
  'wildcards_pay',
  'tie_break',
  'opponent',
  'targets',
  'busts_above_target',
  'bids_against_poor',
  'idle_wildcards_pay',
  'pays_least',
] as const;

/** An edition's facts as sentences need them. */
export function details(edition: Edition): Record<string, string | number> {
  const told: Record<string, string | number> = {
    opponent: edition.opponent ?? '',
    lowest: edition.lowest_target ?? 0,
    highest: edition.highest_target ?? 0,
  };
  for (const [name, value] of Object.entries(edition.facts ?? {})) {
    told[name] = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  }
  return told;
}
