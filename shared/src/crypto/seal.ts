import { addressOf } from './address';
import type { RsaKeys } from './keys';
import { loadCipher, loadRsa } from './load';
import { randomText } from './random-text';
import { signedText } from './signed-text';

export interface PlainRequest {
  /** The path under `/api`, without query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /** Names of the query and body fields that hold a password. */
  readonly secrets: readonly string[];
}

export interface SealedRequest {
  /** Path and query, exactly as they have to be sent: the signature covers them. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const aesKeyLength = 16;
/** 22 characters of six bits: more than 128 bits. */
const nonceLength = 22;

/** Encrypts and signs a request. Every call takes a fresh key and nonce, so a repeated request is sealed again. */
export async function seal(request: PlainRequest, keys: RsaKeys, serverNow: number): Promise<SealedRequest> {
  const [encrypt, rsa] = await Promise.all([loadCipher(), loadRsa(keys.padding)]);
  const aesKey = randomText(aesKeyLength);
  const hide = (name: string, value: unknown) =>
    request.secrets.includes(name) && typeof value === 'string' ? encrypt(value, aesKey) : value;

  const query = new URLSearchParams([...request.query].map(([name, value]) => [name, String(hide(name, value))]));
  const body = Object.fromEntries(Object.entries(request.body).map(([name, value]) => [name, hide(name, value)]));
  const address = addressOf(request.path, query);
  const replay = keys.replay ? { _t: Math.round(serverNow), _n: randomText(nonceLength), _p: address } : null;
  const text = signedText(body, replay);
  const [sign, aes] = await Promise.all([rsa.sign(text, keys), rsa.wrap(aesKey, keys)]);

  return {
    address,
    headers: { 'content-type': 'text/plain', sign, aes, ...(keys.keyId ? { 'key-id': keys.keyId } : {}) },
    body: encrypt(text, aesKey),
  };
}
