import { auditEvent, company, staff as staffTable, user } from '@portal/database/schema/platform';
import type { StaffRole } from '@portal/shared/codes/staff-roles';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone, plainNumber } from '@portal/shared/format';
import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { inScope } from '../../domain/staff/in-scope';
import { isPerson } from '../../domain/staff/is-person';
import { partOf } from '../../domain/staff/part-of';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { contains } from '../../kernel/data/contains';
import { between } from '../../kernel/data/day-range';
import { serverUser } from './server-acts';

/** Servers, command lines and who else changes releases have no row of their own, so the audit keeps them by name. */
const named = [serverUser, 'token:', 'release:'] as const;
const isNamed = (userCode: string) => named.some((kind) => userCode.startsWith(kind));

export const auditReaders = ['audit', 'admin'] as const satisfies readonly StaffRole[];

type Filters = HandlerInput<'staffAuditList'>['body'];

/** The acts of people with such a name. The people are looked for once, and not again for each act. */
function isBy({ db }: StaffContext, who: string): SQL | undefined {
  const people = db
    .select({ staffId: staffTable.staffId })
    .from(staffTable)
    .where(contains(who, staffTable.displayName, staffTable.loginName));
  const customers = db.select({ userCode: user.userCode }).from(user).where(isPerson(who));
  const kinds = named.map((kind) => sql`starts_with(${auditEvent.userCode}, ${kind})`);
  return or(
    inArray(auditEvent.userCode, people),
    inArray(auditEvent.userCode, customers),
    and(or(...kinds), contains(who, auditEvent.userCode)),
  );
}

/** What was done, the company that it is about, or the number of the request, as customers read it at a failure. */
const isAbout = (object: string): SQL | undefined =>
  or(
    contains(object, auditEvent.object, company.compName),
    eq(company.compNo, plainNumber(object)),
    eq(auditEvent.requestId, object.toLowerCase()),
  );

/** A customer is known by name and number; a person who has left has neither. */
const nameOf = ({ userName, mobile }: typeof user.$inferSelect) =>
  [userName, maskPhone(mobile)].filter(Boolean).join(' ');

/** Nobody with a row: a server or command line, an account that was removed, or nobody at all. */
const nameless = (userCode: string) => (userCode === '' || isNamed(userCode) ? userCode : 'gone:');

/** Events are numbered in the order of their time. */
const oldestFirst = ({ sort }: Filters) => sort === 'at';

async function isWanted(context: StaffContext, filters: Filters): Promise<SQL | undefined> {
  const { before, staffId, who, action, object, tenant, result, startDate, endDate } = filters;
  return and(
    await inScope(context, auditReaders, auditEvent.tenant, tenant),
    before === undefined ? undefined : (oldestFirst(filters) ? gt : lt)(auditEvent.eventId, before),
    staffId === undefined ? undefined : eq(auditEvent.userCode, staffId),
    who ? isBy(context, who) : undefined,
    action === undefined ? undefined : sql`starts_with(${auditEvent.action}, ${action})`,
    object ? isAbout(object) : undefined,
    result === undefined ? undefined : eq(auditEvent.result, result),
    between(auditEvent.at, startDate, endDate),
  );
}

/** Lists the audit of the tenants that the person may see, newest first unless the oldest were asked for. */
export async function auditList(
  context: StaffContext,
  { body }: HandlerInput<'staffAuditList'>,
): Promise<CallReply<'staffAuditList'>> {
  const read = await context.db
    .select({ event: auditEvent, who: staffTable.displayName, customer: user, compName: company.compName })
    .from(auditEvent)
    .leftJoin(staffTable, eq(staffTable.staffId, auditEvent.userCode))
    .leftJoin(user, eq(user.userCode, auditEvent.userCode))
    .leftJoin(company, eq(company.compCode, auditEvent.compCode))
    .where(await isWanted(context, body))
    .orderBy((oldestFirst(body) ? asc : desc)(auditEvent.eventId))
    .limit(body.limit + 1);
  const { rows, next } = partOf(read, body.limit, ({ event }) => event.eventId);
  return {
    rows: rows.map(({ event, who, customer, compName }) => ({
      eventId: event.eventId,
      at: event.at.toISOString(),
      tenant: event.tenant,
      action: event.action,
      result: event.result,
      who: who ?? (customer ? nameOf(customer) : nameless(event.userCode)),
      object: event.object,
      company: compName ?? '',
      before: event.detail?.before ?? null,
      after: event.detail?.after ?? null,
      address: event.address,
      requestId: event.requestId,
      count: event.count,
    })),
    next,
  };
}
