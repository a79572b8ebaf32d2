import { createPublicKey, type KeyObject } from 'node:crypto';
import type { Database } from '@portal/database';
import { browserKey } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { hashOf, newCode } from '../data/new-code';
import { fieldFault, tooMany } from '../http/http-error';
import { EnvelopeFault } from './fault';
import type { KeyPool, PairAsker } from './key-pool';
import { isOwnKey } from './own-key';
import type { ServerKeys } from './server-keys';
import type { Padding } from './unwrap-key';

const lifeMs = 43_200_000;

/** The form of the ids that `newCode` makes. */
const keyIdForm = /^B[0-9a-f]{24}$/;

interface KnownKey {
  /**
   * Nonces are counted by the signing key, not by its id. Otherwise somebody who saw a browser's public half could
   * register it again and send that browser's requests again under the new id.
   */
  readonly nonceScope: string;
  readonly tenant: string;
  readonly expiresAt: number;
  readonly verification: KeyObject;
  readonly decryption: KeyObject;
}

type Issued = CallReply<'rsaSecretKey'>;

interface Options {
  readonly db: Database['db'];
  readonly pool: KeyPool;
  readonly serverKeys: ServerKeys;
  readonly padding: Padding;
  readonly clock: () => number;
}

/**
 * Gives keys to browsers, and finds the keys that open their sealed requests. A pair never changes, so it may be
 * cached.
 */
export class BrowserKeys {
  readonly #options: Options;
  readonly #cache = new LRUCache<string, KnownKey>({ max: 5000 });

  constructor(options: Options) {
    this.#options = options;
  }

  /** For a browser that made a pair of its own. The secret half never leaves the browser. */
  async register(tenant: string, browserId: string, publicKey: string): Promise<Issued> {
    if (!isOwnKey(publicKey)) throw fieldFault('publicKey', '签名公钥不正确');
    return this.#issue(tenant, browserId, publicKey);
  }

  /** For a browser that cannot make a pair: it gets a pair of the pool, with both halves. */
  async issue(tenant: string, browserId: string, asker: PairAsker): Promise<Issued> {
    const pair = await this.#options.pool.take(asker);
    if (!pair) throw tooMany();
    return { ...(await this.#issue(tenant, browserId, pair.publicKey)), privateKey: pair.privateKey };
  }

  async #issue(tenant: string, browserId: string, publicKey: string): Promise<Issued> {
    const { db, serverKeys, padding, clock } = this.#options;
    const server = await serverKeys.current();
    const keyId = newCode('B');
    await db.insert(browserKey).values({
      keyId,
      serverKeyId: server.id,
      tenant,
      browserId,
      publicKey,
      expiresAt: new Date(clock() + lifeMs),
    });
    return {
      publicKey: server.publicKey,
      keyId,
      ...(padding === 'OAEP' ? { padding } : {}),
      replay: true,
      expiresIn: lifeMs / 1000,
      serverTime: clock(),
    };
  }

  async find(tenant: string, keyId: string): Promise<KnownKey> {
    if (!keyIdForm.test(keyId)) throw new EnvelopeFault('key');
    const known = this.#cache.get(keyId) ?? (await this.#load(keyId));
    if (!known || known.tenant !== tenant || known.expiresAt <= this.#options.clock()) throw new EnvelopeFault('key');
    return known;
  }

  async #load(keyId: string): Promise<KnownKey | undefined> {
    const [row] = await this.#options.db.select().from(browserKey).where(eq(browserKey.keyId, keyId));
    const server = row && (await this.#options.serverKeys.byId(row.serverKeyId));
    if (!server) return undefined;
    const known = {
      nonceScope: hashOf(row.publicKey),
      tenant: row.tenant,
      expiresAt: row.expiresAt.getTime(),
      verification: createPublicKey({ key: Buffer.from(row.publicKey, 'base64'), format: 'der', type: 'spki' }),
      decryption: server.decryption,
    };
    this.#cache.set(keyId, known);
    return known;
  }
}
