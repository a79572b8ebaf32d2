import type { Queryable } from '@portal/database';
import { usedNonce } from '@portal/database/schema/platform';
import { sql } from 'drizzle-orm';
import { Batched } from '../data/batched';
import { EnvelopeFault } from './fault';
import { clockTolerance } from './open-sealed';

interface Nonce {
  readonly keyId: string;
  readonly nonce: string;
  readonly expiresAt: Date;
}

const idOf = ({ keyId, nonce }: Pick<Nonce, 'keyId' | 'nonce'>) => `${keyId} ${nonce}`;

/** Always in one order, so that two batches with the same replays do not wait for each other. */
const inOrder = (a: Nonce, b: Nonce) => (idOf(a) < idOf(b) ? -1 : 1);

/** Whether each was kept: of the same one twice, the first. */
async function keepAll(db: Queryable, nonces: readonly Nonce[]): Promise<boolean[]> {
  const different = [...new Map(nonces.map((one) => [idOf(one), one])).values()].sort(inOrder);
  const column = <K extends keyof Nonce>(name: K) => sql.param(different.map((one) => one[name]));
  const { rows } = await db.execute<{ key_id: string; nonce: string }>(sql`
    insert into ${usedNonce} (key_id, nonce, expires_at)
    select * from unnest(${column('keyId')}::text[], ${column('nonce')}::text[], ${column('expiresAt')}::timestamptz[])
    on conflict do nothing returning key_id, nonce`);
  const kept = new Set(rows.map((row) => idOf({ keyId: row.key_id, nonce: row.nonce })));
  return nonces.map((one) => kept.delete(idOf(one)));
}

/** Nonces that were used: each counts once, at whichever instance, for as long as its request's time would be accepted. */
export class UsedNonces {
  readonly #kept: Batched<Nonce, boolean>;

  constructor(db: Queryable) {
    this.#kept = new Batched((nonces) => keepAll(db, nonces));
  }

  async hold(keyId: string, nonce: string, now: number): Promise<void> {
    const kept = await this.#kept.get({ keyId, nonce, expiresAt: new Date(now + 2 * clockTolerance) });
    if (!kept) throw new EnvelopeFault('replay');
  }
}
