/** Deals of days that this browser deals by itself: those that a server has told, and those that follow from their date. */
import { Refused } from '$lib/errors/errors';
import type { DealSource, LocalDaily, LocalDays, LocalDeal } from '$lib/house/daily';
import type {
  CalendarDay,
  DailyCalendar,
  DailyDeal,
  DailyResult,
  DailyStarted,
  MyDaily,
  RevealedDeal,
} from '$lib/wire/messages';
import { dealtOn, openSecret } from '../daily/dealt';
import { turnsOf } from '../daily/turns';
import { commitmentTo } from '../dealer/dealer';
import type { GameName } from '../engine/engine';
import { botSeat, keysOf, mySeat, openTable, USUAL, type Plan } from '../table/making';
import type { Table } from '../table/table';
import { given, type Context } from './context';
import type { KeptCalendar, KeptDeal, KeptTable } from './kept';
import type { People } from './people';
import { resultOfDeal } from './deal_results';
import type { Tables } from './tables';

const DAY = 86_400_000; // milliseconds
const GAMES = ['cards', 'tiles'] as const satisfies readonly GameName[];
const DAYS_SHOWN = 35; // that follow from their date

/** The first game of a deal is played like one that counts on a server; later ones as one likes. */
const FIRST = { ...USUAL, absence: 'wait', takeback: 'never', hints: 'never', lot: false } as const;
const AGAIN = { ...USUAL, absence: 'wait', takeback: 'free', lot: false } as const;

export class Days implements LocalDaily {
  readonly #context: Context;
  readonly #tables: Tables;
  readonly #people: People;

  constructor(context: Context, tables: Tables, people: People) {
    this.#context = context;
    this.#tables = tables;
    this.#people = people;
  }

  async keepDays(deals: readonly RevealedDeal[], calendar: DailyCalendar): Promise<void> {
    const kept: KeptCalendar = { name: 'daily calendar', calendar };
    await this.#context.storage.commit([
      ...deals.map((deal) => ({ shelf: 'deals', put: { ...deal } }) as const),
      { shelf: 'notes', put: { ...kept } },
    ]);
  }

  async days(source: DealSource): Promise<LocalDays> {
    const { storage } = this.#context;
    const kept = await this.#deals(source);
    const tables = await this.#firstGames(kept);
    const played = calendarOf(tables);
    const today = dayOf(given().at);
    const ofToday = kept.filter(({ day }) => day === today);
    return {
      today: ofToday.map((deal) => told(deal, tables.get(nameOf(deal)))),
      known: [...new Set(kept.map(({ day }) => day))],
      played,
      calendar:
        source === 'date'
          ? null
          : ((await storage.get<KeptCalendar>('notes', 'daily calendar'))?.calendar ?? null),
    };
  }

  async deal(source: DealSource, day: number, game: GameName): Promise<LocalDeal> {
    const deal = await this.#find(source, day, game);
    const first = (await this.#firstGames([deal])).get(nameOf(deal));
    const { mine, ...others } = told(deal, first);
    return {
      deal: { ...others, mine: first && mine.result ? await this.#withTurns(mine, first) : mine },
      house: deal.house,
    };
  }

  async playDeal(source: DealSource, day: number, game: GameName): Promise<DailyStarted> {
    const deal = await this.#find(source, day, game);
    const first = (await this.#firstGames([deal])).get(nameOf(deal));
    const table =
      first && first.listed.table.status !== 'over'
        ? await this.#tables.read(first.id)
        : await this.#open(deal, first ? AGAIN : FIRST);
    return { id: table.row.id, keys: keysOf(table), counts: false };
  }

  async #open(deal: KeptDeal, agreement: Plan['agreement']): Promise<Table> {
    const { around } = this.#context;
    const { name } = await this.#people.somebody();
    const { game, options, opponent, day, secret } = deal;
    const seats = [mySeat(name), ...(opponent ? [botSeat(game, opponent, around)] : [])];
    const plan = { game, options, agreement, seats, opening: [], deal: { day, secret } };
    const opened = openTable(plan, given(), around);
    await this.#tables.open(opened);
    return opened.table;
  }

  async #find(source: DealSource, day: number, game: GameName): Promise<KeptDeal> {
    const isThere = day <= dayOf(given().at) && Number.isInteger(day) && day >= 0;
    const found =
      source === 'server'
        ? await this.#context.storage.get<KeptDeal>('deals', [day, game])
        : isThere && this.#openDeal(day, game);
    if (!found) throw new Refused('daily.unknown');
    return found;
  }

  async #deals(source: DealSource): Promise<KeptDeal[]> {
    if (source === 'server') return await this.#context.storage.all<KeptDeal>('deals');
    const today = dayOf(given().at);
    const days = Array.from({ length: DAYS_SHOWN }, (_, back) => today - back);
    return days.flatMap((day) => GAMES.map((game) => this.#openDeal(day, game)));
  }

  #openDeal(day: number, game: GameName): KeptDeal {
    const setup = dealtOn(day, game, this.#context.daily);
    return { day, game, ...setup, secret: openSecret(day, game), house: [] };
  }

  /** One's earliest game of each of these deals. */
  async #firstGames(deals: readonly KeptDeal[]): Promise<Map<string, KeptTable>> {
    const secrets = new Map(deals.map((deal) => [deal.secret, nameOf(deal)]));
    const first = new Map<string, KeptTable>();
    for (const table of await this.#tables.store.all()) {
      const name = table.row.daily && secrets.get(table.row.secret);
      if (!name) continue;
      const known = first.get(name);
      if (!known || table.row.created < known.row.created) first.set(name, table);
    }
    return first;
  }

  /** How each turn went is told of one deal, since its game is played again for it. */
  async #withTurns(mine: MyDaily, { id, row }: KeptTable): Promise<MyDaily> {
    if (row.game === 'tiles') return mine;
    const { engine, options, moves } = await this.#tables.store.read(id);
    return { ...mine, result: { ...(mine.result as DailyResult), busts: turnsOf(engine, options, moves) } };
  }
}

const nameOf = ({ day, game }: Pick<KeptDeal, 'day' | 'game'>): string => `${day} ${game}`;

const dayOf = (at: number): number => Math.floor(at / DAY);

function told({ day, game, options, opponent, secret }: KeptDeal, table?: KeptTable): DailyDeal {
  return {
    day,
    game,
    options,
    opponent,
    commitment: commitmentTo(secret),
    begins: day * DAY,
    ends: (day + 1) * DAY,
    closes: (day + 1) * DAY,
    secret,
    mine: table ? attempt(table) : { status: 'new' },
  };
}

function attempt({ id, listed }: KeptTable): MyDaily {
  const result = resultOfDeal(listed);
  return { status: result ? 'over' : 'playing', table: id, result };
}

/** The latest day first. */
function calendarOf(tables: ReadonlyMap<string, KeptTable>): CalendarDay[] {
  const days = new Map<number, CalendarDay>();
  for (const { row, listed } of tables.values()) {
    const { day } = row.daily!;
    const result = resultOfDeal(listed);
    const known = days.get(day) ?? { day, games: [] };
    known.games.push({ game: row.game, status: result ? 'over' : 'playing', result });
    days.set(day, known);
  }
  return [...days.values()].sort((one, other) => other.day - one.day);
}
