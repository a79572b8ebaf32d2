import { createPublicKey, type KeyObject } from 'node:crypto';
import type { Database } from '@portal/database';
import { browserKey } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { newCode } from '../data/new-code';
import { tooMany } from '../http/refusal';
import { EnvelopeFault } from './fault';
import type { KeyPool } from './key-pool';
import type { ServerKeys } from './server-keys';
import type { Padding } from './unwrap-key';

const lifeMs = 43_200_000;

interface KnownKey {
  readonly tenant: string;
  readonly browserId: string;
  readonly expiresAt: number;
  readonly verification: KeyObject;
  readonly decryption: KeyObject;
}

interface Options {
  readonly db: Database['db'];
  readonly pool: KeyPool;
  readonly serverKeys: ServerKeys;
  readonly padding: Padding;
  readonly clock: () => number;
}

/** Hands keys to browsers, and finds what opens a request sealed with them. A pair never changes, so it may be cached. */
export class BrowserKeys {
  readonly #options: Options;
  readonly #cache = new LRUCache<string, KnownKey>({ max: 5000 });

  constructor(options: Options) {
    this.#options = options;
  }

  async issue(tenant: string, browserId: string): Promise<CallReply<'rsaSecretKey'>> {
    const { db, pool, serverKeys, padding, clock } = this.#options;
    const pair = await pool.take();
    if (!pair) throw tooMany();
    const server = await serverKeys.current();
    const keyId = newCode('B');
    await db.insert(browserKey).values({
      keyId,
      serverKeyId: server.id,
      tenant,
      browserId,
      publicKey: pair.publicKey,
      expiresAt: new Date(clock() + lifeMs),
    });
    return {
      publicKey: server.publicKey,
      privateKey: pair.privateKey,
      keyId,
      ...(padding === 'OAEP' ? { padding } : {}),
      replay: true,
      expiresIn: lifeMs / 1000,
      serverTime: clock(),
    };
  }

  async find(tenant: string, keyId: string): Promise<KnownKey> {
    const known = this.#cache.get(keyId) ?? (await this.#load(keyId));
    if (!known || known.tenant !== tenant || known.expiresAt <= this.#options.clock()) throw new EnvelopeFault('key');
    return known;
  }

  async #load(keyId: string): Promise<KnownKey | undefined> {
    const [row] = await this.#options.db.select().from(browserKey).where(eq(browserKey.keyId, keyId));
    const server = row && (await this.#options.serverKeys.byId(row.serverKeyId));
    if (!server) return undefined;
    const known = {
      tenant: row.tenant,
      browserId: row.browserId,
      expiresAt: row.expiresAt.getTime(),
      verification: createPublicKey({ key: Buffer.from(row.publicKey, 'base64'), format: 'der', type: 'spki' }),
      decryption: server.decryption,
    };
    this.#cache.set(keyId, known);
    return known;
  }
}
