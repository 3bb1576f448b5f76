/** What is asked of the server by HTTP. Everything about a running game goes over the socket instead. */
import { Refused, Unreachable } from '$lib/errors/errors';
import { atServer } from '$lib/router/site';
import type {
  Catalogue,
  Checked,
  Exercise,
  ExercisePosition,
  Introduction,
  Judgement,
  Kept,
  Made,
  MyMistakes,
  Network,
  NewTable,
  Person,
  PracticeAnswer,
  PracticeTried,
  Problem,
  Recovery,
  RecoveryPhrase,
  ReviewAnswer,
  SeatKey,
  Session,
  SitDown,
  Step,
  Story,
  Tables,
} from '$lib/wire/messages';

export function fetchCatalogue(): Promise<Catalogue> {
  return ask('GET', '/api/catalogue');
}

/** How devices in the same network reach the server. */
export function fetchLanAccess(): Promise<Network> {
  return ask('GET', '/api/network');
}

/** Lets them in, or shuts them out. */
export function setLanAccess(isOpen: boolean): Promise<Network> {
  return ask(isOpen ? 'POST' : 'DELETE', '/api/network');
}

/** Makes a table; the secrets of one's own seats are in the answer, and nowhere else. */
export function createTable(wanted: NewTable): Promise<Made> {
  return ask('POST', '/api/tables', wanted);
}

export function sitDown(table: string, seat: number, who: SitDown): Promise<SeatKey> {
  return ask('POST', `/api/tables/${table}/seats/${seat}`, who);
}

/** Tables that strangers may see, a page at a time. */
export function fetchTables(status: 'waiting' | 'playing' | 'over', before?: string | null): Promise<Tables> {
  return ask('GET', `/api/tables?status=${status}${page(before)}`);
}

/** Tables where one sits: those that go on, or those that are over. */
export function fetchMine(status: 'open' | 'over', before?: string | null): Promise<Tables> {
  return ask('GET', `/api/tables/mine?status=${status}${page(before)}`);
}

/** New secrets for one's seats, when this browser has lost them. */
export function fetchKeys(table: string): Promise<SeatKey[]> {
  return ask('POST', `/api/tables/${table}/keys`);
}

export function fetchStory(table: string): Promise<Story> {
  return ask('GET', `/api/records/${table}/story`);
}

/** The position after so many moves. */
export function fetchPosition(table: string, number: number): Promise<Step> {
  return ask('GET', `/api/records/${table}/positions/${number}`);
}

/** The record itself. */
export function fetchRecord(table: string): Promise<{ meta?: Record<string, unknown> }> {
  return ask('GET', `/api/records/${table}`);
}

/** Plays the game again on the server, and its shuffle; refused when they do not fit. */
export function checkRecord(table: string): Promise<Checked> {
  return ask('GET', `/api/records/${table}/check`);
}

/** Asks for a review of a finished game; it takes a while. */
export function askForReview(table: string): Promise<ReviewAnswer> {
  return ask('POST', `/api/records/${table}/review`);
}

/** How far it is, and what was found. */
export function fetchReview(table: string): Promise<ReviewAnswer> {
  return ask('GET', `/api/records/${table}/review`);
}

/** A game from elsewhere, as a record has it. */
export function bringRecord(record: object): Promise<Kept> {
  return ask('POST', '/api/records', record);
}

export function fetchMe(): Promise<Person> {
  return ask('GET', '/api/me');
}

export function introduce(who: Introduction): Promise<Person> {
  return ask('POST', '/api/me', who);
}

export function makeRecoveryPhrase(): Promise<RecoveryPhrase> {
  return ask('POST', '/api/me/phrase');
}

/** Signs the other browsers out, unless one wishes to stay there. */
export function recover(who: Recovery): Promise<Person> {
  return ask('POST', '/api/me/recover', who);
}

/** The browsers in which one is signed in; none when nobody knows one. */
export function fetchSessions(): Promise<Session[]> {
  return ask('GET', '/api/me/sessions');
}

export function endSession(id: string): Promise<void> {
  return ask('DELETE', `/api/me/sessions/${id}`);
}

export function endOtherSessions(): Promise<void> {
  return ask('DELETE', '/api/me/sessions');
}

/** The server knows us no more; games that were played stay, without our name. */
export function forgetMe(): Promise<void> {
  return ask('DELETE', '/api/me');
}

/** What one's own decisions cost, and how many mistakes are due. */
export function fetchMistakes(): Promise<MyMistakes> {
  return ask('GET', '/api/me/mistakes');
}

/** Of as many of one's games as may wait at a time. */
export function askForMyReviews(): Promise<MyMistakes> {
  return ask('POST', '/api/me/mistakes/reviews');
}

/** The mistakes that are to be practised now. */
export function fetchDue(): Promise<Exercise[]> {
  return ask('GET', '/api/me/mistakes/due');
}

export function fetchExercise({ table, number }: Exercise): Promise<ExercisePosition> {
  return ask('GET', `/api/me/mistakes/${table}/${number}`);
}

/** What would be legal there after some moves. */
export function tryExercise({ table, number }: Exercise, moves: string[]): Promise<PracticeTried> {
  return ask('POST', `/api/me/mistakes/${table}/${number}/try`, { moves });
}

/** It is stored when this is answered; sent again it counts no more. */
export function answerExercise({ table, number }: Exercise, answer: PracticeAnswer): Promise<Judgement> {
  return ask('POST', `/api/me/mistakes/${table}/${number}`, answer);
}

function page(before: string | null | undefined): string {
  return before ? `&before=${encodeURIComponent(before)}` : '';
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(atServer(path), {
    method,
    credentials: 'same-origin',
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Unreachable();
  });
  if (!response.ok) throw await refusal(response);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function refusal(response: Response): Promise<Error> {
  try {
    const problem = (await response.json()) as Problem;
    if (problem.key) return new Refused(problem.key, problem.details);
  } catch {
    // A server in between may answer with anything.
  }
  return response.status >= 500
    ? new Unreachable()
    : new Refused('server.unexpected', { status: response.status });
}
