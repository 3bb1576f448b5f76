/** The house in this browser, as a page sees it: everything is asked of a worker. */
import { Refused } from '$lib/errors/errors';
import type { GameRecord } from '$lib/house/house';
import type { Ears, TableLine } from '$lib/house/line';
import type { LocalHouse, StorageTrouble } from '$lib/house/local';
import { speaker } from '$lib/i18n/say.svelte';
import type { Answer, FromWorker, Given, Question, ToWorker } from '$lib/local/protocol/protocol';
import { GUESTS } from '$lib/people/guest';
import type { Introduction, NewTable, Person } from '$lib/wire/messages';
import { LocalLine } from './local_line';
import { WorkerLink } from './worker_link';

interface Waiting {
  resolve(answer: unknown): void;
  reject(reason: Error): void;
}

type HearTrouble = (trouble: StorageTrouble | null) => void;

let house: PageHouse | null = null;

/** The same for everybody on the page. Its worker starts when something is asked first. */
export function openLocalHouse(): LocalHouse {
  house ??= new PageHouse();
  return house;
}

function openWorker(): Worker {
  return new Worker(new URL('../worker/local_house.ts', import.meta.url), { type: 'module' });
}

class PageHouse implements LocalHouse {
  readonly kind = 'local';
  readonly #link = new WorkerLink<ToWorker, FromWorker>(openWorker, {
    heard: (message) => this.#hear(message),
    started: () => this.#begin(),
    died: (hasSpoken) => this.#mourn(hasSpoken),
  });
  readonly #waiting = new Map<number, Waiting>();
  readonly #lines = new Map<number, LocalLine>();
  readonly #listeners = new Set<HearTrouble>();
  #trouble: StorageTrouble | null = null;
  #next = 0; // question or line
  #hasAsked = false; // to keep what is here for good

  catalogue = () => this.#ask('catalogue');
  createTable = (wanted: NewTable) => this.#ask('createTable', wanted);
  playOn = (record: GameRecord, move: number, wanted: NewTable) => this.#ask('playOn', record, move, wanted);
  standing = (record: GameRecord) => this.#ask('standing', record);
  mine = (status: 'open' | 'over', before?: string | null) => this.#ask('mine', status, before);
  newKeys = (table: string) => this.#ask('newKeys', table);
  story = (table: string) => this.#ask('story', table);
  position = (table: string, number: number) => this.#ask('position', table, number);
  record = (table: string) => this.#ask('record', table);
  check = (table: string) => this.#ask('check', table);
  bring = (record: object) => this.#ask('bring', record);
  me = () => this.#ask('me');
  introduce = (who: Introduction) => this.#ask('introduce', who);
  forgetMe = () => this.#ask('forgetMe');
  saveAll = () => this.#ask('saveAll');
  bringAll = (text: string) => this.#ask('bringAll', text);
  finishedGames = (server: string) => this.#ask('finishedGames', server);
  noteSent = (server: string, digests: readonly string[]) => this.#ask('noteSent', server, digests);
  shouldRemind = () => this.#ask('shouldRemind');
  keepDays = (...given: Given<'keepDays'>) => this.#ask('keepDays', ...given);
  days = (...given: Given<'days'>) => this.#ask('days', ...given);
  deal = (...given: Given<'deal'>) => this.#ask('deal', ...given);
  playDeal = (...given: Given<'playDeal'>) => this.#ask('playDeal', ...given);

  join(table: string, ears: Ears): TableLine {
    const number = (this.#next += 1);
    const line = new LocalLine(
      number,
      table,
      ears,
      (message) => this.#link.send(message),
      () => this.#lines.delete(number),
    );
    line.join();
    this.#lines.set(number, line); // not before: a worker that starts joins all lines there are
    return line;
  }

  onTrouble(hear: HearTrouble): () => void {
    this.#listeners.add(hear);
    hear(this.#trouble);
    return () => void this.#listeners.delete(hear);
  }

  #ask<Name extends Question>(question: Name, ...given: Given<Name>): Promise<Answer<Name>> {
    const number = (this.#next += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve: (answer) => resolve(answer as Answer<Name>), reject });
      this.#link.send({ kind: 'ask', number, question, given });
    });
  }

  #hear(message: FromWorker): void {
    if (message.kind === 'heard') this.#keepForGood(message);
    if (message.kind === 'trouble') this.#note(message.trouble);
    else if ('line' in message) this.#lines.get(message.line)?.hear(message);
    else this.#settle(message);
  }

  #settle(message: Extract<FromWorker, { number: number }>): void {
    const waiting = this.#waiting.get(message.number);
    this.#waiting.delete(message.number);
    if (message.kind === 'answer') waiting?.resolve(message.answer);
    else waiting?.reject(new Refused(message.key, message.details));
  }

  #note(trouble: StorageTrouble | null): void {
    this.#trouble = trouble;
    for (const hear of this.#listeners) hear(trouble);
  }

  #begin(): void {
    this.#note(null); // until the new one says otherwise
    const language = speaker().language as Person['language'];
    this.#link.send({ kind: 'visit', visitor: { name: GUESTS[language], language } });
    for (const line of this.#lines.values()) line.join();
  }

  #mourn(hasSpoken: boolean): boolean {
    const key = hasSpoken ? 'local.stopped' : 'local.cannot_start';
    for (const { reject } of this.#waiting.values()) reject(new Refused(key));
    this.#waiting.clear();
    for (const line of this.#lines.values()) line.lose();
    return this.#lines.size > 0;
  }

  /** Once a game was played here, the browser is asked not to throw it away when it needs room. */
  #keepForGood({ message }: Extract<FromWorker, { kind: 'heard' }>): void {
    if (this.#hasAsked || message.type !== 'update' || !message.now.ending) return;
    this.#hasAsked = true;
    void navigator.storage?.persist?.().catch(() => undefined); // missing on a plain address
  }
}
