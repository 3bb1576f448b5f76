/**
 * Holds the engine of the local house against what Python says: `node replay_transcripts.ts FOLDER` reads lines of JSON
 * (tests/local/transcripts.py) and ends with how many of each kind were the same, or with the first that was not. FOLDER
 * has the module and the facts.
 */
import { deepStrictEqual } from 'node:assert';
import { createInterface } from 'node:readline';
import { crc32 } from 'node:zlib';
import { Refused } from '../src/lib/errors/errors.ts';
import { dealtOn, openSecret } from '../src/lib/local/daily/dealt.ts';
import { dailyDice } from '../src/lib/local/daily/dice.ts';
import { turnsOf } from '../src/lib/local/daily/turns.ts';
import { Dealer } from '../src/lib/local/dealer/dealer.ts';
import {
  CHANCE,
  type Engine,
  type GameName,
  type Json,
  type Opponents,
  type Position,
} from '../src/lib/local/engine/engine.ts';
import { resultOfDeal } from '../src/lib/local/host/deal_results.ts';
import type { Desk } from '../src/lib/local/judging/judge.ts';
import { expertsFact, type OwnReason, ownView } from '../src/lib/local/judging/own_reason.ts';
import { Findings } from '../src/lib/local/judging/payload.ts';
import { ReviewRun } from '../src/lib/local/judging/review_run.ts';
import type { DailyResult, Ending, GameReview, ReviewedDecision } from '../src/lib/wire/messages.ts';
import { enginesFrom, facts, judgeFrom, opponentsFrom } from '../src/test/engines.ts';

interface Line {
  kind: 'game' | 'options' | 'decision' | 'deal' | 'review' | 'hint' | 'why';
  game: GameName;
  rules: number;
  raw: Json;
}

const SOME_WORK = 15_000; // about microseconds between two looks at messages, as in a worker

type Told = [token: string, ...found: unknown[]];

interface Step {
  to_move: number;
  legal: string[];
  move: number;
  events: Json[];
  mark: number;
  chances?: [number, number][];
  pile?: number;
  view?: Json;
  refused?: Told[];
  tried?: { tokens: string[]; made: number; proposal: string[] | null; outlook: Json | null };
}

interface Game extends Line {
  shuffled: { given: Json; options: Json; piles: number[][] };
  start: number;
  steps: Step[];
  view: Json;
  result: Json;
  refused: Told[];
}

interface Decision extends Line {
  bot: string;
  position: string;
  dice: string;
  move: number;
}

/** A deal of a day that was played to its end. */
interface Deal extends Line {
  day: number;
  opponent: string | null;
  secret: string;
  follows: string; // the secret where it follows from the date
  moves: string[];
  busts: boolean[];
  ends: { ending: Ending; told: DailyResult }[]; // what a server tells of such an end, but for its turns
}

/** A game that is studied, or one decision of it. */
interface Studied extends Line {
  moves: string[];
  review: GameReview;
  at: number;
  level: GameReview['level'];
  decision: ReviewedDecision;
  bot: string;
  made: number[];
  own: OwnReason;
}

/** What is given, or key and details of what is refused. */
function orRefusal<Given>(ask: () => Given): Given | unknown[] {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Refused) return [error.key, error.details];
    throw error;
  }
}

function compareOptions(engine: Engine, line: Line & { refusal?: unknown; read?: Json }): void {
  const found = orRefusal(() => engine.readOptions(line.raw));
  if (Array.isArray(found)) deepStrictEqual({ refusal: found }, { refusal: line.refusal });
  else {
    const told = { read: found.raw, seats: found.seats, since: engine.ruledSince(found) };
    const { read, seats, since } = line as unknown as typeof told;
    deepStrictEqual(told, { read, seats, since });
  }
}

function compareRefusals(engine: Engine, position: Position, told: readonly Told[] = []): void {
  for (const [token, ...expected] of told)
    deepStrictEqual([token, [orRefusal(() => engine.move(position, token))].flat()], [token, expected]);
}

/** The moves that are tried are made as far as they are legal and the same seat's. */
function compareTrial(
  engine: Engine,
  position: Position,
  { tokens, ...told }: NonNullable<Step['tried']>,
): void {
  const seat = engine.toMove(position);
  const positions = [position];
  for (const token of tokens) {
    const last = positions.at(-1)!;
    const move = engine.toMove(last) === seat ? orRefusal(() => engine.move(last, token)) : [];
    if (Array.isArray(move)) break;
    positions.push(engine.advance(last, move));
  }
  const last = positions.at(-1)!;
  const proposal = engine.toMove(last) === seat ? engine.proposal(last) : null;
  const outlook = engine.outlook(positions, tokens, seat);
  deepStrictEqual({ made: positions.length - 1, proposal, outlook }, told);
}

function compareStep(engine: Engine, position: Position, step: Step): Position {
  const legal = engine.legal(position);
  deepStrictEqual(engine.toMove(position), step.to_move);
  deepStrictEqual(
    legal.map((move) => engine.token(position, move)),
    step.legal,
  );
  deepStrictEqual(
    legal.map((_, place) => engine.move(position, step.legal[place]!)),
    legal,
  );
  if (step.chances) {
    deepStrictEqual(
      engine.chances(position).map(({ move, weight }) => [move, weight]),
      step.chances,
    );
    deepStrictEqual(engine.pile(position), step.pile);
  }
  if (step.view) deepStrictEqual(engine.view(position), step.view);
  compareRefusals(engine, position, step.refused);
  if (step.tried) compareTrial(engine, position, step.tried);
  const after = engine.advance(position, step.move);
  deepStrictEqual(engine.events(position, step.move, after), step.events);
  deepStrictEqual(crc32(after), step.mark);
  return after;
}

function compareGame(engine: Engine, line: Game): void {
  compareOptions(engine, line);
  const { given, ...shuffled } = line.shuffled;
  deepStrictEqual(
    engine.shuffled(given, (pile) => pile.toReversed()),
    shuffled,
  );
  let position = engine.start(engine.readOptions(line.raw));
  deepStrictEqual(crc32(position), line.start);
  for (const step of line.steps) {
    deepStrictEqual(engine.result(position), null);
    position = compareStep(engine, position, step);
  }
  deepStrictEqual(engine.view(position), line.view);
  deepStrictEqual(engine.result(position), line.result);
  compareRefusals(engine, position, line.refused);
}

async function compareDecision(opponents: Opponents, line: Decision): Promise<void> {
  const position = Uint8Array.from(Buffer.from(line.position, 'base64'));
  const opponent = opponents.opponent(line.game, line.bot, BigInt(line.dice));
  await opponent.prepare(position);
  deepStrictEqual(opponent.choose(position), line.move);
}

async function compareDeal(engine: Engine, line: Deal): Promise<void> {
  const { day, game, raw, opponent, secret, follows, moves } = line;
  deepStrictEqual(dealtOn(day, game, told.daily), { options: raw, opponent });
  deepStrictEqual(openSecret(day, game), follows);
  const dealer = new Dealer(engine, { options: raw, secret, words: [], lot: false, opening: [] });
  let position = engine.start(engine.readOptions(dealer.options));
  for (const [number, token] of moves.entries()) {
    const seat = engine.toMove(position);
    const move = engine.move(position, token);
    if (seat === CHANCE) deepStrictEqual([number, dealer.next(position)], [number, move]);
    else if (seat === 1 && opponent) {
      const bot = opponents.opponent(game, opponent, dailyDice(secret, opponent, number));
      await bot.prepare(position);
      deepStrictEqual([number, bot.choose(position)], [number, move]);
    }
    position = engine.advance(position, move);
  }
  if (game === 'cards') deepStrictEqual(turnsOf(engine, dealer.options, moves), line.busts);
  for (const { ending, told } of line.ends) deepStrictEqual(resultOfDeal({ ending }), told);
}

async function compareStudy(engine: Engine, line: Studied): Promise<void> {
  if (line.kind === 'review') return compareReview(engine, line);
  const position = line.moves
    .slice(0, line.at)
    .reduce(
      (before, token) => engine.advance(before, engine.move(before, token)),
      engine.start(engine.readOptions(line.raw)),
    );
  const isExpert = line.bot === judge.facts.expert;
  const purpose = line.kind === 'hint' ? 'hint' : isExpert ? 'why' : 'view';
  const desk = await judge.desk(purpose, line.game, line.raw, position);
  const asked = { ...line, position };
  if (line.kind === 'hint') {
    finishDecision(desk, position, line.level, line.at + 1);
    deepStrictEqual(new Findings(judge, desk).decision(engine, position), line.decision);
  } else {
    if (isExpert) finishDecision(desk, position, 'quick', line.at + 1, line.made);
    deepStrictEqual((isExpert ? expertsFact : ownView)(judge, desk, engine, asked), line.own);
  }
}

function finishDecision(
  desk: Desk,
  position: Position,
  level: GameReview['level'],
  number: number,
  made: number[] = [],
): void {
  desk.beginDecision(position, level, number, made);
  while (desk.goOn(SOME_WORK) !== judge.facts.found.decision);
}

async function compareReview(engine: Engine, { raw, moves, review }: Studied): Promise<void> {
  const run = await ReviewRun.begin(judge, engine, { options: raw, moves }, review.level);
  let found: GameReview | null = null;
  while (!found) found = run.goOn(SOME_WORK);
  deepStrictEqual(found, review);
}

async function compare(line: Line): Promise<void> {
  if (line.kind === 'decision') return compareDecision(opponents, line as Decision);
  const engine = engines.game(line.game, line.rules);
  if (line.kind === 'deal') return compareDeal(engine, line as Deal);
  if (['review', 'hint', 'why'].includes(line.kind)) return compareStudy(engine, line as Studied);
  if (line.kind === 'game') compareGame(engine, line as Game);
  else compareOptions(engine, line);
}

const told = facts(process.argv[2]);
const engines = await enginesFrom(process.argv[2]);
const judge = await judgeFrom(process.argv[2]);
const opponents = await opponentsFrom(process.argv[2]);
const same: Record<string, number> = {};
for await (const text of createInterface({ input: process.stdin })) {
  const line = JSON.parse(text) as Line;
  try {
    await compare(line);
  } catch (error) {
    const which = JSON.stringify({ ...line, steps: undefined }).slice(0, 500);
    console.error(`${which}\n${error instanceof Error ? error.stack : String(error)}`);
    process.exit(1);
  }
  same[line.kind] = (same[line.kind] ?? 0) + 1;
}
console.log(JSON.stringify(same));
