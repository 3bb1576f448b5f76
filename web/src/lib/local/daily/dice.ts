import { hexToBytes, keyedDigest } from '../dealer/digests.ts';

const DICE = 'tenfold-daily/1 dice';
const BITS = 62n;

/** What a bot's dice begin with after so many moves of a deal: as `tenfold.server.table.sealing` has it. */
export function dailyDice(secret: string, bot: string, moves: number): bigint {
  const drawn = keyedDigest(hexToBytes(secret), `${DICE}\n${bot}\n${moves}`);
  return new DataView(drawn.buffer, drawn.byteOffset).getBigUint64(0) >> (64n - BITS);
}
