import type { GameName, Position } from '../engine/engine';

/** What a bot is to decide. */
export interface Thought {
  number: number;
  table: string;
  game: GameName;
  bot: string;
  position: Position;
  dice: bigint | null; // what its dice begin with; null: nobody is to know
}

export interface Decision {
  number: number;
  move: number;
}
