import { createPublicKey, type KeyObject } from 'node:crypto';

const bits = 2048;
const exponent = 65_537n;

function parsed(der: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key: der, format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a text is the public half of a pair that a browser may sign with: RSA of 2048 bits with the usual
 * exponent, in the usual encoding. With an unusual exponent each signature would cost the server many times as much,
 * and one key in two encodings would count as two.
 */
export function isOwnKey(publicKey: string): boolean {
  const der = Buffer.from(publicKey, 'base64');
  const key = parsed(der);
  if (key?.asymmetricKeyType !== 'rsa') return false;
  const { modulusLength, publicExponent } = key.asymmetricKeyDetails ?? {};
  if (modulusLength !== bits || publicExponent !== exponent) return false;
  return key.export({ format: 'der', type: 'spki' }).equals(der) && der.toString('base64') === publicKey;
}
