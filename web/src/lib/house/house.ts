/**
 * What is asked of whoever keeps the games: a server over the network, or this browser itself. Pages and boards ask
 * here and do not know who answers.
 */
import type {
  BroughtHome,
  Catalogue,
  Checked,
  Exercise,
  ExercisePosition,
  HomecomingCode,
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
import type { Daily } from './daily';
import type { Ears, TableLine } from './line';
import type { Puzzles } from './puzzles';

/** A record as it stands in a file. */
export interface GameRecord {
  format: string;
  game: string;
  options: Record<string, unknown>;
  moves: string[];
  result: Record<string, unknown> | null;
  meta?: Record<string, unknown>;
}

/** What every house can do: for one person, or for those round one device. */
export interface House {
  readonly kind: 'server' | 'local';
  catalogue(): Promise<Catalogue>;
  /** Makes a table; the secrets of one's own seats are in the answer, and nowhere else. */
  createTable(wanted: NewTable): Promise<Made>;
  /** Listens at a table, and speaks there. */
  join(table: string, ears: Ears): TableLine;
  /** Tables where one sits: those that go on, or those that are over. */
  mine(status: 'open' | 'over', before?: string | null): Promise<Tables>;
  /** New secrets for one's seats, when this browser has lost them. */
  newKeys(table: string): Promise<SeatKey[]>;
  story(table: string): Promise<Story>;
  /** The position after so many moves. */
  position(table: string, number: number): Promise<Step>;
  record(table: string): Promise<GameRecord>;
  /** Plays the game again, and its shuffle; refused when they do not fit. */
  check(table: string): Promise<Checked>;
  /** A game from elsewhere, as a record has it. */
  bring(record: object): Promise<Kept>;
  me(): Promise<Person>;
  introduce(who: Introduction): Promise<Person>;
  /** This house knows us no more. */
  forgetMe(): Promise<void>;
}

export interface Study {
  /** Asks for a review of a finished game; it takes a while. */
  askForReview(table: string): Promise<ReviewAnswer>;
  /** How far it is, and what was found. */
  review(table: string): Promise<ReviewAnswer>;
  /** What one's own decisions cost, and how many mistakes are due. */
  mistakes(): Promise<MyMistakes>;
  /** Of as many of one's games as may wait at a time. */
  askForMyReviews(): Promise<MyMistakes>;
  /** The mistakes that are to be practised now. */
  due(): Promise<Exercise[]>;
  exercise(which: Exercise): Promise<ExercisePosition>;
  /** What would be legal there after some moves. */
  tryExercise(which: Exercise, moves: string[]): Promise<PracticeTried>;
  /** It is stored when this is answered; sent again it counts no more. */
  answerExercise(which: Exercise, answer: PracticeAnswer): Promise<Judgement>;
}

/** What only a server can do: people who come from elsewhere, and devices around it. */
export interface ServerHouse extends House {
  readonly kind: 'server';
  readonly study: Study;
  readonly puzzles: Puzzles;
  readonly daily: Daily;
  sitDown(table: string, seat: number, who: SitDown): Promise<SeatKey>;
  /** Tables that strangers may see, a page at a time. */
  tables(status: 'waiting' | 'playing' | 'over', before?: string | null): Promise<Tables>;
  makeRecoveryPhrase(): Promise<RecoveryPhrase>;
  /** Signs the other browsers out, unless one wishes to stay there. */
  recover(who: Recovery): Promise<Person>;
  /** The browsers in which one is signed in; none when nobody knows one. */
  sessions(): Promise<Session[]>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** How devices in the same network reach the server. */
  lanAccess(): Promise<Network>;
  /** Lets them in, or shuts them out. */
  setLanAccess(isOpen: boolean): Promise<Network>;
  /**
   * Brings finished games of this device along; what the server has already it does not keep twice. From a page of
   * another host it takes a code, which says whose they are.
   */
  takeHome(games: GameRecord[], code?: string | null): Promise<BroughtHome>;
  /** A new code of that kind; one from before is void. */
  makeHomecomingCode(): Promise<HomecomingCode>;
}

/** Tables of this browser are told by their names. */
const LOCAL = 'local-';

export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}

export function localName(letters: string): string {
  return LOCAL + letters;
}
