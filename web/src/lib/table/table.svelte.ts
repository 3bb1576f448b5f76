import { Beats, type Position } from '$lib/boards/playback/beats.svelte';
import type { GameEvent, GameView, Result, Sitter, Tried } from '$lib/game/props';
import { scriptOf } from '$lib/boards/scripts';
import { painted } from '$lib/motion/painted';
import { settings } from '$lib/settings/settings.svelte';
import { isLocal, type House } from '$lib/house/house';
import type { Command, Standing, TableLine } from '$lib/house/line';
import { houseOf } from '$lib/houses/houses';
import type {
  Absence,
  Advice,
  Explanation,
  FromServer,
  Now,
  Played,
  Said,
  Table,
  Update,
  Welcome,
} from '$lib/wire/messages';
import { drop, keep, keysOf } from '$lib/people/seat_keys';
import { result, sitters, trial } from '$lib/houses/from_wire';
import { insist, isRefused } from './insisting';
import { changeOfSeats, newsOf, type TableNews } from './table_news';
import { shownMoves } from './shown_moves';

type Answer<Type extends FromServer['type']> = Extract<FromServer, { type: Type }>;

/** How a server refuses somebody whose key does not fit any more. */
const VOID = ['table.not_your_turn', 'table.not_your_seat'];
const SOON = 500; // milliseconds, in which another browser of ours may take the seat

/** New keys: another tab had them, the server gave them, or there are none. */
type Found = 'taken' | 'fetched' | null;
const SAID = 7000; // milliseconds that one sees what somebody says

const NOT_BEGUN: Now = { to_move: null, legal: [] };

/** What a table's messages have told us: the display may not be there yet. */
interface Known {
  table: Table | null;
  view: GameView | null;
  now: Now;
  played: Played[];
}

/**
 * The client's picture of one table: what it was told, and what it has asked for. It knows no rule. All that can be
 * seen of it is as far as it has been shown (`beats`), and so nothing on the page is ahead of a card still face down.
 */
export class GameTable {
  readonly id: string;
  /** Whether it is kept by this browser, and nobody else can come. */
  readonly isHere: boolean;
  readonly beats = new Beats<GameView>(() => scriptOf(this.#known.table?.game ?? 'cards'), {
    isMine: (seat) => this.mine.includes(seat),
    hasOdds: () => settings.aids && this.#known.table?.agreement.aids !== false,
  });
  standing: Standing = $state('connecting');
  mine: number[] = $state.raw([]);
  online: number[] = $state.raw([]);
  watchers = $state(0);
  /** Who is away, and when a bot plays for them, or may from then on; null if none will. By the page's own time. */
  botsAt: ReadonlyMap<number, number | null> = $state.raw(new Map());
  #known: Known = $state.raw({ table: null, view: null, now: NOT_BEGUN, played: [] });
  #before: Pick<Known, 'table' | 'now'> = $state.raw({ table: null, now: NOT_BEGUN }); // as last shown
  /** `played` begins after so many moves. */
  seenFrom = $state(0);
  /** How many of our commands have no answer yet. */
  pending = $state(0);
  /** What the last message told beside moves. */
  news: TableNews | null = $state.raw(null);
  /** Seats that were ours and have been given up. */
  left: number[] = $state.raw([]);
  said: { phrase: Said['phrase']; seat: number; id: number }[] = $state.raw([]);
  /** What was said a moment ago. */
  bubbles: { phrase: Said['phrase']; seat: number; id: number }[] = $state.raw([]);
  /** What the expert says of the position that is known, or of a move that led to it. */
  advice: Advice | null = $state.raw(null);
  /** Why a bot did something, in its own words. */
  explanation: Explanation | null = $state.raw(null);
  /** Why the server sent us away for good, by key. */
  farewell: string | null = $state(null);

  readonly view: GameView | null = $derived.by(() => this.#known.view && this.beats.view);
  readonly table: Table | null = $derived.by(() => {
    const { table } = this.#known;
    const status = this.#before.table?.status;
    return table && status && this.beats.isPlaying ? { ...table, status } : table;
  });
  readonly now: Now = $derived.by(() => {
    const { now } = this.#known;
    if (!this.beats.isPlaying) return now;
    const { question, ...before } = this.#before.now;
    return {
      ...before,
      ...(now.question && { question: now.question }),
      // What one has decided can be taken back while one still sees what comes of it.
      ...(now.take_back && { take_back: now.take_back }),
      take_back_is_practice: now.take_back_is_practice ?? false,
      to_move: this.beats.toMove,
      legal: [],
    };
  });
  /** The moves this page has seen, with what they made happen. */
  readonly played: Played[] = $derived.by(() => shownMoves(this.#known.played, this.beats.untold));
  readonly sitters: Sitter[] = $derived(sitters(this.table));
  readonly acting: number | null = $derived(
    this.now.to_move !== null && this.mine.includes(this.now.to_move) ? this.now.to_move : null,
  );
  readonly legal: string[] = $derived(this.acting === null ? [] : this.now.legal);
  readonly result: Result | null = $derived(result(this.now.ending ?? null));

  #version: number | null = null;
  #utterances = 0;
  readonly #shown = new Set<string>(); // every key that the server was ever shown
  #hasRenewed = false;
  #renewing: ReturnType<typeof setTimeout> | undefined;
  #renewal: Promise<Found> | null = null;
  readonly #house: House;
  readonly #line: TableLine;

  constructor(id: string) {
    this.id = id;
    this.isHere = isLocal(id);
    this.#house = houseOf(id);
    this.#line = this.#house.join(id, {
      heard: (message) => this.#hear(message),
      standing: (standing) => this.#stand(standing),
      hello: () => {
        const secrets = secretsOf(id);
        for (const secret of secrets) this.#shown.add(secret);
        return { type: 'hello', secrets, since: this.#version };
      },
    });
  }

  /** What has just been told; a new array each time. */
  get events(): GameEvent[] {
    return this.beats.latest;
  }

  /** Makes moves, all or none. */
  readonly send = async (moves: string[]): Promise<void> => {
    void this.#line.holdUntil(painted());
    await this.#order({ type: 'move', version: this.#version ?? 0, moves });
  };

  /** What would be legal after these moves, without making them. */
  readonly tryOut = async (moves: string[]): Promise<Tried> => {
    const answer = await this.#obeyed({ type: 'try', version: this.#version ?? 0, moves });
    return trial(answer as Answer<'tried'>);
  };

  /** What the expert would do now. The answer is also there as `advice`. */
  readonly hint = async (): Promise<void> => {
    await this.#obeyed({ type: 'hint', version: this.#version ?? 0 });
  };

  /** Why a bot made a move. The answer is also there as `explanation`. */
  readonly why = async (move: number): Promise<void> => {
    await this.#obeyed({ type: 'why', move });
  };

  /**
   * Anything else that is asked of a table; based on what we have seen where that matters. Our last decision is the same
   * when others have moved on meanwhile.
   */
  readonly ask = async (request: TableRequest): Promise<void> => {
    const isBased = request.type === 'take_back' || request.type === 'offer_draw';
    const order = (): Promise<void> =>
      this.#order(isBased ? { ...request, version: this.#version ?? 0 } : request);
    await (request.type === 'take_back' ? insist(order) : order());
  };

  /** Shows the server the keys that we hold now. */
  greet(): void {
    this.#line.greet();
  }

  /** The moves from before we came, when somebody has fetched them. */
  recall(moves: Played[]): void {
    if (moves.length < this.seenFrom) return;
    const { played } = this.#known;
    this.#known = { ...this.#known, played: [...moves.slice(0, this.seenFrom), ...played] };
    this.seenFrom = 0;
  }

  /** Plays on in this tab, where another one did. */
  takeOver(): void {
    this.#line.takeOver();
  }

  leave(): void {
    clearTimeout(this.#renewing);
    this.beats.stop();
    this.#line.close();
  }

  async #order(command: Command): Promise<void> {
    this.pending += 1;
    try {
      await this.#obeyed(command);
    } finally {
      this.pending -= 1;
    }
  }

  /** The answer. If our keys have become void meanwhile, new ones are found, and it is asked once more. */
  async #obeyed(command: Command): Promise<FromServer> {
    const isSeated = this.mine.length > 0;
    for (let isLast = false; ;) {
      try {
        return await this.#line.order(command);
      } catch (error) {
        const found: Found = isSeated && !isLast && isRefused(error, VOID) ? await this.#renew() : null;
        if (!found) throw error;
        isLast = found === 'fetched'; // what another tab has kept may be void as well
      }
    }
  }

  /** Finds new keys for our seats; whoever asks while they are being fetched waits for the same ones. */
  #renew(): Promise<Found> {
    this.#renewal ??= this.#findKeys().finally(() => (this.#renewal = null));
    return this.#renewal;
  }

  /**
   * The old ones are void when a session of ours was ended, or another browser of ours took the seats. Another
   * tab may have fetched new ones already. Whoever is not signed in any more gets none.
   */
  async #findKeys(): Promise<Found> {
    const isNews = this.#hasNewKeys();
    try {
      if (!isNews) keep(this.id, await insist(() => this.#house.newKeys(this.id)));
    } catch (error) {
      if (isRefused(error, ['table.not_your_seat']) && this.mine.length === 0) drop(this.id);
      return null;
    }
    this.#line.greet();
    return isNews ? 'taken' : 'fetched';
  }

  /** Whether this browser keeps a key that the server has not been shown. One that did not fit will never fit. */
  #hasNewKeys(): boolean {
    return secretsOf(this.id).some((secret) => !this.#shown.has(secret));
  }

  /** Fetched once a connection, or two browsers of the same person would take the seat from each other for ever. */
  #renewIfNobody(): void {
    if (this.mine.length || this.#hasRenewed || keysOf(this.id).length === 0) return;
    this.#hasRenewed = !this.#hasNewKeys();
    void this.#renew();
  }

  /** Our seats are those of somebody who is here, as we are; or our keys are void, and nobody has new ones. */
  #renewIfUnseen(): void {
    clearTimeout(this.#renewing);
    const isUnseen = (): boolean => this.mine.some((seat) => !this.online.includes(seat));
    if (!isUnseen()) return;
    const pause = SOON * (1 + Math.random());
    this.#renewing = setTimeout(() => {
      if (this.standing === 'open' && isUnseen()) void this.#renew();
    }, pause);
  }

  #stand(standing: Standing): void {
    this.standing = standing;
    if (standing !== 'open') this.#hasRenewed = false;
  }

  #hear(message: FromServer): void {
    if (message.type === 'welcome') this.#begin(message);
    else if (message.type === 'update') this.#goOn(message);
    else if (message.type === 'presence') {
      this.#expectBots(message.away);
      this.#see(message.online, message.watchers);
    } else if (message.type === 'said') this.overhear(message);
    else if (message.type === 'advice') this.advice = message;
    else if (message.type === 'explanation') this.explanation = message;
    else if (message.type === 'goodbye') this.#part(message.key);
  }

  closeAdvice(): void {
    this.advice = null;
    this.explanation = null;
  }

  #begin(message: Welcome): void {
    const { played, table } = this.#known;
    const knew = this.#version !== null;
    this.news = changeOfSeats(table, message.table) ?? this.news;
    this.#version = message.version;
    this.mine = message.mine;
    this.#expectBots(message.now.away);
    this.#see(message.online, message.watchers);
    if (this.mine.length > 0) this.#hasRenewed = false; // whatever is lost from here on is lost anew
    this.#renewIfNobody();
    const before = message.moves.length - message.missed.length;
    const isNew = !knew || before > this.seenFrom + played.length;
    const kept = isNew ? [] : played.slice(0, Math.max(0, before - this.seenFrom));
    if (isNew) this.seenFrom = before;
    const isOn = !isNew && kept.length === played.length; // nothing was taken back meanwhile
    if (!isOn || message.missed.length) this.closeAdvice();
    const known = { table: message.table, now: message.now, played: [...kept, ...message.missed] };
    this.#learn({ ...known, view: message.view }, message.missed, isOn ? 'hastily' : 'at once');
  }

  #goOn(message: Update): void {
    const { played, view } = this.#known;
    const news = newsOf({ ...this.#known, seenFrom: this.seenFrom }, message);
    this.#version = message.version;
    this.#expectBots(message.now.away);
    if (message.table) this.#look(message.table);
    const kept = played.slice(0, Math.max(0, message.kept - this.seenFrom));
    this.seenFrom = Math.min(this.seenFrom, message.kept);
    const known = {
      table: message.table ?? this.#known.table,
      view: { ...view, ...message.changes } as GameView,
      now: message.now,
      played: [...kept, ...message.moves],
    };
    const isOn = view !== null && kept.length === played.length;
    if (!isOn || message.moves.length) this.closeAdvice();
    this.#learn(known, message.moves, isOn ? 'beat by beat' : 'at once');
    if (news) this.news = news;
  }

  /** What is known now; it is shown when its time comes. */
  #learn(known: Known, moves: Played[], how: 'beat by beat' | 'hastily' | 'at once'): void {
    if (!this.beats.isPlaying) this.#before = this.#known;
    this.#known = known;
    if (!known.view) return;
    const later: Position<GameView> = { view: known.view, toMove: known.now.to_move };
    const events = moves.flatMap((move) => move.events);
    if (how === 'at once') this.beats.reset(later, events);
    else this.beats.follow(events, later, how === 'hastily');
  }

  /** A seat that a bot has for good, or that was freed before the game, is nobody's any more. */
  #look(table: Table): void {
    const kept = this.mine.filter((seat) => table.seats[seat]?.kind === 'person');
    if (kept.length === this.mine.length) return;
    this.left = [...this.left, ...this.mine.filter((seat) => table.seats[seat]?.kind === 'bot')];
    this.mine = kept;
    if (kept.length === 0) drop(this.id);
  }

  #expectBots(away: Absence[] | undefined): void {
    const at = (botIn: number | null): number | null => (botIn === null ? null : performance.now() + botIn);
    this.botsAt = new Map((away ?? []).map(({ seat, bot_in: botIn }) => [seat, at(botIn)]));
  }

  #see(online: number[], watchers: number): void {
    this.online = online;
    this.watchers = watchers;
    this.#renewIfUnseen();
  }

  /** Somebody says something: it is seen for a while. */
  overhear({ phrase, seat }: Pick<Said, 'phrase' | 'seat'>): void {
    this.#utterances += 1;
    const utterance = { phrase, seat, id: this.#utterances };
    this.said = [...this.said.slice(-20), utterance];
    this.bubbles = [...this.bubbles.filter((one) => one.seat !== seat), utterance];
    setTimeout(() => (this.bubbles = this.bubbles.filter((one) => one !== utterance)), SAID);
  }

  /** A server that makes room, or restarts, is asked again; a table that does not exist, or cannot start, is not. */
  #part(key: string): void {
    if (!key.startsWith('table.') && !key.startsWith('local.')) return;
    this.farewell = key;
    this.#line.close();
  }
}

type Without<One, Keys extends PropertyKey> = One extends unknown ? Omit<One, Keys> : never;
export type TableRequest = Without<Exclude<Command, { type: 'move' | 'try' | 'hint' | 'why' }>, 'version'>;

function secretsOf(id: string): string[] {
  return keysOf(id).map((key) => key.secret);
}
