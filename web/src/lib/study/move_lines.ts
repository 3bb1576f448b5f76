import { say } from '$lib/i18n/say.svelte';
import type { Adviser } from '$lib/review/advice';
import { glyphOf, swingOf } from '$lib/review/findings';
import type { GameReview, ReviewedChance, ReviewedDecision, Story } from '$lib/wire/messages';

/** A move of the record in a line: what was done there, or what chance gave. */
export interface MoveLine {
  number: number;
  glyph: string;
  text: string;
}

export function errorLine(decision: ReviewedDecision, adviser: Adviser): MoveLine {
  const { number, options, made, kind, mark, error } = decision;
  const text = say('review.moment-error', {
    ...adviser.lossIn(decision),
    choice: adviser.choice(options[made]?.moves ?? [], kind),
    mark: say('review.mark', { mark }),
  });
  return { number, glyph: mark ? glyphOf(mark, -error) : '', text };
}

/** The moves that decided the game, by luck or by an error; the weightiest first. */
export function momentLines(review: GameReview, story: Story | null, adviser: Adviser): MoveLine[] {
  return review.moments.flatMap((number) => {
    const chance = review.chances.find((one) => one.number === number);
    if (chance) return [chanceLine(review, chance, story, adviser)];
    return review.decisions
      .filter((one) => one.number === number && one.mark)
      .map((one) => errorLine(one, adviser));
  });
}

function chanceLine(
  review: GameReview,
  chance: ReviewedChance,
  story: Story | null,
  adviser: Adviser,
): MoveLine {
  const { number, seat, probability, great } = chance;
  const { before, change } = swingOf(review, chance, seat);
  const event = story?.moves[number - 1]?.events.find((one) => one.event === 'card' || one.event === 'tile');
  const text = say('review.moment-chance', {
    told: event ? adviser.teller.sentence(event) : '',
    probability: adviser.percent(probability),
    ...adviser.moved(seat, before, before + change),
  });
  return { number, glyph: great ? glyphOf('luck', change) : '', text };
}
