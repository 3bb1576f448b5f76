import type { DailyCalendar, DailyDay, DailyDeal, DailyPage, DailyStarted, Today } from '$lib/wire/messages';

type GameName = DailyDeal['game'];

/** The deal of the day, which only a server can have: the same for everybody. */
export interface Daily {
  today(): Promise<Today>;
  /** Begins one's first attempt at today's deal, or goes on with it. */
  start(game: GameName): Promise<DailyStarted>;
  /** Plays a deal again, after so many moves of one's own first attempt. */
  practise(day: number, game: GameName, move: number): Promise<DailyStarted>;
  /** The deals of a day; with their secrets, once they are closed. */
  day(day: number): Promise<DailyDay>;
  /** What came of a deal, for whoever has played it. */
  page(day: number, game: GameName): Promise<DailyPage>;
  calendar(): Promise<DailyCalendar>;
}
