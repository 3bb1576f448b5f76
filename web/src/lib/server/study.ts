import type { Study } from '$lib/house/house';
import type { ask } from './http';

export type Asking = typeof ask;

/** Reviews and practice, as a server does them. */
export function studyAt(ask: Asking): Study {
  return {
    askForReview: (table) => ask('POST', `/api/records/${table}/review`),
    review: (table) => ask('GET', `/api/records/${table}/review`),
    mistakes: () => ask('GET', '/api/me/mistakes'),
    askForMyReviews: () => ask('POST', '/api/me/mistakes/reviews'),
    due: () => ask('GET', '/api/me/mistakes/due'),
    exercise: ({ table, number }) => ask('GET', `/api/me/mistakes/${table}/${number}`),
    tryExercise: ({ table, number }, moves) =>
      ask('POST', `/api/me/mistakes/${table}/${number}/try`, { moves }),
    answerExercise: ({ table, number }, answer) => ask('POST', `/api/me/mistakes/${table}/${number}`, answer),
  };
}
