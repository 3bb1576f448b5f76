import { afterAll, beforeAll } from 'vitest';
import { Server } from './server.ts';

/** What a browser says of a server that has gone. */
export const NETWORK = [/ERR_|Failed to load resource/, /WebSocket connection to/, /WebSocket is already/];

/** A server for the tests of one file, which may stop it and start it again. */
export function ownServer(
  program?: readonly string[],
  settings: Record<string, string> = {},
): { readonly now: Server } {
  let server: Server | undefined;
  beforeAll(async () => {
    server = await Server.started(settings, program);
  });
  afterAll(() => server?.stop());
  return {
    get now() {
      if (!server) throw new Error('The server starts with the first test.');
      return server;
    },
  };
}
