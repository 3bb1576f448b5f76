import { Refused } from '../../errors/errors.ts';
import type { Json, Options, Position } from './engine.ts';
import type { CardFacts, Words } from './facts.ts';
import { type Desk, ModuleEngine } from './module_engine.ts';
import { PROSPECT, readBids, readProspects, readStakes, type Telling } from './outlook.ts';
import { spell } from './spell.ts';

const MOST_HANDS = 1000; // that are kept in mind

/** What is seen of a hand of cards. */
interface Hand {
  score: number;
  runs: readonly (readonly number[])[]; // by colour: first and last number, or nothing
}

export class CardsEngine extends ModuleEngine<CardFacts> {
  readonly game = 'cards';
  readonly #codes: readonly string[];
  readonly #tokens: readonly string[];
  readonly #moves: ReadonlyMap<string, number>;
  readonly #anyBid: RegExp;
  readonly #paper: number;
  readonly #draft: number;
  readonly #paymentDesk: number;
  readonly #telling: Telling;
  readonly #hands = new Map<string, Hand>(); // most moves change none, and arranging one is dear

  constructor(facts: CardFacts, words: Words, desk: Desk, rules: number) {
    super(facts, words, desk, rules);
    this.#codes = words[facts.codes]!;
    this.#tokens = words[facts.tokens]!;
    this.#moves = new Map(this.#tokens.map((token, move) => [token, move]));
    this.#anyBid = new RegExp(`^(?:${facts.any_bid})$`);
    this.#paper = desk.memory.take(facts.paper.size);
    this.#draft = desk.memory.take(facts.draft);
    this.#paymentDesk = desk.memory.take(facts.desk);
    this.#telling = { tokens: this.#tokens, pieces: words[facts.pieces]!, unknown: facts.unknown };
  }

  ruledSince({ raw }: Options): number {
    this.agree(raw);
    return this.call('is_solo', this.desk.setup)
      ? this.edition(raw['edition'] as string).solo_ruled_since!
      : 1;
  }

  shuffled(raw: Json, shuffle: (pile: number[]) => number[]): { options: Json; piles: number[][] } {
    this.agree(this.readOptions(raw).raw);
    return { options: raw, piles: this.piles(this.desk.setup).map(shuffle) };
  }

  token(_: Position, move: number): string {
    return this.#tokens[move]!;
  }

  move(position: Position, token: string): number {
    const move = this.#moves.get(token);
    if (move === undefined) throw this.#whatIsWrong(token);
    if (this.legal(position).includes(move)) return move;
    throw this.refused(this.ask('note_refusal', position, move, this.desk.out, this.desk.room), token);
  }

  view(position: Position): Json {
    this.lay(position);
    return {
      phase: this.facts.phases[this.field('phase')],
      active: this.field('active'),
      deck: this.#byCode('deck'),
      left: this.field('left'),
      tableau: this.fields('tableau', 0, this.field('laid')).map((card) => this.#codes[card]),
      total: this.field('total'),
      currency: this.field('currency'),
      market: this.#byCode('market'),
      auction: this.#auction(),
      debt: this.#debt(),
      seats: Array.from({ length: this.field('seats') }, (_, seat) => this.#seat(seat)),
    };
  }

  proposal(position: Position): string[] | null {
    const { state, after, out, room } = this.desk;
    if (!this.ask('is_debt', position)) return null;
    const count = this.call('propose_payment', state, out, room, this.#paper, after, this.#draft);
    return this.list(count).map((move) => this.#tokens[move]!);
  }

  outlook(positions: readonly Position[], tokens: readonly string[], seat: number): Json {
    const { state, out, room } = this.desk;
    const debtor = positions.find((position) => this.ask('owes', position, seat));
    const payment = debtor ? this.#stakes(debtor, tokens) : null;
    const bids = readBids(this.list(this.ask('note_bids', positions.at(-1)!, seat, out, room)));
    const count = this.call('note_prospects', state, seat, out, room, this.#paymentDesk);
    return { bids, prospects: readProspects(this.list(PROSPECT * count), this.#telling), payment };
  }

  protected seats(raw: Json): number {
    this.agree(raw);
    return this.call('count_seats', this.desk.setup);
  }

  protected counted(position: Position): Json {
    const winners = this.ask('count_up', position, this.#paper);
    const seats = this.field('seats');
    const counted = (field: string): number[] =>
      this.memory.readAll(this.#paper, this.facts.paper, field, 0, seats);
    return {
      scores: counted('scores'),
      money: counted('money'),
      tiebreak: this.call('breaks_ties', this.desk.state) ? counted('figures') : null,
      winners: Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (winners >> seat) & 1),
    };
  }

  #whatIsWrong(token: string): Refused {
    if (this.#anyBid.test(token))
      return new Refused('illegal.bid_beyond_all', { most: this.facts.highest_bid });
    const isKnown = this.facts.not_for_sale.includes(token);
    return isKnown
      ? new Refused('unreadable.not_for_sale', { token })
      : new Refused('unreadable.token', { token: spell(token) });
  }

  /** What a payment comes to with the pieces that were tried, enough or not. */
  #stakes(debtor: Position, tokens: readonly string[]): Json {
    const { out, more, room } = this.desk;
    const chosen = tokens.map((token) => this.#moves.get(token)).filter((move) => move !== undefined);
    this.memory.writeList(more, chosen);
    const end = this.ask('note_stakes', debtor, more, chosen.length, out, room, this.#paymentDesk);
    return readStakes(this.list(end), this.#telling);
  }

  #auction(): Json | null {
    if (!this.call('is_auction', this.desk.state)) return null;
    const bidder = this.field('bidder');
    return {
      card: this.#codes[this.field('item')],
      highest: this.field('highest'),
      bidder: bidder < 0 ? null : bidder,
    };
  }

  #debt(): Json | null {
    if (!this.call('is_debt', this.desk.state)) return null;
    return { seat: this.field('mover'), card: this.#codes[this.field('item')], owed: this.field('owed') };
  }

  #seat(seat: number): Json {
    const hand = this.#hand(seat);
    return {
      cards: this.#byCode('hands', seat * this.#codes.length),
      tokens: this.field('tokens', seat),
      busts: this.field('busts', seat),
      to_move: this.call('is_deciding', this.desk.state, seat) === 1,
      score: hand.score,
      runs: Object.fromEntries(hand.runs.map((run, colour) => [this.facts.colours[colour], [...run]])),
    };
  }

  #hand(seat: number): Hand {
    const kinds = this.#codes.length;
    const key = `${this.field('tie_break')} ${this.fields('hands', seat * kinds, (seat + 1) * kinds).join(' ')}`;
    const known = this.#hands.get(key);
    if (known) return known;
    if (this.#hands.size >= MOST_HANDS) this.#hands.clear();
    const { state, out, room } = this.desk;
    const score = this.call('show_hand', state, seat, this.#paper, out, room);
    const runs = [...this.facts.colours].map((_, colour) => this.list(2 * colour + 2).slice(2 * colour));
    const hand = { score, runs: runs.map((run) => run.filter((end) => end > 0)) };
    this.#hands.set(key, hand);
    return hand;
  }

  /** Copies of cards, by code, of a list by kind that begins at a place. */
  #byCode(field: string, first = 0): Record<string, number> {
    const copies = this.fields(field, first, first + this.#kindsIn(field));
    return Object.fromEntries(copies.flatMap((count, card) => (count ? [[this.#codes[card], count]] : [])));
  }

  /** How many kinds of cards a list tells of: the market has fewer than there are. */
  #kindsIn(field: string): number {
    return Math.min(this.facts.state.fields[field]![2]!, this.#codes.length);
  }
}
