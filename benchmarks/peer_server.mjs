// A server of another framework with the smallest game that can be compared: twenty cells, two players, and
// whoever is to move writes into one. See peers.py; it runs beside the packages that it imports.
//
//     node peer_server.mjs boardgame.io|colyseus PORT [FOLDER]

import { createRequire } from 'node:module';

const [kind, port, folder] = process.argv.slice(2);
const CELLS = 20;
const MOVES = 100; // of a game

async function boardgame() {
  const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server');
  const game = {
    name: 'marks',
    setup: () => ({ cells: Array(CELLS).fill(null), count: 0 }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark: ({ G, playerID }, cell) => {
        if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) return 'INVALID_MOVE';
        G.cells[cell] = playerID;
        G.count += 1;
      },
    },
    endIf: ({ G }) => (G.count === MOVES ? { draw: true } : undefined),
  };
  const kept = folder ? { db: new FlatFile({ dir: folder }) } : {}; // in memory unless told otherwise
  await Server({ games: [game], origins: ['http://127.0.0.1'], ...kept }).run(Number(port));
}

async function colyseus() {
  const { Room, Server } = await import('@colyseus/core');
  const { WebSocketTransport } = await import('@colyseus/ws-transport');
  class Marks extends Room {
    maxClients = 2;
    cells = Array(CELLS).fill(null);
    count = 0;

    onCreate() {
      this.onMessage('mark', (client, cell) => {
        const mover = this.clients[this.count % 2];
        if (client !== mover || !Number.isInteger(cell) || cell < 0 || cell >= CELLS) return;
        this.cells[cell] = client.sessionId;
        this.count += 1;
        this.broadcast('marked', { count: this.count, cells: this.cells });
      });
    }
  }
  const server = new Server({ transport: new WebSocketTransport(), greet: false });
  server.define('marks', Marks);
  await server.listen(Number(port));
}

await (kind === 'colyseus' ? colyseus() : boardgame());
console.log('ready');
