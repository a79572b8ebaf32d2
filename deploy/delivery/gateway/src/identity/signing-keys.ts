import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { identityAlgorithm } from '@portal/service/identity';
import type { JWK } from 'jose';

export interface SigningKey {
  readonly kid: string;
  readonly secret: KeyObject;
  readonly published: JWK;
}

/** A key that all gateways share, by its name. */
export type SharedSecret = (name: string) => Promise<Buffer>;

/** A key signs for this long, in ms. */
const period = 30 * 86_400_000;
/** A key is published before it signs, so that services know it by then, and until the last token has ended. */
const publishedBefore = 86_400_000;
const publishedAfter = 10 * 60_000;

/** The bytes before the 32 of an Ed25519 key in PKCS#8. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

function keyFrom(seed: Buffer, kid: string): SigningKey {
  const secret = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
  const { kty, crv, x } = createPublicKey(secret).export({ format: 'jwk' });
  return { kid, secret, published: { kty, crv, x, kid, alg: identityAlgorithm, use: 'sig' } as JWK };
}

/**
 * The keys with which gateways sign identities for services. The database holds one secret for each period, so all
 * gateways sign with the same key, and a new one comes by itself.
 */
export class SigningKeys {
  readonly #secret: SharedSecret;
  readonly #clock: () => number;
  readonly #keys = new Map<number, Promise<SigningKey>>();

  constructor(secret: SharedSecret, clock: () => number = Date.now) {
    this.#secret = secret;
    this.#clock = clock;
  }

  /** While the database is away, the key that signed before goes on, if its public half is still known to services. */
  async current(): Promise<SigningKey> {
    const now = this.#clock();
    // Read ahead, so that a change of keys does not wait for the database.
    void this.#at(now + publishedBefore).catch(() => undefined);
    return this.#at(now).catch((error: unknown) => {
      const before = this.#keys.get(Math.floor((now - publishedAfter) / period));
      if (!before) throw error;
      return before;
    });
  }

  async published(): Promise<JWK[]> {
    const now = this.#clock();
    const keys = [now - publishedAfter, now, now + publishedBefore].map((time) => this.#at(time));
    return [...new Set(await Promise.all(keys))].map((key) => key.published);
  }

  #at(time: number): Promise<SigningKey> {
    const number = Math.floor(time / period);
    const known = this.#keys.get(number);
    if (known) return known;
    const kid = `identity-${number}`;
    const key = this.#secret(kid).then((seed) => keyFrom(seed, kid));
    this.#keys.set(number, key);
    key.catch(() => this.#keys.delete(number));
    return key;
  }
}
