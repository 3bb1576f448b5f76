import type { Page } from 'playwright-core';
import type { Made, NewTable, SeatKey } from '../../src/lib/wire/messages.ts';

/** Something to take a picture of. */
export interface Scene {
  path: string;
  /** A page is pictured from top to bottom, a table as the window shows it. */
  whole?: boolean;
  /** The seats that the browser holds. */
  keys?: Record<string, SeatKey[]>;
  /** Who sits before the screen, as the server knows them. */
  cookie?: string;
  settings?: Record<string, unknown>;
  /** Opened anew at every size, where a board keeps what it was looking at. */
  anew?: boolean;
  /** A move is made in it, so that every language needs a table of its own. */
  isPlayed?: boolean;
  /** What the browser remembers of this visit. */
  session?: Record<string, string>;
  /** What must be there before the picture is taken. */
  ready?: string;
  /** Before the page is opened. */
  before?: (page: Page) => Promise<void>;
  /** Once the page is there; in no language, so by its structure. */
  act?: (page: Page) => Promise<void>;
  /** At every size of the window anew. */
  atEverySize?: (page: Page) => Promise<void>;
}

/** Scenes by name; each is set up only when its picture is wanted. */
export type Room = Record<string, (house: House) => Promise<Scene>>;

/** A server, and what the scenes ask of it. */
export class House {
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  open(wanted: NewTable): Promise<Made> {
    return this.ask<Made>('/api/tables', wanted);
  }

  async ask<Answer>(path: string, body?: object, cookie?: string): Promise<Answer> {
    const answer = await this.send(path, body, cookie);
    return (await answer.json()) as Answer;
  }

  /** Somebody whom the server knows from now on; their cookie. */
  async introduce(name: string, program = false): Promise<string> {
    const answer = await this.send('/api/me', { name, language: 'en', program });
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  }

  /** The same person in one more browser. */
  async recover(phrase: string, agent: string): Promise<string> {
    const answer = await this.send('/api/me/recover', { phrase, keep_others: true }, undefined, agent);
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  }

  private async send(path: string, body?: object, cookie?: string, agent = 'gallery'): Promise<Response> {
    const headers = {
      'content-type': 'application/json',
      'user-agent': agent,
      ...(cookie && { cookie }),
    };
    const wish = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(`${this.address}${path}`, { ...wish, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}

export const NAMES = ['Ada', 'Bea', 'Cem', 'Dov', 'Eva'];

/** Thirty letters each, the most that a name may have. */
export const LONG_NAMES = [
  'Anna-Sophie von Hohenlohe-Bach',
  'Bartholomäus Quittenbaum-Küche',
  'Wawrzyniec Szczebrzeszyński II',
  'Maximiliana de la Fuente y Rio',
  'Ekaterina Konstantinopolskaja!',
];
