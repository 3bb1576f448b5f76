import type {
  CalendarDay,
  DailyCalendar,
  DailyDay,
  DailyDeal,
  DailyHouse,
  DailyPage,
  DailyStarted,
  RevealedDeal,
  Today,
} from '$lib/wire/messages';

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
  /** Those of the last weeks that are closed, after a day: all that it takes to play them without the server. */
  revealed(after: number): Promise<RevealedDeal[]>;
}

/**
 * Whose deals they are that a browser plays by itself: a server's, as far as it has told them, or everybody's, which
 * follow from their date alone.
 */
export type DealSource = 'server' | 'date';

/** What is asked of the house in this browser about days. All of it is practice. */
export interface LocalDaily {
  /** Keeps what a server has told, for when it is out of reach. */
  keepDays(deals: readonly RevealedDeal[], calendar: DailyCalendar): Promise<void>;
  days(source: DealSource): Promise<LocalDays>;
  deal(source: DealSource, day: number, game: GameName): Promise<LocalDeal>;
  /** Begins a deal, or goes on with it where one has begun it for the first time. */
  playDeal(source: DealSource, day: number, game: GameName): Promise<DailyStarted>;
}

export interface LocalDays {
  today: DailyDeal[]; // none of a server: its secrets are told later
  known: number[]; // the days of which there are deals
  played: CalendarDay[]; // in this browser, the latest first
  calendar: DailyCalendar | null; // as the server has told it last
}

/** A deal that this browser can deal by itself. */
export interface LocalDeal {
  deal: DailyDeal; // `mine` is one's first game of it here
  house: DailyHouse[]; // what its opponents made of it, as far as that is known
}
