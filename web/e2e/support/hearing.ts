/** How loud something is to an ear, in decibels below full scale. */
export interface Heard {
  peak: number;
  seconds: number;
  loudness: number;
}

/** Below these pitches, in hertz, an ear and a small loudspeaker hear less and less: the A curve. */
const DEAF_BELOW = [20.6, 20.6, 107.7, 737.9];
const WINDOW = 0.125; // seconds, as a sound level meter that is set to "fast"
const SILENCE = 0.001;

export function hear(samples: readonly number[], rate: number): Heard {
  const last = samples.findLastIndex((sample) => Math.abs(sample) > SILENCE);
  const reference = loudest(asHeard(tone(1000, rate), rate), rate) / loudest(tone(1000, rate), rate);
  return {
    peak: Math.max(...samples.map(Math.abs)),
    seconds: (last + 1) / rate,
    loudness: 20 * Math.log10(loudest(asHeard(samples, rate), rate) / reference),
  };
}

function tone(pitch: number, rate: number): number[] {
  return Array.from({ length: rate / 2 }, (_, at) => Math.sin((2 * Math.PI * pitch * at) / rate));
}

function asHeard(samples: readonly number[], rate: number): number[] {
  return DEAF_BELOW.reduce<number[]>((heard, pitch) => withoutLow(heard, pitch, rate), [...samples]);
}

function withoutLow(samples: readonly number[], pitch: number, rate: number): number[] {
  const keeps = 1 / (1 + (2 * Math.PI * pitch) / rate);
  let [before, heard] = [0, 0];
  return samples.map((sample) => {
    heard = keeps * (heard + sample - before);
    before = sample;
    return heard;
  });
}

/** The root mean square of the loudest moment. */
function loudest(samples: readonly number[], rate: number): number {
  const length = Math.round(WINDOW * rate);
  let [sum, most] = [0, 0];
  samples.forEach((sample, at) => {
    sum += sample ** 2 - (samples[at - length] ?? 0) ** 2;
    most = Math.max(most, sum);
  });
  return Math.sqrt(most / length);
}
