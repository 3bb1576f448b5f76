/** Games of this browser that the server has by now, and what they are called there. */
const KEY = 'tenfold.sent';

type Names = Record<string, string>;

/** What a game of this browser is called at the server; null if it was not sent. */
export function sentAs(table: string): string | null {
  return read()[table] ?? null;
}

/** What all of them are called there. */
export function sentNames(): ReadonlySet<string> {
  return new Set(Object.values(read()));
}

export function noteSent(names: Names): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...names }));
  } catch {
    // It is told by the games themselves that they were sent, so that none is sent twice.
  }
}

function read(): Names {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Names;
  } catch {
    return {};
  }
}
