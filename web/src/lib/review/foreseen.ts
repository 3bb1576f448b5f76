import type { Foreseen } from '$lib/game/candidates';
import type { ReviewedDecision } from '$lib/wire/messages';

const WITH_A_TILE = ['review.threat_stays', 'review.threat_opened', 'review.next_fork'];
const WITH_CELLS = ['review.next_fork', 'review.makes_threats'];

/** Tiles that could be laid next: what the other wins or threatens with, and where a win would be prepared. */
export function foreseenIn({ reasons, seat: mover }: ReviewedDecision): Foreseen[] {
  const found = new Map<string, Foreseen>();
  for (const { key, details } of reasons) {
    const seat = Number(details['seat'] ?? mover);
    const cells = WITH_CELLS.includes(key) && Array.isArray(details['cells']) ? details['cells'] : [];
    for (const cell of cells) found.set(cell, { cell, seat, value: null });
    const cell = String(details['cell']);
    if (WITH_A_TILE.includes(key)) found.set(cell, { cell, seat, value: Number(details['value']) });
  }
  return [...found.values()];
}
