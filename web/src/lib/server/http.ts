import { Refused, Unreachable } from '$lib/errors/errors';
import { atServer } from '$lib/router/site';
import type { Problem } from '$lib/wire/messages';

/** How a server is asked: it answers, refuses by a key, or is out of reach, by then if there is a limit. */
export async function ask<Answer>(
  method: string,
  path: string,
  body?: object,
  limit?: AbortSignal,
): Promise<Answer> {
  const response = await fetch(atServer(path), {
    method,
    ...(limit && { signal: limit }),
    credentials: 'same-origin',
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Unreachable();
  });
  if (!response.ok) throw await refusal(response);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function refusal(response: Response): Promise<Error> {
  try {
    const problem = (await response.json()) as Problem;
    if (problem.key) return new Refused(problem.key, problem.details);
  } catch {
    // A server in between may answer with anything.
  }
  return response.status >= 500
    ? new Unreachable()
    : new Refused('server.unexpected', { status: response.status });
}
