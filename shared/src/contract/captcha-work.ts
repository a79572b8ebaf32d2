/** The text to hash for one piece of the work that a browser may do instead of reading the captcha's picture. */
export const workText = (imgKey: string, piece: number, nonce: number) => `${imgKey}:${piece}:${nonce}`;

/** Returns whether the work was done: the SHA-256 of the text begins with this many zero bits. */
export function startsWithZeros(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let n = 0; n < whole; n += 1) if (hash[n] !== 0) return false;
  return (hash[whole] ?? 0) >> (8 - (bits & 7)) === 0;
}
