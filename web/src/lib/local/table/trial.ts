/** What would be legal after some moves, and what it would cost: a client asks before its player decides. */
import { Refused } from '$lib/errors/errors';
import type { Tried } from '$lib/wire/messages';
import { NOBODY, type Engine, type Position } from '../engine/engine';

/** The position after the moves that were tried, as far as they were legal. */
export type Trial = Required<Omit<Tried, 'type' | 'id' | 'version'>>;

interface Followed {
  positions: Position[]; // before the moves, and after each
  refusal: Refused | null; // why the next move was not legal
}

/** The position after some moves, up to the first that is not legal or that chance has to answer. */
export function tryFrom(engine: Engine, start: Position, tokens: readonly string[]): Trial {
  const seat = engine.toMove(start);
  const { positions, refusal } = follow(engine, start, tokens);
  const position = positions.at(-1)!;
  const toMove = engine.toMove(position);
  const isMine = toMove === seat;
  return {
    made: positions.length - 1,
    view: engine.view(position) as unknown as Tried['view'],
    to_move: toMove === NOBODY ? null : toMove,
    legal: isMine ? engine.legal(position).map((move) => engine.token(position, move)) : [],
    key: refusal?.key ?? null,
    details: (refusal?.details ?? {}) as Required<Tried>['details'],
    proposal: isMine ? engine.proposal(position) : null,
    outlook: engine.outlook(positions, tokens, seat) as unknown as Trial['outlook'],
  };
}

function follow(engine: Engine, start: Position, tokens: readonly string[]): Followed {
  const seat = engine.toMove(start);
  const positions = [start];
  for (const token of tokens) {
    const position = positions.at(-1)!;
    try {
      if (engine.toMove(position) !== seat)
        throw new Refused('table.too_many_moves', { number: positions.length });
      positions.push(engine.advance(position, engine.move(position, token)));
    } catch (error) {
      if (error instanceof Refused) return { positions, refusal: error };
      throw error;
    }
  }
  return { positions, refusal: null };
}
