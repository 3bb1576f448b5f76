/** What opponents with a network know: weights of 32 bits, out of a file that has them smaller. */
import type { NetworkFacts } from './facts.ts';

export function unpack(file: Uint8Array, network: NetworkFacts, count: number): Float32Array<ArrayBuffer> {
  const weights = new Float32Array(count);
  const numbers = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let [scales, steps, at] = [new Float64Array(0), 1, 0];
  for (const [kind, length, place] of network.blocks) {
    if (kind === 'parts') {
      for (let n = 0; n < length; n++)
        weights[place + n] = (numbers.getInt8(at + n) * scales[n % scales.length]!) / steps;
      at += length;
    } else {
      const halves = Float64Array.from({ length }, (_, n) => half(numbers.getUint16(at + 2 * n, true)));
      if (kind === 'scales') [scales, steps] = [halves, place];
      else weights.set(halves, place);
      at += 2 * length;
    }
  }
  return weights;
}

/** A number of 16 bits: a sign, five bits of an exponent, ten of a fraction. */
function half(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const fraction = (bits & 1023) / 1024;
  const size = exponent === 0 ? fraction * 2 ** -14 : (1 + fraction) * 2 ** (exponent - 15);
  return bits & 0x8000 ? -size : size;
}
