import { sha256 } from '@noble/hashes/sha2.js';
import { startsWithZeros, workText } from '../contract/captcha-work';

export interface CaptchaWork {
  readonly imgKey: string;
  readonly pieces: number;
  readonly bits: number;
}

/** The page waits at most this long for its turn. */
const sliceMs = 12;

const turn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Does the work that a browser may do instead of reading the captcha's picture: it searches for numbers until the hash
 * of each piece begins with enough zeros. It works in slices, because a page behind a strict policy has no worker; the
 * page stays responsive meanwhile.
 */
export async function doCaptchaWork(
  { imgKey, pieces, bits }: CaptchaWork,
  onPiece: (done: number) => void,
  signal: AbortSignal,
): Promise<number[]> {
  const encoder = new TextEncoder();
  const found: number[] = [];
  let nonce = 0;
  while (found.length < pieces) {
    const until = performance.now() + sliceMs;
    while (found.length < pieces && performance.now() < until) {
      if (startsWithZeros(sha256(encoder.encode(workText(imgKey, found.length, nonce))), bits)) {
        found.push(nonce);
        onPiece(found.length);
        nonce = 0;
      } else nonce += 1;
    }
    await turn();
    signal.throwIfAborted();
  }
  return found;
}
