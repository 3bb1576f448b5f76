import { afterPaint } from './painted';

export interface Gradual {
  readonly count: number;
  readonly isDone: boolean;
}

/** Counts on to a number, by one after each paint: what is dear to build comes bit by bit. For components only. */
export function gradually(from: number, to: number): Gradual {
  let count = $state(from);
  $effect(() => (count < to ? afterPaint(() => (count += 1)) : undefined));
  return {
    get count() {
      return count;
    },
    get isDone() {
      return count >= to;
    },
  };
}
