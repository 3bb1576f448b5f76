import type { DailyBar } from '$lib/wire/messages';

const MOST = 12; // rows of results that were played to the end

/** So many had a result between two, both included; null is a game that was broken off. */
export interface Row {
  from: number | null;
  to: number | null;
  people: number;
}

/** The best first: results one by one where they are few, else some points at a time, none of them left out. */
export function rowsOf(bars: readonly DailyBar[], isCards: boolean): Row[] {
  const leads = bars.flatMap(({ result }) => result ?? []);
  const span = leads.length ? Math.max(...leads) - Math.min(...leads) + 1 : 1;
  const width = isCards && leads.length > MOST ? Math.ceil(span / (MOST - 1)) : 1;
  const rows = new Map<number | null, Row>();
  for (const { result, people } of bars) {
    const from = result === null || width === 1 ? result : Math.floor(result / width) * width;
    const row = rows.get(from) ?? { from, to: from === null ? null : from + width - 1, people: 0 };
    rows.set(from, { ...row, people: row.people + people });
  }
  return [...rows.values()];
}
