import type { Queryable } from '@portal/database';
import { dispatch, message, sentCode, smsReceipt, user } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskEmail, maskPhone } from '@portal/shared/format';
import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { noticeTexts } from '../../kernel/dispatch/notice-texts';
import type { Services } from '../../kernel/services';

type Sent = CallReply<'staffCompanySent'>;

const most = 100;

/** What the providers have reported of the SMS of these rows, by the row. */
async function reportsOf(db: Queryable, references: readonly string[]): Promise<Map<string, Sent[number]['report']>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .select()
    .from(smsReceipt)
    .where(and(inArray(smsReceipt.reference, [...references]), isNotNull(smsReceipt.state)));
  return new Map(
    rows.map(({ reference, state, code, words, reportedAt, takenAt }) => [
      reference,
      { arrived: state === 'ARRIVED', code, words, at: (reportedAt ?? takenAt).toISOString() },
    ]),
  );
}

const masked = (recipient: string) => (recipient.includes('@') ? maskEmail(recipient) : maskPhone(recipient));

/** SMS and e-mails that the platform sent by itself. Sent ones are kept for thirty days. */
export async function lettersOf(
  { db, notices }: Pick<Services, 'db' | 'notices'>,
  which: SQL | undefined,
): Promise<Sent> {
  const titleOf = ({ purpose, variables }: typeof dispatch.$inferSelect) => {
    const notice = notices.find(purpose);
    return notice ? noticeTexts(notice, variables).title : purpose;
  };
  const rows = await db.select().from(dispatch).where(which).orderBy(desc(dispatch.createdAt)).limit(most);
  const reports = await reportsOf(
    db,
    rows.map(({ dispatchId }) => dispatchId),
  );
  return rows.map((row) => ({
    report: reports.get(row.dispatchId),
    at: (row.finishedAt ?? row.createdAt).toISOString(),
    channel: row.channel,
    title: titleOf(row),
    to: masked(row.recipient),
    state: row.state,
  }));
}

export async function messagesOf(db: Queryable, which: SQL | undefined): Promise<Sent> {
  const rows = await db
    .select({ sentAt: message.sentAt, readAt: message.readAt, title: message.title, userName: user.userName })
    .from(message)
    .innerJoin(user, eq(user.userCode, message.userCode))
    .where(which)
    .orderBy(desc(message.sentAt))
    .limit(most);
  return rows.map(({ sentAt, readAt, title, userName }) => ({
    at: sentAt.toISOString(),
    channel: 'message',
    title,
    to: userName,
    state: readAt === null ? 'UNREAD' : 'READ',
  }));
}

/** Codes that a person asked for, a day back: that they were sent and whether they were used, and nothing else. */
export async function codesOf(
  { db, codePurposes }: Pick<Services, 'db' | 'codePurposes'>,
  { tenant, mobile, email }: Pick<typeof user.$inferSelect, 'tenant' | 'mobile' | 'email'>,
  now: Date,
): Promise<Sent> {
  const reached = email === '' ? [mobile] : [mobile, email];
  const { codeId, recipient, purpose, createdAt, expiresAt, usedAt } = sentCode;
  const rows = await db
    .select({ codeId, recipient, purpose, createdAt, expiresAt, usedAt })
    .from(sentCode)
    .where(and(eq(sentCode.tenant, tenant), inArray(recipient, reached)))
    .orderBy(desc(createdAt))
    .limit(most);
  const reports = await reportsOf(
    db,
    rows.map((row) => row.codeId),
  );
  return rows.map((row) => ({
    report: reports.get(row.codeId),
    at: row.createdAt.toISOString(),
    channel: row.recipient.includes('@') ? 'email' : 'sms',
    title: codePurposes.title(row.purpose),
    to: masked(row.recipient),
    state: row.usedAt !== null ? 'USED' : row.expiresAt <= now ? 'EXPIRED' : 'SENT',
  }));
}

/** The newest of several lists. */
export const newestOf = (...lists: readonly Sent[]): Sent =>
  lists
    .flat()
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, most);
