import type { DailyResult, Listed } from '$lib/wire/messages';

const PLAYER = 0; // whoever plays the deal
const OPPONENT = 1;

/** What came of a game of a deal, as `tenfold.server.results.daily_end` has it; null while it goes on. */
export function resultOfDeal({ ending }: Pick<Listed, 'ending'>): DailyResult | null {
  if (!ending) return null;
  const { reason, winners, result } = ending;
  const isOver = reason === 'rules';
  const scores = result && 'scores' in result ? result.scores : null;
  const share = !winners.length ? 0.5 : winners.includes(PLAYER) ? 1 / winners.length : 0;
  return {
    won: isOver && share === 1,
    share: isOver ? share : 0,
    points: scores?.[PLAYER] ?? null,
    lead: scores ? scores[PLAYER]! - scores[OPPONENT]! : null,
    ended: isOver ? 'rules' : 'resigned',
    busts: [],
    net: null,
  };
}
