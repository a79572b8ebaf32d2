import { randomFillSync } from 'node:crypto';

const bytesPerText = 16;
/** Many random bytes at once cost little more than a few. */
const pool = Buffer.alloc(bytesPerText * 256);
let used = pool.length;

/** 128 random bits as 22 characters of base64url. They never repeat. */
export function randomText(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytesPerText;
  return pool.toString('base64url', used - bytesPerText, used);
}
