import { vi } from 'vitest';
import { lookForServer } from '$lib/houses/server.svelte';

/** The server has answered the last question, whatever tests before have made of it. */
export async function reachServer(): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  await lookForServer();
  vi.unstubAllGlobals();
}
