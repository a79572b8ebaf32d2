import type { Queryable } from '@portal/database';
import { auditEvent } from '@portal/database/schema/platform';
import type { CallContext, Origin } from '../calls/context';
import { tallied } from './audit-tally';

/** Line breaks and control characters would let a caller write lines of their own into whatever shows the log. */
function clean(text: string, longest: number): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ').slice(0, longest);
}

interface Subject {
  readonly userCode?: string | undefined;
  readonly compCode?: string | undefined;
  /** What it was done to; phone numbers masked. */
  readonly object?: string;
}

export type AuditResult = 'ok' | 'refused';

/** Events of nobody in particular: an address may cause as many as it likes. So may a person who asks for what they may not have. */
function isRepeatable(action: string, { userCode, compCode }: Subject): boolean {
  return (!userCode && !compCode) || action === 'authorization' || action === 'envelope';
}

/** One row for a security event; the database lets nobody change or remove one. What repeats is added up. */
export async function auditAs(
  db: Queryable,
  origin: Origin,
  now: Date,
  action: string,
  result: AuditResult,
  subject: Subject = {},
): Promise<void> {
  const kind = { tenant: origin.tenant, action, result, userCode: subject.userCode ?? '' };
  if (isRepeatable(action, subject) && (await tallied(db, kind, origin.address, now))) return;
  await db.insert(auditEvent).values({
    ...kind,
    compCode: subject.compCode ?? '',
    at: now,
    object: clean(subject.object ?? '', 200),
    address: origin.address,
    userAgent: clean(origin.userAgent, 200),
    requestId: origin.requestId,
  });
}

/** The same for something that the person of the session did. */
export function audit(context: CallContext, action: string, result: AuditResult, object = ''): Promise<void> {
  const { db, origin, now, session } = context;
  const subject = { userCode: session?.userCode, compCode: session?.member?.compCode, object };
  return auditAs(db, origin, now, action, result, subject);
}
