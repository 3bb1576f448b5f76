import type { Engine, Json } from '../engine/engine.ts';

const PLAYER = 0; // whoever plays the deal

interface Seen {
  active: number;
  seats: { busts: number }[];
}

/** The turns of whoever plays a deal of cards, in order: whether each was a bust. */
export function turnsOf(engine: Engine, options: Json, moves: readonly string[]): boolean[] {
  const turns: boolean[] = [];
  let hasDrawn = false; // in the turn at hand
  let position = engine.start(engine.readOptions(options));
  let seen = engine.view(position) as unknown as Seen;
  for (const token of moves) {
    position = engine.advance(position, engine.move(position, token));
    const after = engine.view(position) as unknown as Seen;
    const isMine = seen.active === PLAYER;
    if (isMine && token === 'draw' && !hasDrawn) turns.push(false);
    hasDrawn = isMine && (hasDrawn || token === 'draw');
    if (isMine && after.seats[PLAYER]!.busts > seen.seats[PLAYER]!.busts) turns[turns.length - 1] = true;
    seen = after;
  }
  return turns;
}
