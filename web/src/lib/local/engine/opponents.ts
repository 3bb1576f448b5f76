/** The opponents of the house: each bot has notes in the memory, which all tables share, as on a server. */
import { Refused } from '../../errors/errors.ts';
import type { Engine, GameName, Opponent, Position } from './engine.ts';
import type { BotFacts, GameFacts, OpponentFacts } from './facts.ts';
import type { Files } from './files.ts';
import type { Memory } from './memory.ts';
import { unpack } from './networks.ts';

/** A bot's notes, and which network stands there. */
interface Notes {
  address: number;
  network: number;
}

const NONE = -1;

/** The bots of one game. */
export class House {
  readonly #engine: Engine;
  readonly #facts: OpponentFacts;
  readonly #memory: Memory;
  readonly #files: Files;
  readonly #state: number;
  readonly #legal: number;
  readonly #dice: number;
  readonly #room: number;
  readonly #notes = new Map<string, Notes>();
  readonly #networks = new Map<number, Float32Array<ArrayBuffer>>();

  constructor(engine: Engine, facts: OpponentFacts, game: GameFacts, memory: Memory, files: Files) {
    this.#engine = engine;
    this.#facts = facts;
    this.#memory = memory;
    this.#files = files;
    this.#room = game.space;
    this.#state = memory.take(game.state.size);
    this.#legal = memory.take(8 * game.space);
    this.#dice = memory.take(8);
  }

  opponent(bot: string, dice: bigint): Opponent {
    const facts = this.#facts.bots[bot];
    if (!facts) throw new Refused('server.unknown_bot', { name: bot });
    let thrown = dice;
    return {
      prepare: async (position) => {
        if (facts.has_network) await this.#fetch(this.#which(position));
      },
      choose: (position) => {
        const legal = this.#engine.legal(position);
        if (legal.length === 1) return legal[0]!;
        this.#memory.writeBig(this.#dice, thrown);
        const place = this.#ask(bot, facts, position, legal);
        thrown = this.#memory.readBig(this.#dice);
        return legal[place]!;
      },
    };
  }

  #ask(bot: string, facts: BotFacts, position: Position, legal: readonly number[]): number {
    const notes = this.#notesOf(bot, facts);
    if (facts.has_network) this.#recall(notes, this.#which(position));
    this.#memory.bytes(this.#state, position.length).set(position);
    this.#memory.writeList(this.#legal, legal);
    const given = [this.#state, this.#legal, this.#room, legal.length, this.#dice, 1, notes.address];
    return this.#memory.call(`${this.#engine.game}.${bot}`, ...given);
  }

  #notesOf(bot: string, facts: BotFacts): Notes {
    const known = this.#notes.get(bot);
    if (known) return known;
    const notes = { address: this.#memory.take(this.#facts.notes), network: NONE };
    this.#memory.writeList(notes.address + this.#facts.effort, [facts.effort]);
    this.#notes.set(bot, notes);
    return notes;
  }

  /** Puts the network's weights into the notes, unless they stand there. */
  #recall(notes: Notes, network: number): void {
    if (notes.network === network) return;
    const weights = this.#networks.get(network);
    if (!weights) throw new Error(`the network ${network} has not been fetched`);
    const place = this.#memory.bytes(notes.address + this.#facts.place, weights.byteLength);
    place.set(new Uint8Array(weights.buffer));
    notes.network = network;
  }

  /** Which of the networks knows a game. */
  #which(position: Position): number {
    if (this.#facts.networks.length === 1) return 0;
    this.#memory.bytes(this.#state, position.length).set(position);
    return this.#memory.call(`${this.#engine.game}.which_network`, this.#state);
  }

  async #fetch(network: number): Promise<void> {
    if (this.#networks.has(network)) return;
    const facts = this.#facts.networks[network]!;
    const file = await this.#files.get(`${facts.file}.bin`);
    this.#networks.set(network, unpack(file, facts, this.#facts.weights));
  }
}

/** By game. */
export type Houses = Readonly<Record<GameName, House>>;
