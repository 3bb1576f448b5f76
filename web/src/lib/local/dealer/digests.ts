/** SHA-256 without waiting for it: browsers give theirs only to pages over HTTPS, and only later. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export { hexToBytes };

/** As hexadecimal digits. */
export function digest(of: string | Uint8Array): string {
  return bytesToHex(sha256(bytes(of)));
}

export function digestBytes(of: Uint8Array): Uint8Array {
  return sha256(of);
}

export function keyedDigest(key: Uint8Array, of: string): Uint8Array {
  return hmac(sha256, key, bytes(of));
}

function bytes(of: string | Uint8Array): Uint8Array {
  return typeof of === 'string' ? utf8ToBytes(of) : of;
}
