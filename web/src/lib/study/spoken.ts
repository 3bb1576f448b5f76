import { say } from '$lib/i18n/say.svelte';
import type { Adviser } from '$lib/review/advice';
import type { Study } from './study.svelte';

/** What is said aloud about the move that is looked at; nothing while the better one is the question. */
export function spokenIn(study: Study, adviser: Adviser): string {
  const { decision, index } = study;
  if (!study.review || !decision || study.isHidden) return '';
  const told = adviser.advice(decision.reasons, decision.kind);
  if (study.isFound) return `${say('review.practice-right')} ${told}`;
  const move = say('review.move', { number: index });
  if (!decision.mark) return `${move}. ${told}`;
  const mark = say('review.mark', { mark: decision.mark });
  return `${move}. ${mark}. ${say('review.chance', adviser.lossIn(decision))} ${told}`;
}
