import { isSame } from './cells';
import type { LaidTile } from './lines';
import type { Deed } from './motion';

/** A move that was sent and has no answer yet: the tile lies where it was put, but only the server decides. */
export interface PendingMove extends Deed {
  tile: LaidTile;
}

/** The tiles as they lie while an answer is awaited; each keeps its place in the order. */
export function withPendingMove(
  tiles: readonly LaidTile[],
  pending: PendingMove | null,
): readonly LaidTile[] {
  if (!pending) return tiles;
  const { from, tile } = pending;
  return from ? tiles.map((one) => (isSame(one, from) ? tile : one)) : [...tiles, tile];
}

/** What is told may be what was done at this screen, and has been seen. */
export function isSameDeed(one: Deed | null, other: Deed): boolean {
  return (
    one !== null && isSame(one.at, other.at) && (one.from === other.from || isSame(one.from, other.from))
  );
}
