import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { cardParts } from '$lib/game/card_parts';

export type Details = Record<string, unknown>;

type Message = FluentResource['body'][number];

/** Messages as they are parsed when the client is built: name, value, and what else belongs to a few of them. */
export type Messages = [Message['id'], Message['value'], Message['attributes']?][];

/** Speaks one language: keys and details go in, sentences come out. The twin of `tenfold/i18n/catalogs.py`. */
export class Catalog {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, messages: Messages = []) {
    this.language = language;
    // The four languages run from left to right, so nothing needs to be set apart.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.add(messages);
  }

  /** More that can be said from now on. */
  add(messages: Messages): void {
    const body = messages.map(([id, value, attributes = {}]) => ({ id, value, attributes }));
    this.#bundle.addResource({ body });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(messageId(key));
  }

  /** The sentence of a key; a `card` among the details is worded by the catalog. A missing one is its key. */
  say(key: string, details: Details = {}): string {
    const pattern = this.#bundle.getMessage(messageId(key))?.value;
    if (!pattern) return unknown(key, details);
    const all = 'card' in details ? { ...cardParts(String(details['card'])), ...details } : details;
    const given = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, variable(value)]));
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, given, errors);
    if (errors[0] && import.meta.env?.DEV) console.warn(`${key}: ${errors[0].message}`);
    return text;
  }

  /** One sentence about what is wrong. */
  explain(key: string, details: Details = {}): string {
    return this.say(key, details).replace(/\s+/g, ' ').trim();
  }

  /** Items as in a sentence: "a, b and c". */
  listOf(items: string[]): string {
    const [first, ...others] = items;
    if (first === undefined) return this.say('list.none');
    const last = others.pop();
    const front = others.reduce((list, item) => this.say('list.more', { list, item }), first);
    return last === undefined ? front : this.say('list.last', { list: front, item: last });
  }
}

export function messageId(key: string): string {
  return key.replace(/[._]/g, '-');
}

function variable(value: unknown): FluentVariable {
  if (typeof value === 'number') return new PlainNumber(value, { useGrouping: false });
  return typeof value === 'string' ? value : String(value);
}

/**
 * Without thousands separators, which would look odd beside tokens and coordinates. A whole number is then written
 * alike in all our languages, and a browser's first `Intl.NumberFormat` takes it longer than anything else here.
 */
class PlainNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return Number.isSafeInteger(this.value) ? String(this.value).replace('-', '−') : super.toString(...scope);
  }
}

function unknown(key: string, details: Details): string {
  const given = Object.entries(details).map(([name, value]) => `${name}=${String(value)}`);
  return given.length ? `${key} (${given.join(', ')})` : key;
}
