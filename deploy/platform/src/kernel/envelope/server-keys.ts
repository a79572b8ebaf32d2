import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '@portal/database';
import { serverKey } from '@portal/database/schema/platform';
import { desc, eq } from 'drizzle-orm';
import { dayMs } from '../data/days';
import { newCode } from '../data/new-code';

const generate = promisify(generateKeyPair);

interface ServerKey {
  readonly id: string;
  readonly decryption: KeyObject;
  /** Base64 of SPKI. */
  readonly publicKey: string;
  readonly createdAt: Date;
}

function keyOf(row: typeof serverKey.$inferSelect): ServerKey {
  const decryption = createPrivateKey({ key: Buffer.from(row.privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(decryption).export({ format: 'der', type: 'spki' }).toString('base64');
  return { id: row.serverKeyId, decryption, publicKey, createdAt: row.createdAt };
}

/**
 * The server's encryption keys: one a day. They are in the database, so that every instance opens requests that were
 * sealed for any other. Old keys stay as long as a browser may still hold them.
 */
export class ServerKeys {
  readonly #db: Database['db'];
  readonly #clock: () => number;
  readonly #known = new Map<string, ServerKey>();
  #current: Promise<ServerKey> | undefined;

  constructor(db: Database['db'], clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  async current(): Promise<ServerKey> {
    this.#current ??= this.#latest();
    const key = await this.#current;
    if (this.#clock() - key.createdAt.getTime() < dayMs) return key;
    this.#current = undefined;
    return this.current();
  }

  async byId(id: string): Promise<ServerKey | undefined> {
    const known = this.#known.get(id);
    if (known) return known;
    const [row] = await this.#db.select().from(serverKey).where(eq(serverKey.serverKeyId, id));
    return row && this.#remember(row);
  }

  async #latest(): Promise<ServerKey> {
    try {
      const [row] = await this.#db.select().from(serverKey).orderBy(desc(serverKey.createdAt)).limit(1);
      if (row && this.#clock() - row.createdAt.getTime() < dayMs) return this.#remember(row);
      return await this.#make();
    } catch (error) {
      this.#current = undefined;
      throw error;
    }
  }

  async #make(): Promise<ServerKey> {
    const { privateKey } = await generate('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    });
    const row = {
      serverKeyId: newCode('K'),
      privateKey: privateKey.toString('base64'),
      createdAt: new Date(this.#clock()),
    };
    await this.#db.insert(serverKey).values(row);
    return this.#remember(row);
  }

  #remember(row: typeof serverKey.$inferSelect): ServerKey {
    const key = keyOf(row);
    this.#known.set(key.id, key);
    return key;
  }
}
