import type { Queryable } from '@portal/database';
import { usedNonce } from '@portal/database/schema/platform';
import { sql } from 'drizzle-orm';
import { Batched } from '../data/batched';
import { EnvelopeFault } from './fault';
import { clockTolerance } from './open-sealed';

interface Nonce {
  readonly keyId: string;
  readonly nonce: string;
  readonly expiresAt: number;
}

const idOf = ({ keyId, nonce }: Pick<Nonce, 'keyId' | 'nonce'>) => `${keyId} ${nonce}`;

/** Every sealed request uses this query, so it is written once, and each connection of the database plans it once. */
function keepQuery(db: Queryable) {
  const { placeholder } = sql;
  return db
    .insert(usedNonce)
    .select(sql`
      select *, ${placeholder('expiresAt')}::timestamptz
      from unnest(${placeholder('keyIds')}::text[], ${placeholder('nonces')}::text[])`)
    .onConflictDoNothing()
    .returning({ keyId: usedNonce.keyId, nonce: usedNonce.nonce })
    .prepare('portal_nonces');
}

/**
 * The used nonces. Each is accepted once at all instances, and is kept as long as its request's time would be accepted.
 */
export class UsedNonces {
  readonly #query: ReturnType<typeof keepQuery>;
  readonly #kept = new Batched<Nonce, boolean>((nonces) => this.#keepAll(nonces));

  constructor(db: Queryable) {
    this.#query = keepQuery(db);
  }

  async hold(keyId: string, nonce: string, now: number): Promise<void> {
    const kept = await this.#kept.get({ keyId, nonce, expiresAt: now + 2 * clockTolerance });
    if (!kept) throw new EnvelopeFault('replay');
  }

  /** Tells for each nonce whether it was new. If one comes twice, only the first is new. */
  async #keepAll(nonces: readonly Nonce[]): Promise<boolean[]> {
    const different = new Map(nonces.map((one) => [idOf(one), one]));
    // All batches use the same order, so that two with the same replays do not wait for each other.
    const ordered = [...different].sort(([a], [b]) => (a < b ? -1 : 1));
    const rows = await this.#query.execute({
      keyIds: ordered.map(([, { keyId }]) => keyId),
      nonces: ordered.map(([, { nonce }]) => nonce),
      // All rows get the latest time, so that none is forgotten too early.
      expiresAt: new Date(Math.max(...nonces.map(({ expiresAt }) => expiresAt))),
    });
    const kept = new Set(rows.map(idOf));
    return nonces.map((one) => kept.delete(idOf(one)));
  }
}
