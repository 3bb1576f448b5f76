import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '$lib/house/house';
import type {
  Checked,
  FromClient,
  GameStatistics,
  NewTable,
  Result,
  SoloProgress,
  Step,
  Story,
} from '$lib/wire/messages';

/** As `tests/transcripts` of the Python side notes it. */
export interface NotedEntry {
  number: number;
  at: number;
  kind: string;
  seat: number;
  body: string;
  command: string | null;
}

interface Refusal {
  refused?: { key: string; details: Record<string, unknown> };
}

interface NotedTable {
  opened?: string;
  secret?: string;
  entries?: NotedEntry[];
}

interface Heard extends NotedTable {
  table: string;
  heard: unknown[];
  opened_entries?: NotedEntry[];
}

export type Noted = { at: number } & (
  | ({ do: 'make'; wanted: NewTable; name: string } & NotedTable & Refusal)
  | ({ do: 'bring'; record: unknown } & NotedTable & Refusal)
  | ({ do: 'say'; message: FromClient } & Heard)
  | ({ do: 'bot'; token: string } & Heard)
  | { do: 'forget'; table: string }
  | { do: 'add_up'; results: Result[]; statistics: GameStatistics[]; solo: SoloProgress[] }
  | { do: 'record'; table: string; record: GameRecord; digest: string }
  | { do: 'story'; table: string; story: Story }
  | { do: 'step'; table: string; number: number; step: Step }
  | ({ do: 'check'; record: GameRecord; checked?: Checked } & Refusal)
);

export interface Evening {
  number: number;
  steps: Noted[];
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Lets the server's own tables be played, evening after evening. */
export async function* evenings(count: number, first: number): AsyncGenerator<Evening> {
  const python = process.env['TENFOLD_PYTHON'] ?? 'python';
  const played = spawn(python, ['-m', 'transcripts', String(count), String(first)], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: 'tests' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => played.once('close', resolve));
  for await (const line of createInterface({ input: played.stdout })) yield JSON.parse(line) as Evening;
  if ((await ended) !== 0) throw new Error('the evenings were not played to their end');
}
