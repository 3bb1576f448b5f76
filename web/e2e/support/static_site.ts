import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.ts';

const python = process.env['TENFOLD_PYTHON'] ?? 'python';

/** A host that gives out files and knows nothing else, with sites of ours in some of its folders. */
export class FileHost {
  readonly folder = mkdtempSync(join(tmpdir(), 'tenfold-host-'));
  #process: ChildProcess | null = null;

  private constructor(readonly port: number) {}

  static async started(): Promise<FileHost> {
    const host = new FileHost(await freePort());
    await host.start();
    return host;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** `tenfold site`, as somebody types it. */
  write(name: string, ...words: string[]): void {
    execFileSync(python, ['-m', 'tenfold', 'site', join(this.folder, name), ...words]);
  }

  async start(): Promise<void> {
    const words = ['-m', 'http.server', '--bind', '127.0.0.1', '--directory', this.folder, String(this.port)];
    this.#process = spawn(python, words, { stdio: 'ignore' });
    for (let tries = 0; tries < 1000; tries++) {
      if (await fetch(this.address).catch(() => null)) return;
      await new Promise((again) => setTimeout(again, 20));
    }
    throw new Error('The host of files did not start.');
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    const ended = new Promise((done) => running?.once('exit', done));
    if (running?.kill()) await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }
}
