import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Server } from './server.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const BUILT = here('../../../src/tenfold/web');
const HASHED = /-([\w-]{8})(\.\w+)$/;
const TEXT = /\.(js|css|html|json|webmanifest)$/;
const VERSION = /(?<=tenfold-version" content=")\w+/;

/** A real server whose client is replaced by a later build, as an upgrade of the package does it. */
export class Upgrading {
  readonly server: Server;
  readonly #earlier = mkdtempSync(join(tmpdir(), 'tenfold-clients-'));

  private constructor(readonly client: string) {
    this.server = new Server({ CLIENT: client, CLIENTS: this.#earlier }, [here('client_server.py')]);
  }

  static async begun(): Promise<Upgrading> {
    const house = new Upgrading(mkdtempSync(join(tmpdir(), 'tenfold-client-')));
    cpSync(BUILT, house.client, { recursive: true });
    await house.server.start();
    return house;
  }

  get version(): string {
    return VERSION.exec(readFileSync(join(this.client, 'index.html'), 'utf-8'))?.[0] ?? '';
  }

  /** Nothing of the earlier build stays in the package; nor, if so wished, beside the database. */
  async upgrade(isForgotten?: 'and forgotten'): Promise<void> {
    await this.server.kill();
    if (isForgotten) rmSync(this.#earlier, { recursive: true });
    makeLater(this.client);
    await this.server.start();
  }

  async close(): Promise<void> {
    await this.server.stop();
    for (const folder of [this.client, this.#earlier]) rmSync(folder, { recursive: true });
  }
}

/** What another build differs in from this one: the names of all its assets, and its version. */
function makeLater(client: string): void {
  const page = readFileSync(join(client, 'index.html'), 'utf-8');
  const version = VERSION.exec(page)?.[0] ?? '';
  const assets = readdirSync(join(client, 'assets')).filter((name) => HASHED.test(name));
  const names = new Map([[version, `${version}0`], ...assets.map((name) => [name, later(name)] as const)]);
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf-8' })) {
    if (/\.(br|gz)$/.test(name)) rmSync(join(client, name));
    else if (TEXT.test(name)) rename(join(client, name), names);
  }
  for (const name of assets) renameSync(join(client, 'assets', name), join(client, 'assets', later(name)));
}

function later(name: string): string {
  return name.replace(HASHED, '-$1x$2');
}

function rename(path: string, names: ReadonlyMap<string, string>): void {
  let text = readFileSync(path, 'utf-8');
  for (const [name, other] of names) text = text.replaceAll(name, other);
  writeFileSync(path, text);
}
