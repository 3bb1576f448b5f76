import { settings } from '$lib/settings/settings.svelte';

export type Sound = 'card' | 'token' | 'auction' | 'bust' | 'win' | 'turn';

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
const SCORES: Record<Sound, Tone[]> = {
  card: [{ at: 0, lasts: 0.07, from: 520, to: 260, shape: 'triangle', loud: 0.5 }],
  token: [
    { at: 0, lasts: 0.06, from: 1180, loud: 0.35 },
    { at: 0.05, lasts: 0.12, from: 1560, loud: 0.3 },
  ],
  auction: [
    { at: 0, lasts: 0.22, from: 392, shape: 'triangle' },
    { at: 0.11, lasts: 0.3, from: 587, shape: 'triangle' },
  ],
  bust: [
    { at: 0, lasts: 0.5, from: 165, to: 70, shape: 'triangle', loud: 1 },
    { at: 0.05, lasts: 0.6, from: 98, to: 49, loud: 1 },
  ],
  win: [
    { at: 0, lasts: 0.3, from: 523, shape: 'triangle' },
    { at: 0.12, lasts: 0.3, from: 659, shape: 'triangle' },
    { at: 0.24, lasts: 0.3, from: 784, shape: 'triangle' },
    { at: 0.36, lasts: 0.7, from: 1046, shape: 'triangle' },
  ],
  turn: [
    { at: 0, lasts: 0.14, from: 660, loud: 0.4 },
    { at: 0.1, lasts: 0.2, from: 880, loud: 0.4 },
  ],
};

let room: AudioContext | null = null;

/** Plays a sound, unless the player wants none or the browser has none. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers keep quiet until the page was touched once; a sound that comes before is not made up for.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  room ??= new AudioContext();
  if (room.state === 'suspended') void room.resume();
  for (const tone of SCORES[sound]) ring(room, tone);
}

function ring(context: AudioContext, { at, lasts, from, to = from, shape = 'sine', loud = 0.7 }: Tone): void {
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
