import type { Queryable } from '@portal/database';
import { agreement, permit } from '@portal/database/schema/platform';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { agreementMachine } from '../../domain/agreement/agreement-machine';
import { askForCertificates, revokeCertificates } from '../../domain/agreement/certificates';
import type { Decision } from '../../domain/case/decision';
import { advance } from '../../domain/company/advance';
import { endedPapers } from '../../domain/company/ended-papers';
import { profileOf } from '../../domain/company/records';
import { permitMachine } from '../../domain/product/permit-machine';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { endSessions, sessionsInCompany } from '../../kernel/session/sessions';
import { finishRequest } from './company-requests';
import { wayOutNotices } from './notices';

/** Ends the request as the platform decided. There is nothing to correct in one, so sending it back refuses it. */
async function finish(db: Queryable, requestId: string, { outcome, reason }: Decision, now: Date) {
  const good = outcome === 'approve';
  const { compCode } = await finishRequest(
    db,
    requestId,
    { state: good ? 'APPROVED' : 'REFUSED', opinion: reason },
    now,
  );
  return { compCode, good };
}

/** Ends all that a closed company could use: its products, agreements, certificates and sessions. */
async function endAll(db: Queryable, compCode: string, now: Date): Promise<void> {
  const step = JSON.stringify([{ title: '企业注销', at: now.toISOString(), remark: '' }]);
  await db
    .update(permit)
    .set({ state: 'STOPPED', reason: '企业已注销', history: sql`${permit.history} || ${step}::jsonb` })
    .where(and(eq(permit.compCode, compCode), inArray(permit.state, permitMachine.sources('stop'))));
  await db
    .update(agreement)
    .set({ state: 'INVALID' })
    .where(and(eq(agreement.compCode, compCode), inArray(agreement.state, agreementMachine.sources('expire'))));
  await revokeCertificates(db, compCode, now);
  await endSessions(db, sessionsInCompany(compCode), 'companyBlocked', now);
}

export async function decideClosing(db: Queryable, requestId: string, decision: Decision, now: Date): Promise<void> {
  const { compCode, good } = await finish(db, requestId, decision, now);
  await advance(db, compCode, good ? 'closed' : 'closingEnded', now);
  if (good) {
    await endAll(db, compCode, now);
    await notifyCompany(db, wayOutNotices.closed, { compCode }, {}, now);
  } else {
    await notifyCompany(db, wayOutNotices.notClosed, { compCode }, { reason: decision.reason }, now);
  }
}

/** A closed company opens again without its products. If a paper has ended meanwhile, it has to be renewed first. */
export async function decideReopening(db: Queryable, requestId: string, decision: Decision, now: Date): Promise<void> {
  const { compCode, good } = await finish(db, requestId, decision, now);
  if (!good) {
    await notifyCompany(db, wayOutNotices.notReopened, { compCode }, { reason: decision.reason }, now);
    return;
  }
  const ended = endedPapers(await profileOf(db, compCode), now);
  await advance(db, compCode, ended.length > 0 ? 'reopenedWithoutPapers' : 'reopened', now);
  await askForCertificates(db, compCode, now);
  await notifyCompany(
    db,
    ended.length > 0 ? wayOutNotices.reopenedToRenew : wayOutNotices.reopened,
    { compCode },
    {},
    now,
  );
}

export async function decideUnfreeze(db: Queryable, requestId: string, decision: Decision, now: Date): Promise<void> {
  const { compCode, good } = await finish(db, requestId, decision, now);
  await advance(db, compCode, good ? 'unfrozen' : 'unfreezeRefused', now);
  if (good) await notifyCompany(db, wayOutNotices.unfreezeGranted, { compCode }, {}, now);
  else await notifyCompany(db, wayOutNotices.unfreezeRefused, { compCode }, { reason: decision.reason }, now);
}
