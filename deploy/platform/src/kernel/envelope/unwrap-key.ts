import { constants, createHmac, type KeyObject, privateDecrypt, timingSafeEqual } from 'node:crypto';
import { EnvelopeFault } from './fault';

export type Padding = 'OAEP' | 'PKCS1';

const aesKeyLength = 16;
const zero = Buffer.from([0]);

function unwrapOaep(wrapped: Buffer, key: KeyObject): Buffer {
  return privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, wrapped);
}

/**
 * Unwraps PKCS#1 v1.5 without an oracle. Node rightly refuses to do it: nobody may be able to tell a wrong padding from
 * a right one. So this function checks the padding. If it is wrong, a key that nobody knows takes the place of the real
 * one; the request then fails later, like one with a wrong signature.
 */
function unwrapPkcs1(wrapped: Buffer, key: KeyObject): Buffer {
  const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, wrapped);
  const keyAt = block.length - aesKeyLength;
  const filler = block.subarray(2, keyAt - 1);
  let faults = 0;
  faults |= timingSafeEqual(block.subarray(0, 2), Buffer.from([0, 2])) ? 0 : 1;
  faults |= timingSafeEqual(block.subarray(keyAt - 1, keyAt), zero) ? 0 : 1;
  for (const byte of filler) faults |= byte === 0 ? 1 : 0;

  const substitute = createHmac('sha256', key.export({ format: 'der', type: 'pkcs8' }))
    .update(wrapped)
    .digest();
  const mask = -faults & 0xff;
  const result = Buffer.alloc(aesKeyLength);
  for (let index = 0; index < aesKeyLength; index += 1) {
    const real = block[keyAt + index] ?? 0;
    result[index] = (real & ~mask) | ((substitute[index] ?? 0) & mask);
  }
  return result;
}

/** Gets the request's AES key from its `aes` header. */
export function unwrapKey(wrapped: Buffer, key: KeyObject, padding: Padding): Buffer {
  let aesKey: Buffer;
  try {
    aesKey = padding === 'OAEP' ? unwrapOaep(wrapped, key) : unwrapPkcs1(wrapped, key);
  } catch {
    throw new EnvelopeFault('aes header');
  }
  if (aesKey.length !== aesKeyLength) throw new EnvelopeFault('aes key length');
  return aesKey;
}
