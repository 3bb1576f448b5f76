import { Refused } from '$lib/server/api';

const MOST_BYTES = 1_900_000; // the server takes two million, with what surrounds it

/** The record in a file: one JSON object, or the first line of several. */
export async function readRecord(file: Blob): Promise<object> {
  if (file.size > MOST_BYTES) throw new Refused('replay.file-too-large');
  const text = await file.text();
  const record = parsed(text) ?? parsed(text.split('\n').find((line) => line.trim() !== '') ?? '');
  if (!record) throw new Refused('replay.file-unreadable');
  return record;
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
