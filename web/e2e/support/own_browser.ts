import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { ARGUMENTS, findChromium } from './chromium.ts';

const ADDRESS = /DevTools listening on (ws:\S+)/;

/** A browser of one's own with a profile on the disk, which can be killed and started again. */
export class OwnBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'tenfold-profile-'));
  #process: ChildProcess | null = null;
  #browser: Browser | null = null;

  async start(): Promise<void> {
    const words = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${this.#profile}`];
    // A group of its own, so that all its processes can be killed together.
    this.#process = spawn(await findChromium(), [...ARGUMENTS, ...words], { detached: true });
    this.#browser = await chromium.connectOverCDP(await addressOf(this.#process));
  }

  async page(): Promise<Page> {
    return await this.#browser!.contexts()[0]!.newPage();
  }

  /** All of its processes at once, as when the battery is taken out. */
  async kill(): Promise<void> {
    const { pid, exitCode } = this.#process!;
    const ended = exitCode === null && new Promise((done) => this.#process!.once('exit', done));
    process.kill(-pid!, 'SIGKILL');
    await ended;
    await this.#browser?.close().catch(() => undefined);
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function addressOf(started: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    started.once('exit', () => reject(new Error(`The browser did not start: ${said}`)));
    started.stderr!.on('data', (text: Buffer) => {
      said += text;
      const [, address] = ADDRESS.exec(said) ?? [];
      if (address) resolve(address);
    });
  });
}
