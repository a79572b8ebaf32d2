import type { Database } from '../database';
import { removeOldAudit, sealAudit } from './seal-audit';

const everyMs = 600_000;

export interface AuditKeeping {
  /** Blocks that are older go. */
  readonly days: number;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

/**
 * Seals what was audited and removes what is older than it has to be, now and then. Any number of processes may do so:
 * the database lets one at a time. Answers how to stop, which waits for the turn that runs.
 */
export function keepAudit({ db }: Database, keeping: AuditKeeping): () => Promise<void> {
  async function turn(): Promise<void> {
    await sealAudit(db);
    await removeOldAudit(db, keeping.days);
  }
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= turn()
      .catch(keeping.onError)
      .finally(() => {
        running = undefined;
      });
  }, keeping.everyMs ?? everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
