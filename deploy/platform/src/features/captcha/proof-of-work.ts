import { createHash } from 'node:crypto';
import { startsWithZeros } from '@portal/shared/contract/captcha-work';

/**
 * Many small pieces instead of one big one: how long a big one takes is luck, and somebody would wait for ten times as
 * long as somebody else.
 */
export const workPieces = 16;

/** Whether somebody has searched for these texts: the hash of each begins with so many zeros. */
export function isWorked(texts: readonly string[], bits: number): boolean {
  return (
    texts.length === workPieces &&
    texts.every((text) => startsWithZeros(createHash('sha256').update(text).digest(), bits))
  );
}
