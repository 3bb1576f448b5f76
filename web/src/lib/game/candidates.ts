/** A move that is being thought about on a board: what it is worth, and whether it was made or would be better. */
export interface Candidate {
  moves: readonly string[];
  /** In words, as somebody would say it. */
  words: string;
  /** What it is worth, written; empty while that is the question. */
  value: string;
  mark: 'better' | 'played' | null;
  /** It is being compared with the others. */
  isLookedAt: boolean;
}

/** A tile that somebody could lay next, in what is said about a decision. */
export interface Foreseen {
  /** As it is written in a move. */
  cell: string;
  seat: number;
  /** Null where it is not said with which tile. */
  value: number | null;
}

export const SIGNS = { better: '✓', played: '✗' } as const;

/** A sign that needs no legend, and the value. */
export function labelOf({ mark, value }: Candidate): string {
  return mark ? `${SIGNS[mark]} ${value}`.trim() : value;
}

/** What stands behind the verb of its first move; undefined where that is another one. */
export function after(verb: string, { moves }: Candidate): string | undefined {
  return moves[0]?.startsWith(`${verb}:`) ? moves[0].slice(verb.length + 1) : undefined;
}
