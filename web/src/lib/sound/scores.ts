// Nothing is imported here, so that a test can let a browser play it alone.

export type Sound =
  'draw' | 'card' | 'token' | 'auction' | 'bust' | 'win' | 'turn' | 'ten' | 'run' | 'wild' | 'tile' | 'line';

/** One soft tone: when it begins and how long it lasts in seconds, from one pitch to another in hertz. */
interface Tone {
  at: number;
  lasts: number;
  from: number;
  to?: number;
  shape?: OscillatorType;
  loud?: number;
}

// prettier-ignore
export const SCORES: Record<Sound, Tone[]> = {
  draw: [{ at: 0, lasts: 0.16, from: 190, to: 250, shape: 'triangle', loud: 1.8 }],
  card: [{ at: 0, lasts: 0.09, from: 520, to: 260, shape: 'triangle', loud: 1.2 }],
  token: [
    { at: 0, lasts: 0.06, from: 1180, loud: 0.5 },
    { at: 0.05, lasts: 0.12, from: 1560, loud: 0.45 },
  ],
  auction: [
    { at: 0, lasts: 0.22, from: 392, shape: 'triangle' },
    { at: 0.11, lasts: 0.3, from: 587, shape: 'triangle' },
  ],
  bust: [
    { at: 0, lasts: 0.5, from: 208, to: 82, shape: 'triangle', loud: 1.6 },
    { at: 0.05, lasts: 0.6, from: 98, to: 49, loud: 1 },
  ],
  win: [
    { at: 0, lasts: 0.3, from: 523, shape: 'triangle', loud: 0.5 },
    { at: 0.12, lasts: 0.3, from: 659, shape: 'triangle', loud: 0.5 },
    { at: 0.24, lasts: 0.3, from: 784, shape: 'triangle', loud: 0.5 },
    { at: 0.36, lasts: 0.7, from: 1046, shape: 'triangle', loud: 0.5 },
  ],
  turn: [
    { at: 0, lasts: 0.14, from: 660, loud: 0.5 },
    { at: 0.1, lasts: 0.2, from: 880, loud: 0.5 },
  ],
  ten: [
    { at: 0, lasts: 0.12, from: 698, shape: 'triangle', loud: 0.6 },
    { at: 0.09, lasts: 0.4, from: 1047, shape: 'triangle', loud: 0.6 },
  ],
  run: [
    { at: 0, lasts: 0.14, from: 494, shape: 'triangle', loud: 0.6 },
    { at: 0.08, lasts: 0.14, from: 622, shape: 'triangle', loud: 0.6 },
    { at: 0.16, lasts: 0.14, from: 740, shape: 'triangle', loud: 0.6 },
    { at: 0.24, lasts: 0.5, from: 988, shape: 'triangle', loud: 0.6 },
  ],
  wild: [
    { at: 0, lasts: 0.2, from: 466, to: 932, shape: 'triangle', loud: 0.6 },
    { at: 0.14, lasts: 0.4, from: 1175, loud: 0.4 },
  ],
  tile: [{ at: 0, lasts: 0.07, from: 340, to: 190, shape: 'triangle', loud: 1.6 }],
  line: [
    { at: 0, lasts: 0.16, from: 554, shape: 'triangle', loud: 0.6 },
    { at: 0.1, lasts: 0.5, from: 831, shape: 'triangle', loud: 0.6 },
  ],
};

const HEARTBEAT: Tone[] = [0, 0.15].map((at) => ({ at, lasts: 0.14, from: 92, to: 58, loud: 2 }));
const FELT = 0.25; // a heart is heard from here on

/** A sound as it is when so much may go wrong, from 0 to 1: higher, and from some point on with a heartbeat under it. */
export function scoreOf(sound: Sound, thrill = 0): Tone[] {
  const higher = 2 ** thrill;
  const tones = SCORES[sound].map((tone) => ({
    ...tone,
    from: tone.from * higher,
    to: (tone.to ?? tone.from) * higher ** 1.5,
    loud: (tone.loud ?? 0.7) * (1 - 0.2 * thrill), // what is higher is heard better
  }));
  const beat = HEARTBEAT.map((tone) => ({ ...tone, loud: 2 * Math.min(1, thrill + 0.3) }));
  return thrill < FELT ? (thrill === 0 ? SCORES[sound] : tones) : [...tones, ...beat];
}

/** Lets a tone sound from now on. */
export function ring(
  context: BaseAudioContext,
  { at, lasts, from, to = from, shape = 'sine', loud = 0.7 }: Tone,
): void {
  const start = context.currentTime + at;
  const voice = new OscillatorNode(context, { type: shape, frequency: from });
  const volume = new GainNode(context, { gain: 0 });
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud * 0.12, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + lasts + 0.02);
}
