import type { Page } from 'playwright-core';
import type { Agreement, Made, NewTable, SeatKey } from '../../src/lib/wire/messages.ts';
import type { Visit, Visitor, Wishes } from './visitor.ts';

/** A table as one browser makes it, and others come to it; each is a person of their own to the server. */
export interface Gathering {
  id: string;
  path: string;
  visitors: Visitor[];
}

interface Wanted {
  game: NewTable['game'];
  options?: Record<string, unknown>;
  agreement?: Agreement;
  names?: string[];
  /** What the one who makes the table adds to the shuffle. */
  word?: string;
  wishes?: Wishes;
  /** What is done with each page before it goes to the table. */
  prepare?: (page: Page) => Promise<void>;
}

const NAMES = ['Ada', 'Bea'];

/** Two or more people at a table of tiles or of cards; the first one made it, and begins. */
export async function gather(visit: Visit, wanted: Wanted): Promise<Gathering> {
  const visitors = await arrive(visit, wanted);
  const made = await convene(visitors, wanted);
  await Promise.all(visitors.map((visitor) => visitor.go(made.path)));
  return { visitors, ...made };
}

/** Those who will sit at tables together. */
export async function arrive(
  visit: Visit,
  { names = NAMES, wishes = {}, prepare }: Wanted,
): Promise<Visitor[]> {
  const visitors = await Promise.all(
    names.map((name) => visit({ ...wishes, settings: { name, ...wishes.settings } })),
  );
  for (const { page } of visitors) await prepare?.(page);
  return visitors;
}

/** A table at which all of them have seats, before they go there. */
export async function convene(
  visitors: readonly Visitor[],
  wanted: Wanted,
): Promise<Omit<Gathering, 'visitors'>> {
  const { game, names = NAMES, agreement = {}, word = null } = wanted;
  const usual =
    game === 'tiles' ? { edition: 'steffen', open: true } : { edition: 'aeg', seats: names.length };
  const [host, ...guests] = visitors as [Visitor, ...Visitor[]];
  const made = await open(host, {
    game,
    options: { ...usual, start: 0, ...wanted.options },
    seats: [{ kind: 'mine', name: names[0] ?? null }, ...guests.map(() => ({ kind: 'open' }) as const)],
    agreement: { lot: false, ...agreement },
    word,
  });
  for (const [at, guest] of guests.entries()) await sitDown(guest, made.id, at + 1, names[at + 1] ?? '');
  return { id: made.id, path: `/t/${made.id}` };
}

/** Makes a table as the person in this browser, and holds its seats there. */
export async function open(visitor: Visitor, wanted: NewTable): Promise<Made> {
  const made = await post<Made>(visitor, '/api/tables', wanted);
  await visitor.hold(made.id, made.keys);
  return made;
}

async function sitDown(visitor: Visitor, table: string, seat: number, name: string): Promise<void> {
  await visitor.hold(table, [await post<SeatKey>(visitor, `/api/tables/${table}/seats/${seat}`, { name })]);
}

async function post<Answer>(visitor: Visitor, path: string, data: object): Promise<Answer> {
  const answer = await visitor.context.request.post(`${visitor.server}${path}`, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
