import { Unreachable } from '$lib/errors/errors';
import type { Daily } from '$lib/house/daily';
import type { GameRecord, ServerHouse, Study } from '$lib/house/house';
import type { Ears, TableLine } from '$lib/house/line';
import type { Puzzles } from '$lib/house/puzzles';
import { atServer } from '$lib/router/site';
import { TableSocket } from '$lib/socket/socket';
import type {
  BroughtHome,
  Catalogue,
  Checked,
  HomecomingCode,
  Introduction,
  Kept,
  Made,
  Network,
  NewTable,
  Person,
  Recovery,
  RecoveryPhrase,
  SeatKey,
  Session,
  SitDown,
  Step,
  Story,
  Tables,
} from '$lib/wire/messages';
import { dailyAt } from './daily';
import { ask } from './http';
import { puzzlesAt } from './puzzles';
import { studyAt, type Asking } from './study';

const PATIENCE = 10_000; // milliseconds

/** A server that is asked by HTTP; all about a running game goes over a socket. */
export class HttpHouse implements ServerHouse {
  readonly kind = 'server';
  readonly study: Study;
  readonly puzzles: Puzzles;
  readonly daily: Daily;
  readonly #noted: (isThere: boolean) => void;

  /** Whoever makes it is told, with every question, whether it answers. */
  constructor(noted: (isThere: boolean) => void) {
    this.#noted = noted;
    this.study = studyAt(this.#ask);
    this.puzzles = puzzlesAt(this.#ask);
    this.daily = dailyAt(this.#ask);
  }

  catalogue(): Promise<Catalogue> {
    return this.#ask('GET', '/api/catalogue', undefined, soon());
  }

  createTable(wanted: NewTable): Promise<Made> {
    return this.#ask('POST', '/api/tables', wanted, soon());
  }

  join(table: string, ears: Ears): TableLine {
    return new TableSocket(socketOf(table), ears);
  }

  mine(status: 'open' | 'over', before?: string | null): Promise<Tables> {
    return this.#ask('GET', `/api/tables/mine?status=${status}${page(before)}`);
  }

  newKeys(table: string): Promise<SeatKey[]> {
    return this.#ask('POST', `/api/tables/${table}/keys`);
  }

  story(table: string): Promise<Story> {
    return this.#ask('GET', `/api/records/${table}/story`);
  }

  position(table: string, number: number): Promise<Step> {
    return this.#ask('GET', `/api/records/${table}/positions/${number}`);
  }

  record(table: string): Promise<GameRecord> {
    return this.#ask('GET', `/api/records/${table}`);
  }

  check(table: string): Promise<Checked> {
    return this.#ask('GET', `/api/records/${table}/check`);
  }

  bring(record: object): Promise<Kept> {
    return this.#ask('POST', '/api/records', record);
  }

  me(): Promise<Person> {
    return this.#ask('GET', '/api/me');
  }

  introduce(who: Introduction): Promise<Person> {
    return this.#ask('POST', '/api/me', who);
  }

  /** Games that were played stay, without our name. */
  forgetMe(): Promise<void> {
    return this.#ask('DELETE', '/api/me');
  }

  sitDown(table: string, seat: number, who: SitDown): Promise<SeatKey> {
    return this.#ask('POST', `/api/tables/${table}/seats/${seat}`, who);
  }

  tables(status: 'waiting' | 'playing' | 'over', before?: string | null): Promise<Tables> {
    return this.#ask('GET', `/api/tables?status=${status}${page(before)}`);
  }

  makeRecoveryPhrase(): Promise<RecoveryPhrase> {
    return this.#ask('POST', '/api/me/phrase');
  }

  recover(who: Recovery): Promise<Person> {
    return this.#ask('POST', '/api/me/recover', who);
  }

  sessions(): Promise<Session[]> {
    return this.#ask('GET', '/api/me/sessions');
  }

  endSession(id: string): Promise<void> {
    return this.#ask('DELETE', `/api/me/sessions/${id}`);
  }

  endOtherSessions(): Promise<void> {
    return this.#ask('DELETE', '/api/me/sessions');
  }

  lanAccess(): Promise<Network> {
    return this.#ask('GET', '/api/network');
  }

  setLanAccess(isOpen: boolean): Promise<Network> {
    return this.#ask(isOpen ? 'POST' : 'DELETE', '/api/network');
  }

  takeHome(games: GameRecord[], code: string | null = null): Promise<BroughtHome> {
    return this.#ask('POST', '/api/me/games', { games, code });
  }

  makeHomecomingCode(): Promise<HomecomingCode> {
    return this.#ask('POST', '/api/me/code');
  }

  readonly #ask: Asking = async <Answer>(
    method: string,
    path: string,
    body?: object,
    limit?: AbortSignal,
  ) => {
    try {
      const answer = await ask<Answer>(method, path, body, limit);
      this.#noted(true);
      return answer;
    } catch (error) {
      this.#noted(!(error instanceof Unreachable));
      throw error;
    }
  };
}

/** A network may be there and carry nothing: whoever wants to play does not wait for it any longer. */
function soon(): AbortSignal {
  return AbortSignal.timeout(PATIENCE);
}

function page(before: string | null | undefined): string {
  return before ? `&before=${encodeURIComponent(before)}` : '';
}

function socketOf(table: string): string {
  return new URL(atServer(`/socket/${table}`), window.location.href).href.replace(/^http/, 'ws');
}
