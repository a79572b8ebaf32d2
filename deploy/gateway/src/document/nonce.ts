import { randomFillSync } from 'node:crypto';

const bytesPerNonce = 16;
/** Asking for many at once costs little more than asking for one. */
const pool = Buffer.alloc(bytesPerNonce * 256);
let used = pool.length;

/** 128 random bits as 22 characters of base64url; never the same twice. */
export function newNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytesPerNonce;
  return pool.toString('base64url', used - bytesPerNonce, used);
}
