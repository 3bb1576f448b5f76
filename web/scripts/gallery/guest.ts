import { randomUUID } from 'node:crypto';
import type { FromClient, FromServer, SeatKey, Welcome } from '../../src/lib/wire/messages.ts';
import type { House } from './scene.ts';

type Without<Message, Keys extends PropertyKey> = Message extends unknown ? Omit<Message, Keys> : never;
type Command = Without<Extract<FromClient, { id: string }>, 'id' | 'version'>;

/** What is said about a position, and so says which. */
const ABOUT_A_POSITION = ['move', 'try', 'take_back', 'offer_draw'];

const PATIENCE = 10_000;
const ENDING = /^(numbers|currency|token|pass)$/;

/** Somebody at a table without a screen. */
export class Guest {
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, (message: FromServer) => void>();
  readonly #mine: number[];
  #version = 0;
  #legal: string[] = [];
  #mover: number | null = null;
  #isOver = false;
  #heard: () => void = () => {};

  private constructor(socket: WebSocket, mine: number[]) {
    this.#socket = socket;
    this.#mine = mine;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer);
  }

  static async at(house: House, table: string, keys: readonly SeatKey[]): Promise<Guest> {
    const socket = new WebSocket(`${house.address.replace('http', 'ws')}/socket/${table}`);
    await new Promise((opened, failed) => {
      socket.onopen = opened;
      socket.onerror = failed;
    });
    const guest = new Guest(
      socket,
      keys.map(({ seat }) => seat),
    );
    const welcomed = guest.#news();
    socket.send(JSON.stringify({ type: 'hello', secrets: keys.map(({ secret }) => secret) }));
    await welcomed;
    return guest;
  }

  async do(command: Command): Promise<void> {
    const id = randomUUID();
    const answer = new Promise<FromServer>((settle, failed) => {
      this.#answers.set(id, settle);
      setTimeout(() => failed(new Error(`${command.type}: no answer`)), PATIENCE).unref();
    });
    const version = ABOUT_A_POSITION.includes(command.type) ? { version: this.#version } : {};
    this.#socket.send(JSON.stringify({ ...command, id, ...version }));
    const said = await answer;
    if (said.type === 'refused') throw new Error(`${command.type}: ${said.key}`);
  }

  /** Until it is one's turn. */
  async wait(): Promise<void> {
    while (!this.#isMyTurn) await this.#news();
  }

  /** The first of the legal moves that fits, as soon as it is one's turn. */
  async move(wanted = /./): Promise<void> {
    await this.wait();
    const token = this.#legal.find((one) => wanted.test(one));
    if (!token) throw new Error(`No move is like ${wanted}.`);
    await this.do({ type: 'move', moves: [token] });
  }

  /** A move after which it is soon somebody else's turn. */
  async moveOn(): Promise<void> {
    await this.wait();
    const token = this.#legal.find((one) => ENDING.test(one)) ?? this.#legal[0] ?? '';
    await this.do({ type: 'move', moves: [token] });
  }

  /** Makes the last move, if it is one's own, and sees the end. */
  async finishWith(token: string): Promise<void> {
    if (this.#isMyTurn) await this.do({ type: 'move', moves: [token] });
    await this.playOut();
  }

  /** Plays to the end without a thought. */
  async playOut(): Promise<void> {
    while (!this.#isOver) {
      if (!this.#isMyTurn) await this.#news();
      else await this.do({ type: 'move', moves: [this.#choice()] });
    }
  }

  leave(): void {
    this.#socket.close();
  }

  get #isMyTurn(): boolean {
    return this.#legal.length > 0 && this.#mover !== null && this.#mine.includes(this.#mover);
  }

  #choice(): string {
    const cautious = this.#legal.find((token) => ['numbers', 'pass'].includes(token));
    return cautious ?? (this.#legal[Math.floor(this.#legal.length / 2)] as string);
  }

  #news(): Promise<void> {
    return new Promise((heard, failed) => {
      this.#heard = heard;
      setTimeout(() => failed(new Error('Nobody says anything.')), PATIENCE).unref();
    });
  }

  #hear(message: FromServer): void {
    if ('version' in message) this.#version = message.version;
    if (message.type === 'welcome' || message.type === 'update') this.#note(message.now);
    const id = message.type === 'update' ? message.command : 'id' in message ? message.id : null;
    if (id) this.#answers.get(id)?.(message);
    this.#heard();
  }

  #note(now: Welcome['now']): void {
    this.#legal = now.legal;
    this.#mover = now.to_move;
    this.#isOver = Boolean(now.ending);
  }
}
