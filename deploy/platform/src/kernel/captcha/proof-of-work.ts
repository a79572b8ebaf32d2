import { createHash } from 'node:crypto';
import { startsWithZeros } from '@portal/shared/contract/captcha-work';

/**
 * There are many small pieces instead of one big piece. The time for a big piece depends on luck, and one person would
 * wait ten times as long as another.
 */
export const workPieces = 16;

/** Returns whether a browser has done the work for these texts: the hash of each begins with `bits` zeros. */
export function isWorked(texts: readonly string[], bits: number): boolean {
  return (
    texts.length === workPieces &&
    texts.every((text) => startsWithZeros(createHash('sha256').update(text).digest(), bits))
  );
}
