import { createHash } from 'node:crypto';
import type { CallReply } from '@portal/shared/contract';
import { startsWithZeros, workText } from '@portal/shared/contract/captcha-work';

/** Does the captcha's work as any client may do it. */
export function doWork({ imgKey, work }: CallReply<'captchaImage'>): number[] {
  const { pieces = 0, bits = 0 } = work ?? {};
  return Array.from({ length: pieces }, (_, piece) => {
    let nonce = 0;
    while (
      !startsWithZeros(
        createHash('sha256')
          .update(workText(imgKey, piece, nonce))
          .digest(),
        bits,
      )
    )
      nonce += 1;
    return nonce;
  });
}
