/**
 * The worker in which the opponents think. Its file keeps this name when it is built, as that of the house does: it runs
 * WebAssembly.
 */
import { digest } from '../dealer/digests';
import { openClientEngines } from '../engine/client_engines';
import type { Engines, Opponent } from '../engine/engine';
import type { Decision, Thought } from './thoughts';

let engines: Promise<Engines> | null = null;
const opponents = new Map<string, Opponent>(); // by game and name

self.onmessage = async ({ data }: MessageEvent<Thought>) => {
  engines ??= openClientEngines(digest);
  const opponent = opponentFor(data, await engines);
  await opponent.prepare(data.position);
  self.postMessage({ number: data.number, move: opponent.choose(data.position) } satisfies Decision);
};

/** What cannot be made good here is told to whoever asked. */
self.onunhandledrejection = ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
};

function opponentFor({ game, bot }: Thought, house: Engines): Opponent {
  const name = `${game} ${bot}`;
  const known = opponents.get(name) ?? house.opponent(game, bot, newDice());
  opponents.set(name, known);
  return known;
}

/** Not negative, as a number of 64 bits with a sign. */
function newDice(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0]! >> 2n;
}
