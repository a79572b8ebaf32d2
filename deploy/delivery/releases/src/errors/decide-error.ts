import type { Database } from '@portal/database';
import { type ErrorStanding, releaseError } from '@portal/database/schema/release-errors';
import { releaseAudit } from '@portal/database/schema/releases';
import { and, eq } from 'drizzle-orm';
import { NotThere } from '../refusal';

export interface ErrorDecision {
  fingerprint: string;
  /** Only if it is this package's; null: whosever it is. */
  package: string | null;
  standing: ErrorStanding | 'open';
  by: string;
}

const actions = { muted: 'error-mute', resolved: 'error-resolve', open: 'error-reopen' } as const;

/** Mutes or resolves an error, or opens it again. */
export function decideError({ db }: Database, decision: ErrorDecision): Promise<void> {
  const { fingerprint, package: own, standing, by } = decision;
  return db.transaction(async (transaction) => {
    const [error] = await transaction
      .select()
      .from(releaseError)
      .where(and(eq(releaseError.fingerprint, fingerprint), own === null ? undefined : eq(releaseError.package, own)))
      .for('update');
    if (!error) throw new NotThere('error', fingerprint);
    if ((error.standing ?? 'open') === standing) return;
    const decided =
      standing === 'open'
        ? { standing: null, standingBy: null, standingAt: null }
        : { standing, standingBy: by, standingAt: new Date() };
    await transaction.update(releaseError).set(decided).where(eq(releaseError.fingerprint, fingerprint));
    const { slot, class: name } = error;
    const detail = { error: fingerprint, ...(name ? { class: name } : {}) };
    await transaction.insert(releaseAudit).values({ who: by, action: actions[standing], slot, detail });
  });
}
