import { randomFillSync } from 'node:crypto';

const bytesPerText = 16;
/** Asking for many at once costs little more than asking for one. */
const pool = Buffer.alloc(bytesPerText * 256);
let used = pool.length;

/** 128 random bits as 22 characters of base64url; never the same twice. */
export function randomText(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytesPerText;
  return pool.toString('base64url', used - bytesPerText, used);
}
