import { type KeyObject, verify } from 'node:crypto';
import { parseJson } from '../http/parse-json';
import { decrypt, fromBase64 } from './aes';
import { EnvelopeFault } from './fault';
import { type Padding, unwrapKey } from './unwrap-key';

/** A sealed request as it came. */
export interface SealedRequest {
  /** The path under `/api` with its query, as it was sent. */
  readonly address: string;
  readonly sign: string;
  readonly aes: string;
  readonly body: string;
}

export interface OpeningKeys {
  /** The server's decryption key. */
  readonly decryption: KeyObject;
  /** The public half of the browser's signing key. */
  readonly verification: KeyObject;
  readonly padding: Padding;
}

export interface OpenedRequest {
  readonly body: Record<string, unknown>;
  /** The caller still has to check that it is unused. */
  readonly nonce: string;
  readonly aesKey: Buffer;
}

/** The largest difference between a request's clock and the server's. */
export const clockTolerance = 300_000;

/**
 * Nonces go to the database together with those of other requests, so the form allows only characters that it can
 * store.
 */
const nonceForm = /^[A-Za-z0-9_-]{8,64}$/;

function parseObject(text: string): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = parseJson(text);
  } catch {
    throw new EnvelopeFault('json');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new EnvelopeFault('json');
  return parsed as Record<string, unknown>;
}

/** Opens a sealed request in the order that the design fixes: key, AES, signature over the exact bytes, JSON, path, time. */
export function openSealed(request: SealedRequest, keys: OpeningKeys, now: number): OpenedRequest {
  const aesKey = unwrapKey(fromBase64(request.aes, 'aes header'), keys.decryption, keys.padding);
  const text = decrypt(request.body, aesKey, 'body');
  const signature = fromBase64(request.sign, 'sign header');
  if (!verify('RSA-SHA1', Buffer.from(text, 'utf8'), keys.verification, signature))
    throw new EnvelopeFault('signature');

  const { _t: time, _n: nonce, _p: address, ...body } = parseObject(text);
  if (address !== request.address) throw new EnvelopeFault('path');
  if (typeof time !== 'number' || Math.abs(now - time) > clockTolerance) throw new EnvelopeFault('time');
  if (typeof nonce !== 'string' || !nonceForm.test(nonce)) throw new EnvelopeFault('nonce');
  return { body, nonce, aesKey };
}
