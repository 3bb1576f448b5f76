import type { ServerHouse } from '$lib/house/house';
import type { FinishedGame } from '$lib/house/local';
import { localHouse } from '$lib/houses/local_house';
import { noteSent } from '$lib/houses/sent';
import { Attempt } from '$lib/ui/attempt.svelte';
import type { BroughtHome } from '$lib/wire/messages';

const AT_ONCE = 20; // games in a request
const CODE = 'tenfold.home-code';

export interface Outcome {
  added: number;
  /** The server had them already. */
  known: number;
  refused: number;
  /** Why some were refused, each reason once. */
  reasons: Refusal[];
}

type Refusal = NonNullable<BroughtHome['games'][number]['refusal']>;

/** There may be room another time; for everything else that is refused there will not be. */
const FULL = 'home.full';

/** Finished games of this browser on their way to a server. */
export class Homecoming extends Attempt {
  /** Those that it has not been sent yet; null until they are known. */
  waiting: FinishedGame[] | null = $state.raw(null);
  sent = $state(0);
  outcome: Outcome | null = $state.raw(null);

  /** A server is known by any name, such as its address. */
  constructor(
    readonly server: ServerHouse,
    readonly name: string,
  ) {
    super();
  }

  async look(): Promise<void> {
    const house = await localHouse.fetch();
    this.waiting = await house.finishedGames(this.name);
  }

  /** In parcels; what has arrived is noted at once, so that whatever breaks off can be gone on with. */
  async send(code: string | null = null): Promise<void> {
    await this.run(async () => {
      const games = this.waiting ?? [];
      const outcome: Outcome = { added: 0, known: 0, refused: 0, reasons: [] };
      for (this.sent = 0; this.sent < games.length;) {
        const parcel = games.slice(this.sent, this.sent + AT_ONCE);
        add(outcome, await this.#sendParcel(parcel, code));
        this.sent += parcel.length;
      }
      this.outcome = outcome;
      if (code) keepCode(code);
      await this.look();
    });
  }

  async #sendParcel(parcel: readonly FinishedGame[], code: string | null): Promise<Outcome> {
    const records = parcel.map(({ record }) => record);
    const { games } = await this.server.takeHome(records, code);
    const there = parcel.filter((_, at) => games[at]?.table);
    const isDone = (at: number): boolean => Boolean(games[at]) && games[at]?.refusal?.key !== FULL;
    noteSent(Object.fromEntries(parcel.flatMap(({ table }, at) => named(table, games[at]?.table))));
    const house = await localHouse.fetch();
    await house.noteSent(
      this.name,
      parcel.filter((_, at) => isDone(at)).map(({ digest }) => digest),
    );
    const known = games.filter((game) => game.table && game.known).length;
    const reasons = games.flatMap(({ refusal }) => refusal ?? []);
    return { added: there.length - known, known, refused: parcel.length - there.length, reasons };
  }
}

function named(here: string, there: string | null | undefined): [string, string][] {
  return there ? [[here, there]] : [];
}

function add(sum: Outcome, more: Outcome): void {
  sum.added += more.added;
  sum.known += more.known;
  sum.refused += more.refused;
  const isNew = (reason: Refusal): boolean => !sum.reasons.some(({ key }) => key === reason.key);
  for (const reason of more.reasons) if (isNew(reason)) sum.reasons.push(reason);
}

/** The code that a server took the last time. */
export function keptCode(): string {
  try {
    return localStorage.getItem(CODE) ?? '';
  } catch {
    return '';
  }
}

function keepCode(code: string): void {
  try {
    localStorage.setItem(CODE, code);
  } catch {
    // Then it is typed again.
  }
}
