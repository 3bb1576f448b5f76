import { say } from '$lib/i18n/say.svelte';
import type { TilesView } from '$lib/game/props';
import { cellWords, isSame, type Cell } from './cells';
import type { Choosing } from './choosing.svelte';
import type { LaidTile, Threat } from './lines';

/** A cell that can be pressed: free, or with a tile that can be taken. */
export interface Press {
  cell: Cell;
  label: string;
  pressed?: boolean;
  /** The tile in hand would make ten here. */
  wins?: boolean;
}

export type Pressed = 'touch' | 'mouse' | 'key';

interface Situation {
  view: TilesView;
  choosing: Choosing;
  /** Of the tile that is held. */
  value: number | null;
  /** The tile that was taken. */
  picked: Cell | null;
  makesTen: (cell: Cell) => boolean;
}

/** What can be pressed: places for the tile in hand, and tiles to take. */
export function pressable({ view, choosing, value, picked, makesTen }: Situation): Press[] {
  const placePress = (cell: Cell): Press => {
    const wins = makesTen(cell);
    const label = say(wins ? 'tiles.place-ten' : 'tiles.place', { value: value ?? 0, ...cellWords(cell) });
    return { cell, label, pressed: isSame(cell, choosing.aim), wins };
  };
  const takePress = (tile: LaidTile): Press => ({
    cell: { x: tile.x, y: tile.y },
    label: say('tiles.take', { value: tile.value, ...cellWords(tile) }),
    pressed: isSame(tile, picked),
  });
  const takeable = view.phase === 'move' ? view.tiles.filter((tile) => choosing.canTake(tile)) : [];
  return [...takeable.map(takePress), ...choosing.targets.map(placePress)];
}

/** What somebody must see: the last move, and where ten can be made, by whoever is to move first. */
export function placesOfNote(
  last: Cell | undefined,
  threats: readonly Threat[],
  mover: number | null,
): Cell[] {
  const theirs = threats.filter(({ seat }) => seat === mover);
  const others = threats.filter(({ seat }) => seat !== mover);
  return last ? [last, ...[...theirs, ...others].map(({ cell }) => cell)] : [];
}

/** Of these cells, the one with the shortest way. */
export function nearest(cells: readonly Cell[], { x, y }: Cell): Cell | null {
  const far = (one: Cell): number => Math.abs(one.x - x) + Math.abs(one.y - y);
  return cells.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}
