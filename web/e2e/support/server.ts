import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.ts';

const STARTING = 90_000;
/** Tests are one address with many wishes. */
const GENEROUS = {
  TENFOLD_BOTS: '1',
  TENFOLD_TABLES_PER_HOUR: '100000',
  TENFOLD_PEOPLE_PER_HOUR: '100000',
  TENFOLD_REQUESTS_PER_SECOND: '100000',
  TENFOLD_MESSAGES_PER_SECOND: '100000',
  TENFOLD_CONNECTIONS_PER_ADDRESS: '10000',
};

/** A real server, which can be killed and started again at the same address with the same database. */
export class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tenfold-e2e-'));
  #port = 0;
  #process: ChildProcess | null = null;
  #said = '';

  readonly #settings: Record<string, string>;
  readonly #program: readonly string[];

  /** Settings as in the environment, without the prefix; and what Python runs, if not Tenfold itself. */
  constructor(settings: Record<string, string> = {}, program: readonly string[] = ['-m', 'tenfold']) {
    this.#settings = settings;
    this.#program = program;
  }

  static async started(settings?: Record<string, string>, program?: readonly string[]): Promise<Server> {
    const server = new Server(settings, program);
    await server.start();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#port ||= await freePort();
    const python = process.env['TENFOLD_PYTHON'] ?? 'python';
    const started = spawn(python, [...this.#program, 'serve'], {
      env: {
        ...process.env,
        ...GENEROUS,
        ...Object.fromEntries(
          Object.entries(this.#settings).map(([name, value]) => [`TENFOLD_${name}`, value]),
        ),
        TENFOLD_PORT: String(this.#port),
        TENFOLD_DATABASE: `sqlite:${join(this.#folder, 'tables.db')}`,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    started.stderr.on('data', (text: Buffer) => (this.#said = `${this.#said}${text}`.slice(-4000)));
    this.#process = started;
    await this.#ready(started);
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #ready(started: ChildProcess): Promise<void> {
    const deadline = Date.now() + STARTING;
    while (Date.now() < deadline) {
      if (started.exitCode !== null) break;
      const answer = await fetch(`${this.address}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((again) => setTimeout(again, 50));
    }
    throw new Error(`The server did not start: ${this.#said}`);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    running.kill(signal);
    await ended;
  }
}
