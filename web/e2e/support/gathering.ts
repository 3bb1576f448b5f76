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
  wishes?: Wishes;
  /** What is done with each page before it goes to the table. */
  prepare?: (page: Page) => Promise<void>;
}

/** Two or more people at a table of tiles or of cards; the first one made it, and begins. */
export async function gather(visit: Visit, wanted: Wanted): Promise<Gathering> {
  const { game, names = ['Ada', 'Bea'], agreement = {}, wishes = {} } = wanted;
  const usual =
    game === 'tiles' ? { edition: 'steffen', open: true } : { edition: 'aeg', seats: names.length };
  const visitors = await Promise.all(
    names.map((name) => visit({ ...wishes, settings: { name, ...wishes.settings } })),
  );
  const [host, ...guests] = visitors as [Visitor, ...Visitor[]];
  const made = await open(host, {
    game,
    options: { ...usual, start: 0, ...wanted.options },
    seats: [{ kind: 'mine', name: names[0] ?? null }, ...guests.map(() => ({ kind: 'open' }) as const)],
    agreement: { lot: false, ...agreement },
  });
  for (const [at, guest] of guests.entries()) await sitDown(guest, made.id, at + 1, names[at + 1] ?? '');
  const path = `/t/${made.id}`;
  await Promise.all(
    visitors.map(async (visitor) => {
      await wanted.prepare?.(visitor.page);
      await visitor.go(path);
    }),
  );
  return { id: made.id, path, visitors };
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
