import {
  company,
  staffRole,
  staff as staffTable,
  supportEntry,
  supportTicket,
  user,
} from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { supportActs } from '@portal/shared/contract/care-words';
import { maskPhone, plainNumber } from '@portal/shared/format';
import { and, asc, count, eq, inArray, or, type SQL } from 'drizzle-orm';
import { careRoles } from '../../domain/staff/care-roles';
import { inScope, requireInScope } from '../../domain/staff/in-scope';
import { isPerson } from '../../domain/staff/is-person';
import { partOf } from '../../domain/staff/part-of';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { contains } from '../../kernel/data/contains';
import { askedOrder, orderedBy, type RowOrder, rowsAfter } from '../../kernel/data/row-order';
import { hasRoleIn } from '../../kernel/staff/staff-state';

type Listed = CallReply<'staffSupportList'>;
type TicketReply = CallReply<'staffSupportShow'>;

function selectTickets({ db }: StaffContext) {
  return db
    .select({ ticket: supportTicket, person: user, compName: company.compName, staffName: staffTable.displayName })
    .from(supportTicket)
    .leftJoin(user, eq(user.userCode, supportTicket.userCode))
    .leftJoin(company, eq(company.compCode, supportTicket.compCode))
    .leftJoin(staffTable, eq(staffTable.staffId, supportTicket.staffId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectTickets>>[number];

export const rowOf = ({ ticket, person, compName, staffName }: Row): Listed['rows'][number] => ({
  ticketNo: ticket.ticketNo,
  requestNo: ticket.requestNo,
  tenant: ticket.tenant,
  topic: ticket.topic,
  state: ticket.state,
  who: person?.userName ?? ticket.contactName,
  company: compName ?? ticket.contactCompany,
  visitor: person === null,
  staffId: ticket.staffId ?? '',
  staffName: staffName ?? '',
  createTime: ticket.createdAt.toISOString(),
  changeTime: ticket.changedAt.toISOString(),
});

/** Questions by what people know of them. Companies and people are looked for once, and not again for each question. */
function isAbout({ db }: StaffContext, keyword: string): SQL | undefined {
  const companies = db.select({ compCode: company.compCode }).from(company).where(contains(keyword, company.compName));
  const people = db.select({ userCode: user.userCode }).from(user).where(isPerson(keyword));
  return or(
    eq(supportTicket.requestNo, plainNumber(keyword)),
    contains(keyword, supportTicket.topic, supportTicket.contactName, supportTicket.contactCompany),
    inArray(supportTicket.compCode, companies),
    inArray(supportTicket.userCode, people),
  );
}

const oldestFirst: RowOrder = { by: [supportTicket.changedAt], id: supportTicket.ticketNo, largestFirst: false };
const newestFirst: RowOrder = { ...oldestFirst, largestFirst: true };

interface Page extends Pick<HandlerInput<'staffSupportList'>['body'], 'state' | 'sort' | 'after' | 'limit'> {
  readonly where: SQL | undefined;
}

/** One page of tickets, with one row more than is shown. Those that wait for staff stand in the order of their waiting. */
export function ticketPage(context: StaffContext, { where, state, sort, after, limit }: Page) {
  const order = askedOrder(sort, { changeTime: supportTicket.changedAt }, state === 'OPEN' ? oldestFirst : newestFirst);
  return selectTickets(context)
    .where(
      and(
        where,
        state === undefined ? undefined : eq(supportTicket.state, state),
        rowsAfter(supportTicket, order, after),
      ),
    )
    .orderBy(...orderedBy(order))
    .limit(limit + 1);
}

export async function staffSupportList(
  context: StaffContext,
  { body }: HandlerInput<'staffSupportList'>,
): Promise<Listed> {
  const { db, staff } = context;
  const { after, limit, sort, tenant, state, mine, keyword = '' } = body;
  const visible = and(
    await inScope(context, careRoles.read, supportTicket.tenant, tenant),
    mine ? eq(supportTicket.staffId, staff.staffId) : undefined,
    keyword === '' ? undefined : isAbout(context, keyword),
  );
  const read = await ticketPage(context, { state, sort, where: visible, after, limit });
  const counted = await db
    .select({ state: supportTicket.state, total: count() })
    .from(supportTicket)
    .where(visible)
    .groupBy(supportTicket.state);
  const { rows, next } = partOf(read, limit, ({ ticket }) => ticket.ticketNo);
  return { rows: rows.map(rowOf), next, counts: Object.fromEntries(counted.map((one) => [one.state, one.total])) };
}

export async function ticketInScope(
  context: StaffContext,
  roles: typeof careRoles.read | typeof careRoles.answer,
  ticketNo: string,
) {
  const [row] = await context.db.select().from(supportTicket).where(eq(supportTicket.ticketNo, ticketNo));
  return requireInScope(context, roles, row, `ticket ${ticketNo}`);
}

/** A question that a colleague has in hand is theirs until they hand it over; a closed one is the customer's to reopen. */
function actsOf({ staff }: StaffContext, { tenant, state, staffId }: Row['ticket']): TicketReply['may'] {
  const free = state !== 'CLOSED' && (staffId === null || staffId === staff.staffId);
  return free && hasRoleIn(staff, tenant, careRoles.answer) ? [...supportActs] : [];
}

export async function staffSupportShow(
  context: StaffContext,
  { body: { ticketNo } }: HandlerInput<'staffSupportShow'>,
): Promise<TicketReply> {
  await ticketInScope(context, careRoles.read, ticketNo);
  const [row] = await selectTickets(context).where(eq(supportTicket.ticketNo, ticketNo));
  if (!row) throw new Error('the ticket is gone');
  const entries = await context.db
    .select({ entry: supportEntry, staffName: staffTable.displayName })
    .from(supportEntry)
    .leftJoin(staffTable, eq(staffTable.staffId, supportEntry.staffId))
    .where(eq(supportEntry.ticketNo, ticketNo))
    .orderBy(asc(supportEntry.entryId));
  const { ticket, person } = row;
  return {
    ...rowOf(row),
    compCode: ticket.compCode ?? '',
    userCode: ticket.userCode ?? '',
    contact: person ? maskPhone(person.mobile) : ticket.contact,
    closeTime: ticket.closedAt?.toISOString() ?? null,
    may: actsOf(context, ticket),
    entries: entries.map(({ entry, staffName }) => ({
      staffName: staffName ?? '',
      content: entry.content,
      at: entry.at.toISOString(),
    })),
  };
}

/** The people who may answer questions of this tenant. */
export async function answerersOf({ db }: StaffContext, tenant: string) {
  const { staffId, displayName, state } = staffTable;
  return db
    .selectDistinct({ staffId, displayName })
    .from(staffTable)
    .innerJoin(staffRole, eq(staffRole.staffId, staffId))
    .where(
      and(eq(state, 'active'), inArray(staffRole.role, [...careRoles.answer]), inArray(staffRole.tenant, ['', tenant])),
    )
    .orderBy(asc(displayName));
}

export async function staffSupportColleagues(
  context: StaffContext,
  { body: { ticketNo } }: HandlerInput<'staffSupportColleagues'>,
): Promise<CallReply<'staffSupportColleagues'>> {
  const { tenant } = await ticketInScope(context, careRoles.answer, ticketNo);
  return answerersOf(context, tenant);
}
