import { untrack } from 'svelte';

const voice = $state({ sentence: '', turn: false });

/** Reads a sentence aloud to whoever listens: the same sentence that the story shows. */
export function announce(sentence: string): void {
  untrack(() => {
    voice.sentence = sentence;
    voice.turn = !voice.turn; // the same sentence twice is two sentences
  });
}

/** Takes back what was said last: it holds no more. */
export function hush(): void {
  voice.sentence = '';
}

export function spokenAloud(): Readonly<typeof voice> {
  return voice;
}
