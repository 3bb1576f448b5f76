// The same bot for Node: a program that reads lines of JSON and answers in lines of JSON.
//
//     tenfold bot check "node examples/greedy_bot.mjs"
//     tenfold arena "cmd:node examples/greedy_bot.mjs" random --seats 2 --games 200
//
// What it hears and says is told in docs/bot_protocol.md.

import { createInterface } from "node:readline";

const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "ready", protocol: 1, name: "Greedy in JavaScript", games: ["cards", "tiles"] });
  } else if (message.type === "move") {
    const choose = message.game === "cards" ? chooseCardMove : chooseTileMove;
    say({ type: "move", id: message.id, move: choose(message) });
  } else if (message.type === "error") {
    console.error(message.sentence);
  }
}); // standard input ends after `quit`, and so does this program

function chooseCardMove({ view, legal, seat }) {
  const mine = view.seats[seat];
  if (view.phase === "draw") return chooseToDraw(view, legal, mine);
  if (view.phase === "bid") {
    const most = Math.min(mine.tokens, 4);
    return legal.find((move) => move.startsWith("bid:") && Number(move.slice(4)) <= most) ?? legal[0];
  }
  if (view.phase === "pay") return ["spend:$", "spend:!"].find((move) => legal.includes(move)) ?? legal[0];
  const money = mine.tokens + 3 * mine.busts;
  const useful = legal
    .filter((move) => move.startsWith("buy:") && Number(move[5]) <= money)
    .map((move) => ({ move, gain: gain(mine.cards, move.slice(4)) }))
    .sort((a, b) => b.gain - a.gain);
  return useful[0]?.gain > 0 ? useful[0].move : legal[0];
}

// Draws while three cards of four do no harm; then takes what is more.
function chooseToDraw(view, legal, mine) {
  let busts = 0;
  for (const [card, copies] of Object.entries(view.deck)) if (isTooMuch(card, view)) busts += copies;
  if (legal.length === 1 || (legal.includes("draw") && busts <= view.left / 4)) return legal[0];
  const numbers = view.tableau.filter((card) => card[0] !== "$").length;
  const currency = Math.min(view.currency, 10 - mine.tokens);
  return !legal.includes("currency") || 2 * numbers >= currency ? "numbers" : "currency";
}

function isTooMuch(card, view) {
  if (card[0] === "$") return view.currency + Number(card[1]) > 10;
  return "BGOP".includes(card[0]) && card[1] !== "*" && view.total + Number(card[1]) > 10;
}

// How much longer a card makes the longest run of its colour.
function gain(cards, card) {
  return longestRun({ ...cards, [card]: 1 }, card[0]) - longestRun(cards, card[0]);
}

function longestRun(cards, colour) {
  let longest = 0;
  for (let number = 1, run = 0; number <= 9; number++) {
    run = cards[colour + number] ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

// The move whose cell is worth most: to win, to stop the other from winning, or to build a line.
function chooseTileMove({ view, legal, seat }) {
  const tiles = new Map(view.tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  let best = { worth: -Infinity, move: legal[0] };
  for (const move of legal) {
    const worth = worthOf(move, seat, view, tiles);
    if (worth > best.worth) best = { worth, move };
  }
  return best.move;
}

function worthOf(move, seat, view, tiles) {
  const [verb, cells] = move.split(":");
  if (verb === "pass") return 0;
  const [target, source] = cells.split(">").reverse();
  const row = view.supplies[seat].row;
  const value = { place: view.hand, left: row?.[0], right: row?.at(-1), move: tiles.get(source)?.value }[verb];
  let total = 0;
  for (const direction of DIRECTIONS) {
    const mine = lineThrough(target, direction, seat, tiles, source);
    const theirs = lineThrough(target, direction, 1 - seat, tiles, source);
    total += mine + value === 10 ? 1000 : mine + value < 10 ? mine : -mine;
    total += theirs >= 7 && theirs <= 9 ? 100 : 0;
  }
  return total;
}

// The sum of a seat's tiles on both sides of a cell, up to the first gap; a tile that leaves is one.
function lineThrough(cell, [dx, dy], seat, tiles, gap) {
  let total = 0;
  for (const side of [1, -1]) {
    let [x, y] = cell.split(",").map(Number);
    for (;;) {
      [x, y] = [x + side * dx, y + side * dy];
      const tile = tiles.get(`${x},${y}`);
      if (!tile || tile.seat !== seat || `${x},${y}` === gap) break;
      total += tile.value;
    }
  }
  return total;
}
