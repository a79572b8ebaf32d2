import type { Queryable } from '@portal/database';
import { auditEvent } from '@portal/database/schema/platform';
import type { AuditAction } from '@portal/shared/codes/audit-actions';
import type { CallContext } from '../calls/context';
import type { Origin } from '../http/origin';
import { knownUserAgent } from '../session/user-agent';
import { tallied } from './audit-tally';
import { hideNumbers } from './hide-numbers';

/** Removes line breaks and control characters. With them a caller could write lines of their own into a log viewer. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ').slice(0, 200);
}

interface Subject {
  readonly userCode?: string | undefined;
  readonly compCode?: string | undefined;
  /** The object of the action; phone numbers are masked. */
  readonly object?: string;
  /** The values before and after the act; personal numbers in them are hidden. */
  readonly detail?: { readonly before?: unknown; readonly after?: unknown };
}

export type AuditResult = 'ok' | 'refused';

/**
 * Returns whether an event may repeat without end. An address can cause any number of events that belong to nobody. A
 * person can do so by asking for things that they may not have.
 */
function isRepeatable(action: string, { userCode, compCode }: Subject): boolean {
  return (!userCode && !compCode) || action === 'authorization' || action === 'envelope';
}

/**
 * Writes one row for a security event. The database lets nobody change or remove a row, so no field takes words that
 * somebody without a session chose. Repeated events are added up.
 */
export async function auditAs(
  db: Queryable,
  origin: Origin,
  now: Date,
  action: AuditAction,
  result: AuditResult,
  subject: Subject = {},
): Promise<void> {
  const kind = { tenant: origin.tenant, action, result, userCode: subject.userCode ?? '' };
  if (isRepeatable(action, subject) && (await tallied(db, kind, origin.address, now))) return;
  await db.insert(auditEvent).values({
    ...kind,
    compCode: subject.compCode ?? '',
    at: now,
    object: clean(subject.object ?? ''),
    address: origin.address,
    userAgent: knownUserAgent(origin.userAgent),
    requestId: origin.requestId,
    detail: hideNumbers(subject.detail ?? null),
  });
}

/** Does the same for an act of the session's person. */
export function audit(context: CallContext, action: AuditAction, result: AuditResult, object = ''): Promise<void> {
  const { db, origin, now, session } = context;
  const subject = { userCode: session?.userCode, compCode: session?.member?.compCode, object };
  return auditAs(db, origin, now, action, result, subject);
}
