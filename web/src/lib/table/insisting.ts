import { Refused } from '$lib/errors/errors';

/** Whether it was refused for one of these reasons. */
export function isRefused(error: unknown, keys: string[]): boolean {
  return error instanceof Refused && keys.includes(error.key);
}

/** Once more, when somebody else was faster. */
export async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isRefused(error, ['table.stale'])) throw error;
    return await ask();
  }
}
