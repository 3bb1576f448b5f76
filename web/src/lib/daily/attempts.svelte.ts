import { theServer } from '$lib/houses/server.svelte';
import { Unreachable } from '$lib/errors/errors';
import type { Daily } from '$lib/house/daily';
import { keep } from '$lib/people/seat_keys';
import { go } from '$lib/router/router.svelte';
import { Attempt } from '$lib/ui/attempt.svelte';
import type { DailyDeal, DailyStarted } from '$lib/wire/messages';

type GameName = DailyDeal['game'];

/** Whom to ask for the deals; refused where no server is. */
export function deals(): Daily {
  const server = theServer();
  if (!server) throw new Unreachable();
  return server.daily;
}

/** Sits down at a deal of the day; says what is underway and what went wrong. */
export class DailyAttempts extends Attempt {
  start(game: GameName): Promise<void> {
    return this.run(async () => enter(await deals().start(game)));
  }

  goOn(table: string): Promise<void> {
    return this.run(() => sitAgain(table));
  }

  practise(day: number, game: GameName, move = 0): Promise<void> {
    return this.run(async () => enter(await deals().practise(day, game, move)));
  }

  /** In this browser, whose games are all practice. */
  practiseHere(day: number, game: GameName): Promise<void> {
    return this.run(async () => enter(await (await import('./local_days')).playHere(day, game)));
  }
}

/** A table of yesterday, whose secrets this browser may have lost. */
async function sitAgain(table: string): Promise<void> {
  const keys = (await theServer()?.newKeys(table)) ?? [];
  keep(table, keys);
  go(`/t/${table}`);
}

function enter(made: DailyStarted): void {
  keep(made.id, made.keys);
  go(`/t/${made.id}`);
}
