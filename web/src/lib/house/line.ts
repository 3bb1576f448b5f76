import type { FromClient, FromServer } from '$lib/wire/messages';

/** What is asked of a table, without the id, which the line gives. */
type Without<Message, Keys extends PropertyKey> = Message extends unknown ? Omit<Message, Keys> : never;
type Ordered = Extract<FromClient, { id: string }>;
export type Command = Without<Ordered, 'id'>;

/** `elsewhere`: another tab of this browser plays at this table of its own. */
export type Standing = 'connecting' | 'open' | 'lost' | 'closed' | 'elsewhere';

export interface Ears {
  /** Everything that is said at the table, in order, answers to commands included. */
  heard(message: FromServer): void;
  standing(standing: Standing): void;
  /** What to say first; asked anew for every connection. */
  hello(): Extract<FromClient, { type: 'hello' }>;
}

/** A line to a table: commands go out with an id and are answered once. */
export interface TableLine {
  /** Sends a command; the answer is the message that settles it. */
  order(command: Command): Promise<FromServer>;
  /** Keeps back what is said until then, so that a press is seen before its answer. */
  holdUntil(moment: Promise<void>): Promise<void>;
  /** Introduces us again, e.g. when we hold another seat. */
  greet(): void;
  /** Plays on in this tab, where another one did. */
  takeOver(): void;
  close(): void;
}
