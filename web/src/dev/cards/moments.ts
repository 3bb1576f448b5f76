import moments from '../../../fixtures/card_moments.json';
import type { BoardProps, CardsView, Tried } from '$lib/game/props';

type Given = Omit<BoardProps<CardsView>, 'aids' | 'send' | 'tryOut'>;

/** A moment of a real game, with the server's answers to what a board may ask. */
export interface Moment extends Given {
  name: string;
  before: CardsView;
  options: Record<string, unknown>;
  tries: Record<string, Answer>;
}

type Answer = Omit<Tried<CardsView>, 'view'> & Pick<CardsView, 'phase' | 'debt'>;

export const all = moments as unknown as Moment[];

export function momentOf(name: string): Moment {
  const found = all.find((moment) => moment.name === name);
  if (!found) throw new Error(`no moment ${name}`);
  return found;
}

/** As the server answered when the moment was written down; what was not asked then falls short. */
export function answerOf(moment: Moment, tokens: readonly string[]): Tried<CardsView> {
  const answer = moment.tries[tokens.join(' ')];
  if (!answer) {
    const refused = {
      key: 'illegal.payment_falls_short',
      details: { token: tokens.at(-1), owed: 1 },
      index: 0,
    };
    const debt = moment.view.debt ?? { seat: 0, card: 'B1', owed: 1 };
    return { view: { ...moment.view, debt }, legal: [], toMove: moment.toMove, proposal: null, refused };
  }
  const { phase, debt, ...others } = answer;
  return { ...others, view: { ...moment.view, phase, debt } };
}
