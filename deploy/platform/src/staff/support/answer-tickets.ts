import type { Queryable } from '@portal/database';
import { supportTicket } from '@portal/database/schema/platform';
import { supportPath } from '@portal/shared/landing-addresses';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { auditAct } from '../../domain/staff/audit-staff';
import { careRoles } from '../../domain/staff/care-roles';
import { addEntry, type Ticket } from '../../domain/support/tickets';
import { newLink } from '../../domain/support/visitor-tickets';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { notifyCompany, notifyPerson } from '../../kernel/dispatch/notify';
import { conflict } from '../../kernel/http/http-error';
import { tenantAddress } from '../../kernel/tenant/public-address';
import { supportNotices } from './notices';
import { answerersOf, ticketInScope } from './read-tickets';

/** Tells a person with an account that something happened to their question. */
async function notifyAsker(
  db: Queryable,
  notice: (typeof supportNotices)[keyof typeof supportNotices],
  { userCode, compCode, requestNo: number, ticketNo: ticket }: Ticket,
  now: Date,
): Promise<void> {
  if (userCode === null) return;
  const said = { number, ticket };
  if (compCode === null) await notifyPerson(db, notice, userCode, said, now);
  else await notifyCompany(db, notice, { compCode, userCodes: [userCode] }, said, now);
}

/**
 * Changes a ticket that is not closed and that nobody else has in hand. The one update decides, so that two colleagues
 * do not both answer.
 */
async function inHand(
  { staff }: StaffContext,
  db: Queryable,
  ticketNo: string,
  values: Partial<Ticket>,
): Promise<Ticket> {
  const [row] = await db
    .update(supportTicket)
    .set(values)
    .where(
      and(
        eq(supportTicket.ticketNo, ticketNo),
        ne(supportTicket.state, 'CLOSED'),
        or(isNull(supportTicket.staffId), eq(supportTicket.staffId, staff.staffId)),
      ),
    )
    .returning();
  if (!row) throw conflict('该咨询已关闭，或由其他同事处理');
  return row;
}

/**
 * Writes the answer and tells the customer. A visitor gets a link at the number or address that they typed; the link is
 * a secret, so it goes out at once and is not kept.
 */
export async function staffSupportAnswer(
  context: StaffContext,
  { body: { ticketNo, content, close } }: HandlerInput<'staffSupportAnswer'>,
) {
  const { db, config, now, staff, messenger } = context;
  const before = await ticketInScope(context, careRoles.answer, ticketNo);
  const { tenant, requestNo, contact } = before;
  const state = close ? 'CLOSED' : 'ANSWERED';
  const link = await db.transaction(async (transaction) => {
    const values = { state, staffId: staff.staffId, changedAt: now, closedAt: close ? now : null } as const;
    const ticket = await inHand(context, transaction, ticketNo, values);
    await addEntry(transaction, ticketNo, { staffId: staff.staffId, content }, now);
    await notifyAsker(transaction, supportNotices.answered, ticket, now);
    await auditAct(transaction, context, {
      action: 'support.answer',
      object: requestNo,
      tenant,
      compCode: ticket.compCode ?? '',
      before: { state: before.state, staffId: before.staffId },
      after: { state, staffId: staff.staffId, characters: content.length },
    });
    return ticket.userCode === null ? newLink(transaction, ticketNo, now) : null;
  });
  if (link !== null) {
    const page = `${await tenantAddress(db, tenant, config)}${supportPath}?link=${link}`;
    const text = `您的咨询（${requestNo}）已有答复，请打开链接查看，30天内有效，请勿转发：${page}`;
    const channel = contact.includes('@') ? 'email' : 'sms';
    const letter = { tenant, recipient: contact, channel, purpose: 'supportAnswer', code: '', text } as const;
    messenger.send({ ...letter, subject: '客服已答复您的咨询' });
  }
}

export async function staffSupportHandOver(
  context: StaffContext,
  { body: { ticketNo, staffId } }: HandlerInput<'staffSupportHandOver'>,
) {
  const { db } = context;
  const { tenant, requestNo, ...before } = await ticketInScope(context, careRoles.answer, ticketNo);
  const colleagues = await answerersOf(context, tenant);
  if (staffId !== null && !colleagues.some((one) => one.staffId === staffId)) throw conflict('该同事不能处理此咨询');
  await db.transaction(async (transaction) => {
    await inHand(context, transaction, ticketNo, { staffId });
    await auditAct(transaction, context, {
      action: 'support.handOver',
      object: requestNo,
      tenant,
      before: { staffId: before.staffId },
      after: { staffId },
    });
  });
}

export async function staffSupportClose(
  context: StaffContext,
  { body: { ticketNo } }: HandlerInput<'staffSupportClose'>,
) {
  const { db, now } = context;
  const { tenant, requestNo, ...before } = await ticketInScope(context, careRoles.answer, ticketNo);
  await db.transaction(async (transaction) => {
    const ticket = await inHand(context, transaction, ticketNo, { state: 'CLOSED', changedAt: now, closedAt: now });
    await notifyAsker(transaction, supportNotices.closed, ticket, now);
    await auditAct(transaction, context, {
      action: 'support.close',
      object: requestNo,
      tenant,
      before: { state: before.state },
      after: { state: 'CLOSED' },
    });
  });
}
