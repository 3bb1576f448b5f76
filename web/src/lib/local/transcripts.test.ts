// @vitest-environment node
import { expect, test } from 'vitest';
import { evenings } from '../../test/transcripts/evenings';
import { Playback } from '../../test/transcripts/playback';
import { surroundings } from '../../test/transcripts/surroundings';

/** `python web/make.py transcripts 500` plays more of them. */
const COUNT = Number(process.env['TENFOLD_EVENINGS'] ?? 30);
const FIRST = Number(process.env['TENFOLD_FIRST_EVENING'] ?? 0);

test(
  'a table of the browser says what a server says, message by message',
  { timeout: 3_600_000 },
  async () => {
    const around = await surroundings();
    let [messages, games, results] = [0, 0, 0];
    for await (const evening of evenings(COUNT, FIRST)) {
      const playback = new Playback(around);
      expect(playback.play(evening), `evening ${evening.number}`).toEqual([]);
      messages += playback.messages;
      games += playback.games;
      results += playback.results;
    }
    console.info(
      `${COUNT} evenings, ${games} games that ended, ${results} that counted, ${messages} messages`,
    );
    expect(messages).toBeGreaterThan(COUNT);
    expect(results).toBeGreaterThan(0);
  },
);
