import type { Sitter } from '$lib/game/props';

/** How an opponent is drawn: as our pieces are, a shape in one tone, with one feature. On a sheet of 24 × 24. */
export interface Face {
  tone: 'blue' | 'green' | 'orange' | 'pink' | 'gold' | 'plum' | 'slate' | 'ink';
  /** Filled: no two are alike, so that they are told apart without colours. */
  shape: string;
  /** Drawn with a round pen, around the shape. */
  beside?: string;
  /** Drawn with a thick round pen, cut out of the shape. */
  eyes?: string;
  /** The same with a thin one. */
  feature: string;
}

const EYES = 'M8.7 13.5v.1M15.3 13.5v.1';
const SMILE = 'M9 17.4c1.8 1.4 4.2 1.4 6 0';

/** By the bot's name; each shows what it believes. */
export const FACES: Record<string, Face> = {
  // A crest that bristles: the next card will be a good one.
  rocco: {
    tone: 'orange',
    shape: 'M3.5 14 2.5 5.5 7 8.5 8.5 1.5 12 6 15.5 1.5 17 8.5 21.5 5.5 20.5 14A8.5 8 0 0 1 3.5 14Z',
    eyes: EYES,
    feature: 'M8 16.8c2 2.6 6 2.6 8 0Z',
  },
  // A bag with a handle: whatever is for sale must be bought.
  basil: {
    tone: 'green',
    shape: 'M4 8.5H20L21.4 22H2.6Z',
    beside: 'M8 8V6a4 4 0 0 1 8 0v2',
    eyes: EYES,
    feature: SMILE,
  },
  // Low, with closed eyes: it is time to stop.
  momo: {
    tone: 'blue',
    shape: 'M2 22V19.5A10 9 0 0 1 22 19.5V22Z',
    beside: 'M15 2h4.5L15 7h4.5',
    feature: 'M6 16.5c.9 1.5 3 1.5 3.9 0M14.1 16.5c.9 1.5 3 1.5 3.9 0',
  },
  // A piggy bank: a token kept is a token won.
  frieda: {
    tone: 'pink',
    shape: 'M3.5 3.5 9 5.7A9 9 0 0 1 15 5.7L20.5 3.5 19.2 10.1A9 8.8 0 1 1 4.8 10.1Z',
    eyes: 'M8 12.7v.1M16 12.7v.1',
    feature: 'M9.7 8.6h4.6M9.3 17.2a2.7 2 0 1 0 5.4 0 2.7 2 0 1 0-5.4 0',
  },
  // A wildcard's star: no price is too high for one.
  willa: {
    tone: 'plum',
    shape: 'M12 1 15.3 8.1 23 9.1 17.4 14.5 18.8 22.3 12 18.6 5.2 22.3 6.6 14.5 1 9.1 8.7 8.1Z',
    eyes: 'M9.7 11.4v.1M14.3 11.4v.1',
    feature: 'M10 14.9c1.2.9 2.8.9 4 0',
  },
  // A rain hood, tied: one card fewer is safer.
  nora: {
    tone: 'gold',
    shape: 'M12 1C17 4.5 20.5 9.5 20.5 15V22H3.5V15C3.5 9.5 7 4.5 12 1Z',
    eyes: 'M9 12.5v.1M15 12.5v.1',
    feature: 'M7.5 17.5 12 19.2l4.5-1.7M12 19.2V22',
  },
  // A doctor's hat: nothing that has not been counted.
  expert: {
    tone: 'ink',
    shape: 'M12 1 23.5 6.3 19 8.4V14.6A7 7.6 0 0 1 5 14.6V8.4L.5 6.3Z',
    beside: 'M22.5 7.2v6',
    eyes: 'M9.2 14.4v.1M14.8 14.4v.1',
    feature: 'M5.2 8.6 12 11.6l6.8-3',
  },
  // A bear that looks at nothing but its own.
  bruno: {
    tone: 'orange',
    shape: 'M8 5.3A9 9 0 0 1 16 5.3 3.4 3.4 0 1 1 20.4 9.9 8.8 8.8 0 1 1 3.6 9.9 3.4 3.4 0 1 1 8 5.3Z',
    eyes: 'M10 12v.1M14 12v.1',
    feature: 'M10.5 15.6h3L12 17.2Z',
  },
  // Square under a flat cap: no diagonal anywhere.
  otis: {
    tone: 'green',
    shape: 'M4 8.5H20V22H4ZM6.5 2.5H17.5V8.5H6.5Z',
    beside: 'M1.5 8H22.5',
    eyes: EYES,
    feature: 'M9 18h6',
  },
  // Battlements: nobody gets past.
  wanda: {
    tone: 'pink',
    shape: 'M2.5 22V3H7V7H9.8V3h4.4V7H17V3h4.5V22Z',
    eyes: 'M8.5 14v.1M15.5 14v.1',
    feature: 'M6.7 10.6 10 12M17.3 10.6 14 12M9.5 18h5',
  },
  // A bun, and glasses for what lies there now.
  nell: {
    tone: 'gold',
    shape: 'M9.2 5.6a3.5 3.5 0 1 1 5.6 0A8.6 8.6 0 1 1 9.2 5.6Z',
    eyes: 'M8.6 13.3v.1M15.4 13.3v.1',
    feature: 'M5.6 13.3a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12.4 13.3a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  },
  // One large eye: on the other's next tile.
  iris: {
    tone: 'blue',
    shape: 'M.8 13C4.8 6.8 8.4 5.2 12 5.2S19.2 6.8 23.2 13C19.2 19.2 15.6 20.8 12 20.8S4.8 19.2.8 13Z',
    beside: 'M5.2 5.4 3.7 3M12 2.9V1M18.8 5.4 20.3 3',
    eyes: 'M12 13v.1',
    feature: 'M7.6 13a4.4 4.4 0 1 0 8.8 0 4.4 4.4 0 1 0-8.8 0',
  },
  // An elephant: slow, and sees far.
  hugo: {
    tone: 'slate',
    shape:
      'M7 4.6A7 7 0 0 1 17 4.6C21 2 24 5 23.4 9.5 23 13 20.5 15 18 14.3 17.2 15.6 16 16.5 14.8 17V20.2A2.8 2.8 0 0 1 9.2 20.2V17C8 16.5 6.8 15.6 6 14.3 3.5 15 1 13 .6 9.5 0 5 3 2 7 4.6Z',
    eyes: 'M9.2 9.3v.1M14.8 9.3v.1',
    feature: 'M10.4 14.6h3.2M10.4 17.8h3.2',
  },
};

/** Alone against the rules: the opponent of a solo game is a card. */
export const SOLO: Face = {
  tone: 'ink',
  shape: 'M5 1.5H19V22.5H5Z',
  eyes: 'M9.3 10.5v.1M14.7 10.5v.1',
  feature: 'M9.3 14.6c1.6 1.3 3.8 1.3 5.4 0M8 4.6v2M16 19.4v-2',
};

/** A program that somebody else has made: a screen that waits for a word. */
export const PROGRAM: Face = {
  tone: 'slate',
  shape: 'M2 3.5H22V17.5H2Z',
  beside: 'M8 21.5H16M12 18v3',
  feature: 'M6 7.5l3.5 3L6 13.5M12.5 13.5h5',
};

/** Any bot that has no face of its own. */
export const NAMELESS: Face = {
  tone: 'slate',
  shape: 'M4 8.5H20V21.5H4Z',
  beside: 'M12 8V5M12 2.3v.1M1.3 13v4M22.7 13v4',
  eyes: 'M8.7 13.5v.1M15.3 13.5v.1',
  feature: 'M9 18h6',
};

export function faceOf(bot: string): Face {
  return FACES[bot] ?? NAMELESS;
}

/** Who plays at a seat, if it is no person: also for somebody who is away. */
export function faceAt({ kind, bot, away, program }: Omit<Sitter, 'name'>): Face | null {
  if (program) return PROGRAM;
  if (kind === 'opponent') return SOLO;
  return kind === 'bot' || away ? faceOf(bot ?? '') : null;
}
