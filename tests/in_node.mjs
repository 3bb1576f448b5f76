// Runs one WebAssembly module for tests/node.py. Messages come over standard input, each with its length in front:
// first the module, then orders; what is asked for goes back over standard output in the same way.

import { readSync, writeSync } from "node:fs";

const WRITE = 0, REACH = 1, ENTER = 2, READ = 3;
const PAGE = 65536;

function take(size) {
  const found = new Uint8Array(size);
  for (let at = 0; at < size; ) {
    const count = readSync(0, found, at, size - at, null);
    if (count === 0) process.exit(0);
    at += count;
  }
  return found;
}

function message() {
  return take(new DataView(take(4).buffer).getUint32(0, true));
}

function answer(status, data) {
  const head = new DataView(new ArrayBuffer(5));
  head.setUint32(0, data.length, true);
  head.setUint8(4, status);
  for (const part of [new Uint8Array(head.buffer), data])
    for (let at = 0; at < part.length; ) at += writeSync(1, part, at);
}

const { exports } = new WebAssembly.Instance(new WebAssembly.Module(message()));
const bytes = () => new Uint8Array(exports.memory.buffer);
answer(0, new Uint8Array(new Uint32Array([exports.heap.value]).buffer));

// An order is its kind and two numbers; behind a piece of writing come the bytes, behind a call the name.
function follow(orders) {
  const view = new DataView(orders.buffer);
  for (let at = 0; at < orders.length; ) {
    const kind = view.getUint8(at), place = view.getUint32(at + 1, true), size = view.getUint32(at + 5, true);
    const data = orders.subarray(at + 9, at + 9 + size);
    at += 9;
    if (kind === WRITE) bytes().set(data, place);
    else if (kind === REACH) exports.memory.grow(Math.max(0, Math.ceil((place - bytes().length) / PAGE)));
    else if (kind === ENTER) exports[new TextDecoder().decode(data)](place);
    else if (kind === READ) return bytes().slice(place, place + size);
    if (kind === WRITE || kind === ENTER) at += size;
  }
  return new Uint8Array(0);
}

for (;;) {
  const orders = message();
  try {
    answer(0, follow(orders));
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
    answer(1, new TextEncoder().encode(error.message));
  }
}
