import { seatOf, type EventName } from '$lib/game/events';
import type { GameEvent } from '$lib/game/props';
import type { Said, Table } from '$lib/wire/messages';

type Phrase = Said['phrase'];

/** What somebody says about what has been seen to happen. */
interface Remark {
  about: EventName;
  /** Of an event that is their own, or of somebody else's. */
  whose: 'own' | 'others';
  phrase: Phrase;
  /** At the first time and then at every so many-th. */
  every: number;
}

/** Who says what when, by the bot's name: each as they play. */
export const REMARKS: Record<string, readonly Remark[]> = {
  rocco: [
    { about: 'card', whose: 'own', phrase: 'one_more', every: 9 },
    { about: 'busts', whose: 'own', phrase: 'oops', every: 2 },
    { about: 'busts', whose: 'others', phrase: 'brave', every: 2 },
  ],
  basil: [
    { about: 'buys', whose: 'own', phrase: 'thanks', every: 4 },
    { about: 'buys', whose: 'others', phrase: 'ouch', every: 5 },
  ],
  momo: [
    { about: 'stops', whose: 'own', phrase: 'your_turn', every: 6 },
    { about: 'busts', whose: 'others', phrase: 'ouch', every: 2 },
  ],
  frieda: [
    { about: 'wins', whose: 'others', phrase: 'wow', every: 3 },
    { about: 'spends', whose: 'own', phrase: 'ouch', every: 4 },
  ],
  willa: [
    { about: 'wins', whose: 'own', phrase: 'thanks', every: 2 },
    { about: 'wins', whose: 'others', phrase: 'ouch', every: 2 },
  ],
  nora: [
    { about: 'busts', whose: 'others', phrase: 'sorry', every: 2 },
    { about: 'buys', whose: 'others', phrase: 'brave', every: 6 },
  ],
  bruno: [
    { about: 'places', whose: 'own', phrase: 'your_turn', every: 6 },
    { about: 'second_round', whose: 'others', phrase: 'wow', every: 1 },
  ],
  otis: [
    { about: 'places', whose: 'others', phrase: 'wow', every: 7 },
    { about: 'second_round', whose: 'others', phrase: 'one_more', every: 1 },
  ],
  wanda: [
    { about: 'places', whose: 'own', phrase: 'sorry', every: 6 },
    { about: 'second_round', whose: 'others', phrase: 'ouch', every: 1 },
  ],
  nell: [
    { about: 'places', whose: 'others', phrase: 'well_played', every: 7 },
    { about: 'second_round', whose: 'others', phrase: 'wow', every: 1 },
  ],
  iris: [
    { about: 'places', whose: 'others', phrase: 'brave', every: 7 },
    { about: 'second_round', whose: 'others', phrase: 'thinking', every: 1 },
  ],
  hugo: [
    { about: 'places', whose: 'others', phrase: 'thinking', every: 6 },
    { about: 'second_round', whose: 'others', phrase: 'thinking', every: 1 },
  ],
  expert: [
    { about: 'buys', whose: 'others', phrase: 'well_played', every: 5 },
    { about: 'busts', whose: 'others', phrase: 'sorry', every: 3 },
    { about: 'places', whose: 'others', phrase: 'well_played', every: 8 },
  ],
};

const TURNS: EventName[] = ['turn', 'places', 'moves'];
const REST = 4; // turns after a remark, in which nobody makes another

/**
 * What the house's opponents say at a table. It is told what has been shown, and nothing else: so it knows nothing that
 * anybody could be told too early.
 */
export class TableTalk {
  #turns = REST;
  readonly #times = new Map<string, number>();

  /** What is said about what was just shown, at most one thing. */
  hear(events: readonly GameEvent[], seats: Table['seats']): Pick<Said, 'seat' | 'phrase'> | null {
    this.#turns += events.filter(({ event }) => TURNS.includes(event)).length;
    const said = seats.flatMap(({ kind, bot, left }, seat) => {
      if (kind !== 'bot' || typeof left === 'number') return []; // who plays on for somebody has nothing to say
      return events.flatMap((event) => this.#about(event, bot ?? '', seat));
    });
    if (this.#turns < REST || !said[0] || events.some(({ event }) => event === 'over')) return null;
    this.#turns = 0;
    return said[0];
  }

  #about(event: GameEvent, bot: string, seat: number): Pick<Said, 'seat' | 'phrase'>[] {
    const whose = seatOf(event) === seat ? 'own' : 'others';
    const remarks = (REMARKS[bot] ?? []).filter((one) => one.about === event.event && one.whose === whose);
    return remarks.flatMap(({ about, phrase, every }) => {
      const key = `${seat} ${about} ${whose}`;
      const times = this.#times.get(key) ?? 0;
      this.#times.set(key, times + 1);
      return times % every === 0 ? [{ seat, phrase }] : [];
    });
  }
}
