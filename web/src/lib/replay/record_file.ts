import { Refused } from '$lib/errors/errors';
import { named } from '$lib/people/bot_names';

const MOST_BYTES = 1_900_000; // of a record: the server takes two million, with what surrounds it
const MOST_OF_A_FILE = 50_000_000; // bytes that are read

/** The records in a file: one JSON object, or one on each line. */
export async function readRecords(file: Blob): Promise<object[]> {
  if (file.size > MOST_OF_A_FILE) throw new Refused('replay.file-too-large');
  const text = await file.text();
  const whole = parsed(text);
  const lines = whole ? [text] : text.split('\n').filter((line) => parsed(line));
  if (lines.length === 0) throw new Refused('replay.file-unreadable');
  const fitting = lines.filter((line) => new Blob([line]).size <= MOST_BYTES);
  if (fitting.length === 0) throw new Refused('replay.file-too-large');
  return fitting.map((line) => parsed(line) ?? {});
}

/** What a list says about a record; whatever is not as it should be, the server will name. */
export function aboutRecord(record: object): { game: string; names: string[] } {
  const { game, meta } = record as { game?: unknown; meta?: { names?: unknown; players?: unknown } };
  const names = Array.isArray(meta?.names) ? textsIn(meta.names) : botsIn(meta?.players);
  return { game: game === 'tiles' ? 'tiles' : 'cards', names };
}

/** A game of the lab names its bots only. */
function botsIn(players: unknown): string[] {
  const bots = textsIn(players).filter((player) => player !== 'person');
  return bots.map((bot) => named(bot).name);
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
