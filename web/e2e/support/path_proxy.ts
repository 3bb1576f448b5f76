import { createServer, request, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { connect, type AddressInfo } from 'node:net';

/** A proxy that has a server under a path, and takes the path away; what is asked beside it is noted. */
export class PathProxy {
  readonly beside: string[] = [];
  readonly #target: URL;
  readonly #lines: Duplex[] = []; // of tables, which nobody else ends
  readonly #server: Server;

  private constructor(
    target: string,
    readonly path: string,
  ) {
    this.#target = new URL(target);
    this.#server = createServer((asked, answer) => {
      const url = this.#inside(asked.url ?? '/');
      if (url === null) return void answer.writeHead(404).end();
      const { hostname, port } = this.#target;
      const passed = request({ hostname, port, path: url, method: asked.method, headers: asked.headers });
      passed.on('response', (told) => {
        answer.writeHead(told.statusCode ?? 502, told.headers);
        told.pipe(answer);
      });
      asked.pipe(passed);
    });
    this.#server.on('upgrade', (asked, socket) => {
      const behind = connect(Number(this.#target.port), this.#target.hostname);
      const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}`);
      behind.write([`GET ${this.#inside(asked.url ?? '/')} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
      this.#lines.push(behind, socket);
      behind.on('error', () => socket.destroy()).pipe(socket);
      socket.on('error', () => behind.destroy()).pipe(behind);
    });
  }

  static async before(target: string, path: string): Promise<PathProxy> {
    const proxy = new PathProxy(target, path);
    await new Promise<void>((ready) => proxy.#server.listen(0, '127.0.0.1', ready));
    return proxy;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const line of this.#lines) line.destroy();
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  #inside(url: string): string | null {
    if (url.startsWith(`${this.path}/`)) return url.slice(this.path.length);
    this.beside.push(url);
    return null;
  }
}
