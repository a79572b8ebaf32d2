import { toBase64 } from './base64';

/** A signing pair that this browser made for itself. */
export interface OwnPair {
  /** To sign with; it cannot be read out. */
  readonly signingKey: CryptoKey;
  /** For the server: base64 of SPKI. */
  readonly publicKey: string;
}

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-1',
  modulusLength: 2048,
  publicExponent: Uint8Array.of(1, 0, 1),
};

/**
 * Makes a pair; it takes a tenth of a second on a thread of the browser's. Null outside of secure contexts, where
 * browsers cannot make one.
 */
export async function makeOwnPair(): Promise<OwnPair | null> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return null;
  const { publicKey, privateKey } = await subtle.generateKey(algorithm, false, ['sign', 'verify']);
  return { signingKey: privateKey, publicKey: toBase64(await subtle.exportKey('spki', publicKey)) };
}
