import { Refused } from '$lib/errors/errors';
import type { FromClient, FromServer } from '$lib/wire/messages';
import { dailyDice } from '../daily/dice';
import type { GameName, Json, Position } from '../engine/engine';
import { Change, makeMoves, mover } from './change';
import { checkFresh, dispatch, type ChangeCommand } from './dispatch';
import { askBot, takeHint, type BotQuestion, type Question } from './hinting';
import { checkMine } from './leaving';
import type { Entry } from './log';
import type { Opened } from './making';
import { presence, refused, update, welcome } from './messages';
import { checkMayPlayAgain, playAgain } from './rematch';
import { CommandMemory, written, type Command } from './resent';
import type { Given } from './surroundings';
import type { Table } from './table';
import { tryFrom } from './trial';

const PHRASES = 64; // said last, that are known when they come again

/** What comes of something: first the entries are stored, all or none, and then the messages are told. */
export interface Decided {
  messages: FromServer[];
  entries: Entry[]; // none: there is nothing to store
  opened: Opened | null; // another table that is stored with it
  asked?: Asked; // what somebody else has to answer
}

/** What the expert is asked, or a bot; the answer is told to whoever sent the command, with the version. */
export interface Asked {
  command: string;
  version: number;
  question: Question | BotQuestion;
}

/** A bot that has to decide, and what it decides about. */
export interface BotTurn {
  game: GameName;
  bot: string;
  seat: number;
  version: number;
  position: Position;
  dice: bigint | null; // of a day's deal, where the same moves meet the same answers
}

/**
 * A table that is being played in this browser. What is said to it is decided at once, in memory; somebody else stores
 * and tells it. If that fails, the table is thrown away and read again from the log.
 */
export class LocalTable {
  #view: Json; // as it was told last
  readonly #phrases = new CommandMemory(PHRASES); // commands to say something; they are in no log

  constructor(readonly table: Table) {
    this.#view = table.view() ?? {};
  }

  /** Everything that a client may say; `rematchIsGone` if the table of a rematch that was asked for is no longer kept. */
  hear(message: FromClient, given: Given, rematchIsGone = false): Decided {
    if (message.type === 'ping') return told({ type: 'pong' });
    if (message.type === 'hello')
      return told(welcome(this.table, message.since ?? null), presence(this.table));
    try {
      return this.#obey(message, given, rematchIsGone);
    } catch (error) {
      if (error instanceof Refused) return this.#refuse(message.id, error);
      throw error;
    }
  }

  botToMove(): BotTurn | null {
    const { table } = this;
    const { toMove: seat, version } = table;
    const bot = seat === null ? null : table.seats[seat]?.bot;
    if (!bot) return null;
    const { game, daily, secret } = table.row;
    const dice = daily ? dailyDice(secret, bot, table.moves.length) : null;
    return { game, bot, seat: seat!, version, position: table.position, dice };
  }

  /** Nothing comes of it if something has happened while the bot was thinking. */
  moveBot(turn: BotTurn, move: number, at: number): Decided {
    if (turn.version !== this.table.version) return told();
    const change = new Change(this.table, at);
    makeMoves(change, [turn.seat], [this.table.engine.token(turn.position, move)]);
    return this.#decided(change);
  }

  #obey(command: Command, given: Given, rematchIsGone: boolean): Decided {
    const { table } = this;
    switch (command.type) {
      case 'try':
        return this.#try(command.id, command.version, command.moves);
      case 'hint':
        return this.#hint(command, given.at);
      case 'why':
        return this.#asked(told(), command.id, askBot(table, command.move));
      case 'say':
        return this.#say(command);
      case 'rematch':
        return this.#rematch(command, given, rematchIsGone);
      case 'decline':
        return this.#decline(command.id);
      default:
        return this.#change(command, given.at);
    }
  }

  #try(id: string, version: number, moves: readonly string[]): Decided {
    const { table } = this;
    checkFresh(table, version);
    mover(table, table.held);
    return told({
      type: 'tried',
      id,
      version: table.version,
      ...tryFrom(table.engine, table.position, moves),
    });
  }

  #hint({ id, version }: Extract<Command, { type: 'hint' }>, at: number): Decided {
    const change = new Change(this.table, at);
    const question = takeHint(change, version);
    return this.#asked(change.entries.length ? this.#decided(change) : told(), id, question);
  }

  #asked(decided: Decided, command: string, question: Question | BotQuestion): Decided {
    return { ...decided, asked: { command, version: this.table.version, question } };
  }

  #say(command: Extract<Command, { type: 'say' }>): Decided {
    const { seat, phrase } = command;
    checkMine(seat, this.table.held);
    const text = written(command);
    const isNew = this.#phrases.find(text) === null;
    this.#phrases.remember(text, this.table.version);
    const said: FromServer[] = isNew ? [{ type: 'said', seat, phrase }] : [];
    return told(...said, this.#accepted(command.id));
  }

  #change(command: ChangeCommand, at: number): Decided {
    const text = written(command);
    const before = this.table.commands.find(text);
    if (before !== null) return told(this.#accepted(command.id, before));
    const change = new Change(this.table, at, text);
    dispatch(change, command);
    return this.#decided(change);
  }

  #rematch(command: Command, given: Given, isGone: boolean): Decided {
    const { table } = this;
    checkMayPlayAgain(table, table.held);
    const text = written(command);
    const isAsked = table.rematch !== null && !isGone;
    if (isAsked || table.commands.find(text) !== null) return told(this.#accepted(command.id));
    const change = new Change(table, given.at, text);
    const opened = playAgain(change, table.held, given);
    const { messages, entries } = this.#decided(change);
    return { messages: [...messages, this.#accepted(command.id)], entries, opened };
  }

  #decline(id: string): Decided {
    if (this.table.held.length === 0) throw new Refused('table.not_your_seat');
    if (this.table.rematch === null) throw new Refused('table.not_invited');
    return told(this.#accepted(id));
  }

  #decided(change: Change): Decided {
    const before = this.#view;
    this.#view = this.table.view() ?? {};
    const messages: FromServer[] = [update(change, before, this.#view)];
    if (change.kinds.has('seated')) messages.push(presence(this.table));
    return { messages, entries: change.entries, opened: null };
  }

  #accepted(id: string, version = this.table.version): FromServer {
    return { type: 'accepted', id, version };
  }

  /** Whoever decided about something old is shown everything first. */
  #refuse(id: string, error: Refused): Decided {
    const refusal = refused(id, this.table.version, error);
    return refusal.stale ? told(welcome(this.table, null), refusal) : told(refusal);
  }
}

function told(...messages: FromServer[]): Decided {
  return { messages, entries: [], opened: null };
}
