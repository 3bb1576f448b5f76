/**
 * The worker in which the opponents think. Its file keeps this name when it is built, as that of the house does: it runs
 * WebAssembly.
 */
import { digest } from '../dealer/digests';
import { openClientOpponents } from '../engine/client_opponents';
import type { Opponent, Opponents } from '../engine/engine';
import type { Decision, Thought } from './thoughts';

let house: Promise<Opponents> | null = null;
const opponents = new Map<string, Opponent>(); // by game and name

self.onmessage = async ({ data }: MessageEvent<Thought>) => {
  house ??= openClientOpponents(digest);
  const opponent = opponentFor(data, await house);
  await opponent.prepare(data.position);
  self.postMessage({ number: data.number, move: opponent.choose(data.position) } satisfies Decision);
};

/** What cannot be made good here is told to whoever asked. */
self.onunhandledrejection = ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
};

/** What a bot has noted is scratch paper: with dice that are given it decides as if it had never been asked. */
function opponentFor({ game, bot, dice }: Thought, from: Opponents): Opponent {
  if (dice !== null) return from.opponent(game, bot, dice);
  const name = `${game} ${bot}`;
  const known = opponents.get(name) ?? from.opponent(game, bot, newDice());
  opponents.set(name, known);
  return known;
}

/** Not negative, as a number of 64 bits with a sign. */
function newDice(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0]! >> 2n;
}
