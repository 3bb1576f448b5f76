/**
 * The worker in which the opponents think. Its file keeps this name when it is built, as that of the house does: it runs
 * WebAssembly.
 */
import { openEngines } from '../engine/engines';
import type { Engines, Opponent } from '../engine/engine';
import type { Decision, Thought } from './thoughts';

let engines: Promise<Engines> | null = null;
let table = '';
const opponents = new Map<string, Opponent>(); // at this table, with their notes from move to move

self.onmessage = async ({ data }: MessageEvent<Thought>) => {
  engines ??= openEngines();
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

function opponentFor(thought: Thought, house: Engines): Opponent {
  if (thought.table !== table) opponents.clear();
  table = thought.table;
  const name = `${thought.bot} ${thought.seat}`;
  const known = opponents.get(name) ?? house.opponent(thought.game, thought.bot, newDice());
  opponents.set(name, known);
  return known;
}

/** Not negative, as a number of 64 bits with a sign. */
function newDice(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0]! >> 2n;
}
