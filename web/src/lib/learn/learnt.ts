/** What somebody has learnt in this browser. Kept here, sent nowhere. */
import { LEARNT } from './newcomer';

export type Course = 'lesson' | 'drill';

const OFFERED = 'offered';
const AIMS = 'aims'; // of which games it was told

const FORMER = { lesson: 'lesson', drill: 'puzzle' } as const; // under which earlier versions kept it

type Learnt = Record<string, string[]>;

/** The tasks of a lesson that were done, or the drills that were solved, by name. */
export function learntOf(course: Course, game: string): string[] {
  const kept = read();
  return kept[`${course}.${game}`] ?? kept[`${FORMER[course]}.${game}`] ?? [];
}

export function keepLearnt(course: Course, game: string, names: readonly string[]): void {
  write(`${course}.${game}`, names);
}

/** Whoever was called away finds a lesson where it was; null: it was not begun in this tab. */
export function placeIn(course: Course, game: string): number | null {
  try {
    const kept = sessionStorage.getItem(`tenfold.${course}.${game}`);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export function keepPlace(course: Course, game: string, at: number): void {
  try {
    sessionStorage.setItem(`tenfold.${course}.${game}`, String(at));
  } catch {
    // Then it begins at the beginning.
  }
}

/** The lesson was offered, and is not again. */
export function rememberOffer(): void {
  write(OFFERED, []);
}

/** Whether somebody is to be told what a game is about: who never learnt it, and has not been told here. */
export function isAimNew(game: string): boolean {
  return !told().includes(game) && learntOf('lesson', game).length === 0;
}

export function rememberAim(game: string): void {
  write(AIMS, [...told(), game]);
}

const told = (): string[] => read()[AIMS] ?? [];

function read(): Learnt {
  try {
    const kept = Object.entries(JSON.parse(localStorage.getItem(LEARNT) ?? '{}') as object);
    return Object.fromEntries(kept.filter((one): one is [string, string[]] => Array.isArray(one[1])));
  } catch {
    return {};
  }
}

function write(name: string, names: readonly string[]): void {
  try {
    localStorage.setItem(LEARNT, JSON.stringify({ ...read(), [name]: names }));
  } catch {
    // Then it is forgotten with the page.
  }
}
