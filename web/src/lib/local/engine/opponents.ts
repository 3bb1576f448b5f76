/** The opponents of the house: each bot has notes in the memory, which all tables share, as on a server. */
import { Refused } from '../../errors/errors.ts';
import type { GameName, Opponent, Opponents, Position } from './engine.ts';
import type { BotFacts, HouseFacts, OpponentFacts } from './facts.ts';
import { type Files, openMemory } from './files.ts';
import type { Memory } from './memory.ts';
import { unpack } from './networks.ts';

/** Lets them think over an instance of the module; networks are fetched when somebody needs one. */
export async function openOpponents(facts: OpponentFacts, files: Files): Promise<Opponents> {
  const memory = await openMemory(files, facts.calls);
  const house = (game: GameName): House => new House(game, facts.games[game], memory, files);
  const houses = { cards: house('cards'), tiles: house('tiles') };
  return { opponent: (game, bot, dice) => houses[game].opponent(bot, dice) };
}

/** A bot's notes, and which network stands there. */
interface Notes {
  address: number;
  network: number;
}

const NONE = -1;

/** The bots of one game. */
class House {
  readonly #game: GameName;
  readonly #facts: HouseFacts;
  readonly #memory: Memory;
  readonly #files: Files;
  readonly #state: number;
  readonly #legal: number;
  readonly #dice: number;
  readonly #notes = new Map<string, Notes>();
  readonly #networks = new Map<number, Float32Array<ArrayBuffer>>();

  constructor(game: GameName, facts: HouseFacts, memory: Memory, files: Files) {
    this.#game = game;
    this.#facts = facts;
    this.#memory = memory;
    this.#files = files;
    this.#state = memory.take(facts.state);
    this.#legal = memory.take(8 * facts.space);
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
        const count = this.#ask('legal', position, this.#legal, this.#facts.space);
        const legal = this.#memory.list(this.#legal, count);
        if (count === 1) return legal[0]!;
        this.#memory.writeBig(this.#dice, thrown);
        const place = this.#choose(bot, facts, position, count);
        thrown = this.#memory.readBig(this.#dice);
        return legal[place]!;
      },
    };
  }

  /** The place of a move among those that lie there as legal. */
  #choose(bot: string, facts: BotFacts, position: Position, count: number): number {
    const notes = this.#notesOf(bot, facts);
    if (facts.has_network) this.#recall(notes, this.#which(position));
    return this.#ask(bot, position, this.#legal, this.#facts.space, count, this.#dice, 1, notes.address);
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
    return this.#facts.networks.length > 1 ? this.#ask('which_network', position) : 0;
  }

  async #fetch(network: number): Promise<void> {
    if (this.#networks.has(network)) return;
    const facts = this.#facts.networks[network]!;
    const file = await this.#files.get(`${facts.file}.bin`);
    this.#networks.set(network, unpack(file, facts, this.#facts.weights));
  }

  #ask(name: string, position: Position, ...given: number[]): number {
    this.#memory.bytes(this.#state, position.length).set(position);
    return this.#memory.call(`${this.#game}.${name}`, this.#state, ...given);
  }
}
