const FIRST = 500;
const LONGEST = 15_000; // milliseconds between two attempts

/** Milliseconds until the next attempt: twice as long each time, spread so that not all come back at once. */
export function pause(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** attempt);
  return longest / 2 + (longest / 2) * random();
}
