/**
 * How a command that is sent again is recognised: by the id that its client gave it. The id stands in the log beside all
 * that the command did, with a mark of what was asked, so that whoever reads the log knows it, also after a crash.
 */
import { Refused } from '$lib/errors/errors';
import type { FromClient } from '$lib/wire/messages';
import { digest } from '../dealer/digests';
import { canonical } from '../records/canonical';

export type Command = Extract<FromClient, { id: string }>;

const REMEMBERED = 10_000; // so many of a table's last commands
const BETWEEN = '\t'; // no id has a control character in it
const MARK = 8; // letters

interface Done {
  version: number; // that it led to
  content: string;
}

/** A command as it stands in the log. What the client had seen is no part of what it asks. */
export function written(command: Command): string {
  const content = digest(canonical({ ...command, id: '', version: 0 })).slice(0, MARK);
  return content + BETWEEN + command.id;
}

export function idOf(text: string): string {
  return text.slice(text.indexOf(BETWEEN) + 1);
}

/** The commands of a table, and the version that each led to. */
export class CommandMemory {
  readonly #done = new Map<string, Done>();

  constructor(private readonly most = REMEMBERED) {}

  /** The version that a command led to, if it was done before; raises `Refused` if something else had its id. */
  find(text: string): number | null {
    const done = this.#done.get(idOf(text));
    if (!done) return null;
    if (done.content !== text.slice(0, MARK)) throw new Refused('message.id_used');
    return done.version;
  }

  /** Notes what led to a version; whether it is the first of a command. */
  remember(text: string | null, version: number): boolean {
    if (text === null) return false;
    const id = idOf(text);
    const isNew = !this.#done.has(id);
    this.#done.set(id, { version, content: text.slice(0, MARK) });
    if (this.#done.size > this.most) this.#done.delete(this.#done.keys().next().value!);
    return isNew;
  }
}
