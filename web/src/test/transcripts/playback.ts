import { bring } from '$lib/local/archive/bring';
import { recordOf } from '$lib/local/archive/record_of';
import { stepAt, storyOf } from '$lib/local/archive/replay';
import { digestOf } from '$lib/local/records/digest';
import { check } from '$lib/local/records/verify';
import { resultOf, type KeptResult } from '$lib/local/statistics/results';
import { soloProgress, standingIn, statisticsOf } from '$lib/local/statistics/statistics';
import type { Entry, Stored } from '$lib/local/table/log';
import { LocalTable, type Decided } from '$lib/local/table/local_table';
import { makeTable, type Opened } from '$lib/local/table/making';
import { idOf } from '$lib/local/table/resent';
import type { Given, Surroundings } from '$lib/local/table/surroundings';
import { readTable } from '$lib/local/table/table';
import { Refused } from '$lib/errors/errors';
import { differences, type Difference } from './differences';
import type { Evening, Noted, NotedEntry } from './evenings';

type Of<Kind extends Noted['do']> = Extract<Noted, { do: Kind }>;

const CLIENT = 'test';
const MOST_SHOWN = 20; // differences of one step

/** Plays an evening again at tables of the browser, kept as somebody would who stores them. */
export class Playback {
  messages = 0; // that were compared
  games = 0; // that came to an end
  results = 0; // that counted for somebody
  readonly #stored = new Map<string, Stored>();
  readonly #tables = new Map<string, LocalTable>();
  readonly #results: KeptResult[] = [];

  constructor(private readonly around: Surroundings) {}

  /** How the first step differs that does; nothing if all is the same. */
  play(evening: Evening): string[] {
    for (const [step, noted] of evening.steps.entries()) {
      const found = this.#compare(noted);
      if (found.length) return [`step ${step}: ${asked(noted)}`, ...found.slice(0, MOST_SHOWN).map(shown)];
    }
    return [];
  }

  #compare(noted: Noted): Difference[] {
    switch (noted.do) {
      case 'make':
      case 'bring':
        return this.#open(noted);
      case 'say':
        return this.#say(noted);
      case 'bot':
        return this.#moveBot(noted);
      case 'forget':
        this.#read(noted.table);
        return [];
      case 'record':
        return this.#record(noted);
      case 'story':
        return differences(noted.story, storyOf(this.#at(noted.table).table));
      case 'step':
        return differences(noted.step, stepAt(this.#at(noted.table).table, noted.number));
      case 'check':
        return this.#check(noted);
      case 'add_up':
        return this.#addUp(noted);
    }
  }

  #open(noted: Of<'make'> | Of<'bring'>): Difference[] {
    const { opened, refusal } = orRefused(() => this.#opened(noted));
    if (!opened) return differences(noted.refused ?? null, refusal);
    if (noted.refused) return differences(noted.refused, null);
    this.#keep(opened);
    return compareEntries(noted.entries!, opened.entries);
  }

  #opened(noted: Of<'make'> | Of<'bring'>): { opened: Opened } {
    const given = givenIn(noted);
    if (noted.do === 'bring') return { opened: bring(structuredClone(noted.record), given, this.around) };
    const beginning = noted.wanted.beginning ? this.#at(noted.wanted.beginning.table).table : null;
    return { opened: makeTable(noted.wanted, noted.name, beginning, given, this.around) };
  }

  #say(noted: Of<'say'>): Difference[] {
    const local = this.#at(noted.table);
    const wasOver = local.table.status === 'over';
    const decided = local.hear(noted.message, givenIn(noted));
    if (!wasOver) this.#count(local);
    if (decided.opened) this.#keep(decided.opened);
    const found = this.#settle(noted, local, decided);
    return [...found, ...compareEntries(noted.opened_entries ?? [], decided.opened?.entries ?? [])];
  }

  #moveBot(noted: Of<'bot'>): Difference[] {
    const local = this.#at(noted.table);
    const turn = local.botToMove();
    if (!turn) return [{ path: 'bot', server: noted.token, local: null }];
    const move = local.table.engine.move(turn.position, noted.token);
    const decided = local.moveBot(turn, move, noted.at);
    this.#count(local);
    return this.#settle(noted, local, decided);
  }

  /** What a game that has come to its end just now was for whoever played it. */
  #count({ table }: LocalTable): void {
    if (table.status !== 'over') return;
    const result = resultOf(table, table.at, standingIn(table.row.game, this.#results));
    if (result) this.#results.push(result);
  }

  #addUp({ results, statistics, solo }: Of<'add_up'>): Difference[] {
    const told = this.#results.map(({ bots: _, ...result }) => result);
    this.results += results.length;
    return [
      ...differences(results, told, 'results'),
      ...differences(statistics, statisticsOf(this.#results), 'statistics'),
      ...differences(solo, soloProgress(this.#results, this.around.games), 'solo'),
    ];
  }

  /** Stores what was decided, and compares what is told. */
  #settle(noted: Of<'say'> | Of<'bot'>, local: LocalTable, decided: Decided): Difference[] {
    const stored = this.#stored.get(noted.table)!;
    stored.entries.push(...structuredClone(decided.entries));
    stored.seats = structuredClone(local.table.seats);
    this.messages += noted.heard.length;
    return [
      ...differences(noted.heard, decided.messages),
      ...compareEntries(noted.entries!, decided.entries),
    ];
  }

  #record(noted: Of<'record'>): Difference[] {
    const { table } = this.#at(noted.table);
    if (table.status === 'over') this.games += 1;
    const record = recordOf(table, CLIENT);
    const digest = digestOf(record, this.around.engines);
    const found = differences(withoutPlace(noted.record), withoutPlace(record));
    return [...found, ...differences(noted.digest, digest, 'digest')];
  }

  #check(noted: Of<'check'>): Difference[] {
    const { checked, refusal } = orRefused(() => ({ checked: check(noted.record, this.around.engines) }));
    return differences(noted.checked ?? noted.refused, checked ?? refusal);
  }

  #keep({ table, entries }: Opened): void {
    this.#stored.set(table.row.id, structuredClone({ row: table.row, seats: table.seats, entries }));
    this.#tables.set(table.row.id, new LocalTable(table));
  }

  #at(table: string): LocalTable {
    return this.#tables.get(table) ?? this.#read(table);
  }

  #read(table: string): LocalTable {
    const local = new LocalTable(readTable(structuredClone(this.#stored.get(table)!), this.around));
    this.#tables.set(table, local);
    return local;
  }
}

function asked(noted: Noted): string {
  const message = noted.do === 'say' ? ` ${JSON.stringify(noted.message)}` : '';
  return `${noted.do} at ${'table' in noted ? noted.table : 'a new table'}${message}`;
}

function shown({ path, server, local }: Difference): string {
  return `${path}: the server has ${JSON.stringify(server)}, the browser ${JSON.stringify(local)}`;
}

/** Ids and secrets as the server had them. */
function givenIn(noted: { at: number; opened?: string; secret?: string }): Given {
  return { at: noted.at, newId: () => noted.opened ?? '', newSecret: () => noted.secret ?? '00' };
}

function orRefused<T extends object>(act: () => T): Partial<T> & { refusal: unknown } {
  try {
    return { ...act(), refusal: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refusal: { key: error.key, details: error.details } } as Partial<T> & { refusal: unknown };
  }
}

/** Bodies are compared as what they say; of a command, whose marks are a house's own, only the id. */
function compareEntries(server: readonly NotedEntry[], local: readonly Entry[]): Difference[] {
  const plain = ({ body, kind, command, ...rest }: NotedEntry | Entry): object => ({
    ...rest,
    kind,
    body: kind === 'move' || !body ? body : (JSON.parse(body) as unknown),
    command: command && idOf(command.slice(command.lastIndexOf('\t'))),
  });
  return differences(server.map(plain), local.map(plain), 'entries');
}

/** Where it was played is said otherwise; bots without a name of their own have nicknames only where there is a language. */
function withoutPlace(record: { meta?: Record<string, unknown> }): object {
  const { server: _server, client: _client, names, ...meta } = record.meta ?? {};
  const bots = (meta['bots'] ?? []) as (string | null)[];
  const isNicknamed = (seat: number): boolean => NICKNAMED.includes(bots[seat] ?? '');
  const known = Array.isArray(names)
    ? names.map((name: unknown, seat) => (isNicknamed(seat) ? null : name))
    : names;
  return { ...record, meta: { ...meta, names: known } };
}

const NICKNAMED: readonly string[] = ['random', 'greedy', 'careful'];
