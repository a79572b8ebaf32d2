import type { Queryable } from '@portal/database';
import { company, employee, user } from '@portal/database/schema/platform';
import { wrongStatusText } from '@portal/shared/codes/refusal-texts';
import { type WayOutKind, wayOutOf } from '@portal/shared/codes/ways-out';
import { and, eq } from 'drizzle-orm';
import type { CallContext, CompanyContext } from '../../kernel/calls/context';
import { conflict, notFound } from '../../kernel/http/http-error';
import { holdLimit } from '../../kernel/protection/rate-limit';
import { readTicket, useTicket } from '../../kernel/protection/tickets';
import { memberOf } from '../../kernel/session/find-session';

/** The administrator who acts by a ticket, in the company of the ticket. */
export interface ActingContext extends CompanyContext {
  readonly kind: WayOutKind;
}

const staleTicket = () => notFound('页面已失效，请重新登录后再办理');

/** A ticket belongs to the browser that logged in; null: the browser sent no cookie. */
export const bindingOf = ({ browser, origin }: CallContext): string | null =>
  browser.sentHash === null ? null : `${origin.tenant}|${browser.sentHash}`;

async function placeOf(db: Queryable, employeeCode: string) {
  const [place] = await db
    .select()
    .from(employee)
    .innerJoin(company, eq(company.compCode, employee.compCode))
    .innerJoin(user, eq(user.userCode, employee.userCode))
    .where(and(eq(employee.employeeCode, employeeCode), eq(employee.status, '1'), eq(employee.rootManager, true)));
  return place;
}

/**
 * Finds the person behind a ticket. They have to be the company's administrator still, and the company in the status
 * that the ticket was for.
 */
export async function actingPerson(context: CallContext, ticket: string): Promise<ActingContext> {
  const { db, config, origin, now } = context;
  await holdLimit(db, { key: `way-out:${origin.address}`, most: config.perMinute.keys, seconds: 60 }, now);
  const binding = bindingOf(context);
  const found = binding === null ? undefined : await readTicket(db, 'wayOut', binding, ticket, now);
  const place = found && (await placeOf(db, found.employeeCode));
  if (!found || place?.user.tenant !== origin.tenant || place.user.status !== 'ACTIVE') throw staleTicket();
  if (wayOutOf(place.company.compStatus)?.kind !== found.kind) throw conflict(wrongStatusText);
  const member = memberOf(place.employee, place.company, null);
  const { userCode, userName, mobile, tenant } = place.user;
  const lasting = { lastActiveAt: now, endsAt: now, locked: false, endReason: null };
  const session = { sessionId: '', tenant, userCode, userName, mobile, member, ...lasting };
  return { ...context, session, member, kind: found.kind };
}

/** Uses the ticket up, inside the caller's transaction. If two send it at once, one wins. */
export async function spendTicket(acting: ActingContext, db: Queryable, ticket: string): Promise<void> {
  const binding = bindingOf(acting);
  const spent = binding !== null && (await useTicket(db, 'wayOut', binding, ticket, acting.now));
  if (!spent) throw staleTicket();
}

/** Refuses a ticket for another way. */
export function requireKind({ kind }: ActingContext, ...kinds: readonly WayOutKind[]): void {
  if (!kinds.includes(kind)) throw conflict(wrongStatusText);
}
