import type { Database } from '../database';
import { repeat } from '../repeat';
import { removeOldAudit, sealAudit } from './seal-audit';

const everyMs = 600_000;

export interface AuditKeeping {
  /** Blocks that are older are removed. */
  readonly days: number;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

/**
 * Regularly seals new audit rows and removes those that are older than `keeping.days`. Any number of processes may do
 * so: the database lets one at a time. Returns a function that stops it and waits for the running turn.
 */
export function keepAudit(database: Database, keeping: AuditKeeping): () => Promise<void> {
  async function turn(): Promise<void> {
    await sealAudit(database.db);
    await removeOldAudit(database.db, keeping.days);
  }
  return repeat(turn, { everyMs, ...keeping });
}
