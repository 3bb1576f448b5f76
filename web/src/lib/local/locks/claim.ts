/** Who of several tabs plays at a table: one, the others wait until it has gone, or take the table from it. */
import { ChannelClaim } from './channel_claim';
import { LockClaim } from './lock_claim';

export interface ClaimEars {
  /** The table is ours. */
  got(): void;
  /** Another tab has it; from the beginning, or because it took it. */
  lost(): void;
}

export interface Claim {
  /** Takes the table from whoever has it. */
  steal(): void;
  /** We need it no longer. */
  release(): void;
}

/**
 * Claims a table for this tab, until it is released; whoever waits gets it when the tab before has gone. A page on a plain
 * address, as in a network at home, has no locks: there tabs ask each other.
 */
export function claim(table: string, ears: ClaimEars): Claim {
  const hasLocks = 'locks' in navigator;
  return hasLocks ? new LockClaim(table, ears) : new ChannelClaim(table, ears);
}
