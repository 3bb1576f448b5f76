/** So much time as a clock shows it: minutes and seconds, and hours if there are some. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours ? `${hours}:${parts.join(':')}` : parts.join(':');
}

/** The same in the middle of a sentence, as people say it: 1:20. */
export function timeSaid(milliseconds: number): string {
  return timeLeft(milliseconds).replace(/^0(?=\d)/, '');
}
