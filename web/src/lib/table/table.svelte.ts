import type { GameEvent, GameView, Result, Sitter, Tried } from '$lib/boards/props';
import { painted } from '$lib/motion/painted';
import { TableSocket, type Command, type Standing } from '$lib/socket/socket';
import { fetchKeys, Refused } from '$lib/server/api';
import type { FromServer, Now, Played, Said, Table, Update, Welcome } from '$lib/wire/messages';
import { drop, keep, keysOf } from './keys';
import { result, sitters, trial } from './reading';
import { changeOfSeats, tidingOf, type Tiding } from './tidings';

type Answer<Type extends FromServer['type']> = Extract<FromServer, { type: Type }>;

/** How a server refuses somebody whose key does not fit any more. */
const VOID = ['table.not_your_turn', 'table.not_your_seat'];
const SOON = 500; // milliseconds, in which another browser of ours may take the seat

const NOT_BEGUN: Now = { to_move: null, legal: [] };

/** The client's picture of one table: what it was told, and what it has asked for. It knows no rule. */
export class GameTable {
  readonly id: string;
  standing: Standing = $state('connecting');
  table: Table | null = $state.raw(null);
  view: GameView | null = $state.raw(null);
  mine: number[] = $state.raw([]);
  now: Now = $state.raw(NOT_BEGUN);
  online: number[] = $state.raw([]);
  watchers = $state(0);
  /** What the last message made happen; a new array each time. */
  events: GameEvent[] = $state.raw([]);
  /** The moves this page has seen, with what they made happen; `seenFrom` is the number before the first. */
  played: Played[] = $state.raw([]);
  seenFrom = $state(0);
  /** How many of our commands have no answer yet. */
  pending = $state(0);
  /** What the last message told beside moves. */
  tiding: Tiding | null = $state.raw(null);
  /** Seats that were ours and have been given up. */
  left: number[] = $state.raw([]);
  said: { phrase: Said['phrase']; seat: number; id: number }[] = $state.raw([]);
  /** Why the server sent us away for good, by key. */
  farewell: string | null = $state(null);

  readonly sitters: Sitter[] = $derived(sitters(this.table));
  readonly acting: number | null = $derived(
    this.now.to_move !== null && this.mine.includes(this.now.to_move) ? this.now.to_move : null,
  );
  readonly legal: string[] = $derived(this.acting === null ? [] : this.now.legal);
  readonly result: Result | null = $derived(result(this.now.ending ?? null));

  #version: number | null = null;
  #utterances = 0;
  #shown: string[] = [];
  #hasRenewed = false;
  #renewing: ReturnType<typeof setTimeout> | undefined;
  readonly #socket: TableSocket;

  constructor(id: string) {
    this.id = id;
    this.#socket = new TableSocket(addressOf(id), {
      heard: (message) => this.#hear(message),
      standing: (standing) => this.#stand(standing),
      hello: () => {
        this.#shown = secretsOf(id);
        return { type: 'hello', secrets: this.#shown, since: this.#version };
      },
    });
  }

  /** Makes moves, all or none. */
  readonly send = async (moves: string[]): Promise<void> => {
    void this.#socket.holdUntil(painted());
    await this.#order({ type: 'move', version: this.#version ?? 0, moves });
  };

  /** What would be legal after these moves, without making them. */
  readonly tryOut = async (moves: string[]): Promise<Tried> => {
    const answer = await this.#obeyed({ type: 'try', version: this.#version ?? 0, moves });
    return trial(answer as Answer<'tried'>);
  };

  /** Anything else that is asked of a table; based on what we have seen where that matters. */
  readonly ask = async (wish: Wish): Promise<void> => {
    const isBased = wish.type === 'take_back' || wish.type === 'offer_draw';
    await this.#order(isBased ? { ...wish, version: this.#version ?? 0 } : wish);
  };

  /** Shows the server the keys that we hold now. */
  greet(): void {
    this.#socket.greet();
  }

  /** The moves from before we came, when somebody has fetched them. */
  recall(moves: Played[]): void {
    if (moves.length < this.seenFrom) return;
    this.played = [...moves.slice(0, this.seenFrom), ...this.played];
    this.seenFrom = 0;
  }

  leave(): void {
    clearTimeout(this.#renewing);
    this.#socket.close();
  }

  async #order(command: Command): Promise<void> {
    this.pending += 1;
    try {
      await this.#obeyed(command);
    } finally {
      this.pending -= 1;
    }
  }

  /** The answer. If our keys have become void meanwhile, new ones are fetched, and it is asked once more. */
  async #obeyed(command: Command): Promise<FromServer> {
    try {
      return await this.#socket.order(command);
    } catch (error) {
      const isVoid = isRefused(error, VOID) && this.mine.length > 0;
      if (!isVoid || !(await this.#renew())) throw error;
      return await this.#socket.order(command);
    }
  }

  /**
   * Fetches new keys for our seats: the old ones are void when a session of ours was ended, or another browser
   * of ours took the seats. Another tab may have fetched them already. Whoever is not signed in any more gets
   * none.
   */
  async #renew(): Promise<boolean> {
    try {
      const isNews = secretsOf(this.id).some((secret) => !this.#shown.includes(secret));
      if (!isNews) keep(this.id, await insist(() => fetchKeys(this.id)));
    } catch (error) {
      if (isRefused(error, ['table.not_your_seat']) && this.mine.length === 0) drop(this.id);
      return false;
    }
    this.#socket.greet();
    return true;
  }

  /** Once a connection, or two browsers of the same person would take the seat from each other for ever. */
  #renewIfNobody(): void {
    if (this.mine.length || this.#hasRenewed || keysOf(this.id).length === 0) return;
    this.#hasRenewed = true;
    void this.#renew();
  }

  /** Our seats are those of somebody who is here, as we are; or our keys are void, and nobody has new ones. */
  #renewIfUnseen(): void {
    clearTimeout(this.#renewing);
    const isUnseen = (): boolean => this.mine.some((seat) => !this.online.includes(seat));
    if (!isUnseen()) return;
    const pause = SOON * (1 + Math.random());
    this.#renewing = setTimeout(() => {
      if (this.standing === 'open' && isUnseen()) void this.#renew();
    }, pause);
  }

  #stand(standing: Standing): void {
    this.standing = standing;
    if (standing !== 'open') this.#hasRenewed = false;
  }

  #hear(message: FromServer): void {
    if (message.type === 'welcome') this.#begin(message);
    else if (message.type === 'update') this.#goOn(message);
    else if (message.type === 'presence') this.#see(message.online, message.watchers);
    else if (message.type === 'said') this.#overhear(message);
    else if (message.type === 'goodbye') this.#part(message.key);
  }

  #begin(message: Welcome): void {
    const knew = this.#version !== null;
    this.tiding = changeOfSeats(this.table, message.table) ?? this.tiding;
    this.#version = message.version;
    this.table = message.table;
    this.view = message.view;
    this.mine = message.mine;
    this.now = message.now;
    this.#see(message.online, message.watchers);
    if (this.mine.length > 0) this.#hasRenewed = false; // whatever is lost from here on is lost anew
    this.#renewIfNobody();
    const before = message.moves.length - message.missed.length;
    if (!knew || before > this.seenFrom + this.played.length) {
      this.played = message.missed;
      this.seenFrom = before;
    } else {
      this.played = [...this.played.slice(0, Math.max(0, before - this.seenFrom)), ...message.missed];
    }
    this.events = eventsOf(message.missed);
  }

  #goOn(message: Update): void {
    const tiding = tidingOf(this, message);
    this.#version = message.version;
    if (message.table) this.#look(message.table);
    this.view = { ...this.view, ...message.changes } as GameView;
    this.now = message.now;
    this.played = [...this.played.slice(0, Math.max(0, message.kept - this.seenFrom)), ...message.moves];
    this.seenFrom = Math.min(this.seenFrom, message.kept);
    this.events = eventsOf(message.moves);
    if (tiding) this.tiding = tiding;
  }

  /** A seat that a bot has for good, or that was freed before the game, is nobody's any more. */
  #look(table: Table): void {
    this.table = table;
    const kept = this.mine.filter((seat) => table.seats[seat]?.kind === 'person');
    if (kept.length === this.mine.length) return;
    this.left = [...this.left, ...this.mine.filter((seat) => table.seats[seat]?.kind === 'bot')];
    this.mine = kept;
    if (kept.length === 0) drop(this.id);
  }

  #see(online: number[], watchers: number): void {
    this.online = online;
    this.watchers = watchers;
    this.#renewIfUnseen();
  }

  #overhear({ phrase, seat }: Said): void {
    this.#utterances += 1;
    this.said = [...this.said.slice(-20), { phrase, seat, id: this.#utterances }];
  }

  /** A server that makes room, or restarts, is asked again; a table that does not exist is not. */
  #part(key: string): void {
    if (!key.startsWith('table.')) return;
    this.farewell = key;
    this.#socket.close();
  }
}

type Without<Wish, Keys extends PropertyKey> = Wish extends unknown ? Omit<Wish, Keys> : never;
export type Wish = Without<Exclude<Command, { type: 'move' | 'try' }>, 'version'>;

function isRefused(error: unknown, keys: string[]): boolean {
  return error instanceof Refused && keys.includes(error.key);
}

/** Once more, when somebody else was faster. */
async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isRefused(error, ['table.stale'])) throw error;
    return await ask();
  }
}

function secretsOf(id: string): string[] {
  return keysOf(id).map((key) => key.secret);
}

function addressOf(id: string): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket/${id}`;
}

function eventsOf(moves: Played[]): GameEvent[] {
  return moves.flatMap((move) => move.events);
}
