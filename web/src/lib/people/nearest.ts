/** Everybody on a ladder, the wished one first, then whoever is nearest in strength: the gentler of two before the other. */
export function nearestFirst(bot: string, ladder: readonly string[]): string[] {
  const place = ladder.indexOf(bot);
  if (place < 0) return [bot, ...ladder];
  const distance = (one: string): number => Math.abs(ladder.indexOf(one) - place);
  return [...ladder].sort((one, other) => distance(one) - distance(other));
}

/** The first of them who does not sit at the table yet; where everybody does, the first of all. */
export function nextOf(bots: readonly string[], seated: readonly string[]): string {
  return bots.find((bot) => !seated.includes(bot)) ?? bots[0] ?? '';
}
