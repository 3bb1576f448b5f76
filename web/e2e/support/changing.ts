import { createServer, type Server as HttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PART = /Settings-(?!older)[\w-]+\.(js|css)/g;
const KEPT = /tenfold-[0-9a-f]{12}/g;
const TEXT = /javascript|css|html|json/;

/** A house whose app is updated: what it gave out before has a part and a mark that it does not have later. */
export class Changing {
  readonly missed: string[] = [];
  #isOld = true;
  #server: HttpServer;

  private constructor(
    readonly origin: string,
    readonly parts: Map<string, string>,
  ) {
    this.#server = createServer((request, answer) => void this.#answer(request.url ?? '/', answer));
  }

  static async before(origin: string): Promise<Changing> {
    const worker = await (await fetch(`${origin}/sw.js`)).text();
    const names = [...new Set(worker.match(PART))];
    const parts = new Map(names.map((name) => [older(name), name]));
    const house = new Changing(origin, parts);
    await new Promise<void>((ready) => house.#server.listen(0, '127.0.0.1', ready));
    return house;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  change(): void {
    this.#isOld = false;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #answer(path: string, answer: ServerResponse): Promise<void> {
    const old = [...this.parts.keys()].find((name) => path.endsWith(name));
    if (old && !this.#isOld) {
      this.missed.push(path);
      return void answer.writeHead(404).end();
    }
    const real = old ? path.replace(old, this.parts.get(old) ?? '') : path;
    const found = await fetch(`${this.origin}${real}`);
    const kind = found.headers.get('content-type') ?? '';
    const body = Buffer.from(await found.arrayBuffer());
    answer.writeHead(found.status, { 'content-type': kind, 'cache-control': 'no-store' });
    const isChanged = this.#isOld && TEXT.test(kind) && !path.startsWith('/api');
    answer.end(isChanged ? body.toString().replace(PART, older).replace(KEPT, 'tenfold-older') : body);
  }
}

function older(name: string): string {
  return name.replace(/-[\w-]+\./, '-older.');
}
