import type { Edition } from './editions';
import type { GameName } from './lesson';
import rules from './rules_chapters.json';

/** What a chapter of the rules says, paragraph by paragraph: `rules.<game>.<chapter>-<paragraph>`. */
export interface Chapter {
  name: string;
  paragraphs: string[];
  /** Paragraphs that say different things in different editions. */
  differs?: string[];
}

/** Also read by the documentation (docs/making/rules_pages.py). */
export const CHAPTERS: Record<GameName, Chapter[]> = rules.chapters;

/** The facts in which editions of the card game differ, in the order of the table that compares them. */
export const FACTS = rules.facts;

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
