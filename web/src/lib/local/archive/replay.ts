/** Games as they are kept: as a story, and position by position. */
import { Refused } from '$lib/errors/errors';
import type { Played, Step, Story } from '$lib/wire/messages';
import { CHANCE, NOBODY, type Engine, type Position } from '../engine/engine';
import { tableInfo } from '../table/info';
import type { Table } from '../table/table';

/** A whole game: every move with what it made happen. */
export function storyOf(table: Table): Story {
  checkBegun(table);
  const moves = table.moves.map((_, place) => playedAt(table, place + 1));
  return { table: tableInfo(table), moves, times: [...table.times], ending: table.ending };
}

/** The position after so many moves, and the move that led there. */
export function stepAt(table: Table, number: number): Step {
  checkBegun(table);
  const of = table.moves.length;
  if (number > of) throw new Refused('table.no_such_move', { move: number, moves: of });
  const played = number ? playedAt(table, number) : null;
  return { number, of, played, ...standing(table.engine, table.positionAfter(number)) };
}

/** What is to be seen and done there. */
export function standing(
  engine: Engine,
  position: Position,
): Pick<Step, 'view' | 'to_move' | 'legal' | 'chances'> {
  const seat = engine.toMove(position);
  const moves = seat === CHANCE ? [] : engine.legal(position);
  return {
    view: engine.view(position) as unknown as Step['view'],
    to_move: seat === NOBODY || seat === CHANCE ? null : seat,
    legal: moves.map((move) => engine.token(position, move)),
    chances: probabilities(engine, position),
  };
}

function probabilities(engine: Engine, position: Position): Record<string, number> {
  const chances = engine.chances(position);
  const whole = chances.reduce((sum, { weight }) => sum + weight, 0);
  return Object.fromEntries(
    chances.map(({ move, weight }) => [engine.token(position, move), weight / whole]),
  );
}

function playedAt(table: Table, number: number): Played {
  const { engine } = table;
  const [before, token] = [table.positionAfter(number - 1), table.moves[number - 1]!];
  const move = engine.move(before, token);
  const events = engine.events(before, move, table.positionAfter(number)) as unknown as Played['events'];
  return { number, seat: engine.toMove(before), token, events };
}

export function checkBegun(table: Table): void {
  if (!table.line) throw new Refused('table.not_playing');
}
