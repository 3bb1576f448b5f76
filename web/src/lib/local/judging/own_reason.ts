/** Why a bot did what it did, by its own lights; as `tenfold.analysis.own_reasons` tells it. */
import type { Explanation } from '../../wire/messages.ts';
import type { Engine, Position } from '../engine/engine.ts';
import type { Desk, Judge } from './judge.ts';
import { written } from './payload.ts';
import { readReasons } from './reasons.ts';

/** What a bot says of a decision of its own. */
export type OwnReason = Pick<
  Explanation,
  'kind' | 'moves' | 'value' | 'next_moves' | 'next_value' | 'reasons'
>;

interface Decided {
  bot: string;
  position: Position;
  made: readonly number[];
}

/** Of all but the expert, who is asked for what can be counted. */
export function ownView(judge: Judge, desk: Desk, engine: Engine, decided: Decided): OwnReason {
  const { bot, position, made } = decided;
  const { facts } = judge;
  const told: OwnReason = {
    kind: facts.kinds[desk.kindOf(position, made)]!,
    moves: written(engine, position, made),
    value: null,
    next_moves: [],
    next_value: null,
    reasons: [],
  };
  if (!(`${desk.game}.look_as_${bot}` in facts.calls)) return told;
  const [value, next, worth] = desk.lookAs(bot, position, engine.legal(position), made[0]!);
  if (value === facts.no_value) return told;
  if (next === facts.no_move) return { ...told, value: value! };
  return { ...told, value: value!, next_moves: written(engine, position, [next!]), next_value: worth! };
}

/**
 * The same with the first thing that speaks for what the expert did, compared with what she would else have done; when the
 * decision as it was made has been looked at here.
 */
export function expertsFact(judge: Judge, desk: Desk, engine: Engine, decided: Decided): OwnReason {
  const count = desk.read('comparison.found.count');
  const choices = desk.readAll('comparison.found.choices', count);
  const mine = choices[desk.read('decision.made')]!;
  const other = choices.find((choice) => choice !== mine);
  if (other !== undefined) desk.noteFirstReason(decided.position, other, mine);
  const reasons = other === undefined ? [] : readReasons(desk, judge.facts);
  return { ...ownView(judge, desk, engine, decided), reasons };
}
