import { randomInt } from 'node:crypto';
import type { Queryable } from '@portal/database';
import { company, invitation } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import { expireInvitations } from '../../domain/invitation/follow-invitation';
import { invitationState } from '../../domain/invitation/invitation-state';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { notSent } from '../../kernel/codes/sent-codes';
import { contains } from '../../kernel/data/contains';
import { between } from '../../kernel/data/day-range';
import { daysAfter } from '../../kernel/data/days';
import { newCode } from '../../kernel/data/new-code';
import { one } from '../../kernel/data/one';
import { countRows } from '../../kernel/data/read-page';
import { takeTurn } from '../../kernel/data/take-turn';
import { conflict, notFound, tooMany } from '../../kernel/http/http-error';
import { nameInMessage } from '../../kernel/outbox/name-in-message';
import { audit } from '../../kernel/protection/audit';
import { countUse } from '../../kernel/protection/rate-limit';
import { legalParty } from '../../kernel/tenant/legal-party';
import { publicAddress } from '../../kernel/tenant/public-address';

type Invitation = CallReply<'invitationSend'>;
type Row = typeof invitation.$inferSelect;

export const invitationsPerDay = 20;
const lifeDays = 7;
/** The letters of invitation codes, without letters and digits that look alike. */
export const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const newInviteCode = () => Array.from({ length: 8 }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('');

const linkTo = (address: string, { inviteCode }: Row) => `${address}/register/account?inviteCode=${inviteCode}`;

function invitationOf(address: string, row: Row, compStatus: string): Invitation {
  return {
    id: row.id,
    compName: row.compName,
    contact: row.contact,
    mobile: maskPhone(row.mobile),
    compRole: row.compRole,
    inviteCode: row.inviteCode,
    link: linkTo(address, row),
    state: row.state as Invitation['state'],
    compStatus,
    createTime: row.createdAt.toISOString(),
    expireTime: row.expiresAt.toISOString(),
    finishTime: row.finishedAt?.toISOString() ?? null,
  };
}

export async function invitationList(
  context: CompanyContext,
  { body }: HandlerInput<'invitationList'>,
): Promise<CallReply<'invitationList'>> {
  const { db, member, now } = context;
  await expireInvitations(db, member.compCode, now);
  const where = and(
    eq(invitation.compCode, member.compCode),
    contains(body.compName, invitation.compName),
    body.state === undefined ? undefined : eq(invitation.state, body.state),
    between(invitation.createdAt, body.startDate, body.endDate),
  );
  const total = await countRows(db, invitation, where);
  const rows = await db
    .select({ row: invitation, compStatus: company.compStatus })
    .from(invitation)
    .leftJoin(company, eq(company.compCode, invitation.invitedCompCode))
    .where(where)
    .orderBy(desc(invitation.createdAt), desc(invitation.id))
    .limit(body.pageSize)
    .offset((body.pageNum - 1) * body.pageSize);
  const address = await publicAddress(context);
  return { total, rows: rows.map(({ row, compStatus }) => invitationOf(address, row, compStatus ?? '')) };
}

function usedToday({ member, now }: CompanyContext, db: Queryable): Promise<number> {
  const today = gte(invitation.createdAt, daysAfter(now, -1));
  return countRows(db, invitation, and(eq(invitation.compCode, member.compCode), today));
}

export async function invitationQuota(context: CompanyContext): Promise<CallReply<'invitationQuota'>> {
  return { limit: invitationsPerDay, used: await usedToday(context, context.db) };
}

async function tell({ db, messenger, origin, member }: CompanyContext, address: string, row: Row): Promise<void> {
  const { platformName } = await legalParty(db, origin.tenant);
  const [contact, inviter, invited] = [row.contact, member.compName, row.compName].map(nameInMessage);
  const text = `${contact}您好，${inviter}邀请${invited}入驻${platformName}，邀请码${row.inviteCode}，7天内有效：${linkTo(address, row)}`;
  const letter = { tenant: origin.tenant, purpose: 'invitation', code: row.inviteCode, text } as const;
  messenger.send({ ...letter, channel: 'sms', recipient: row.mobile });
  if (row.email !== '') messenger.send({ ...letter, channel: 'email', recipient: row.email });
}

export async function invitationSend(
  context: CompanyContext,
  { body }: HandlerInput<'invitationSend'>,
): Promise<Invitation> {
  const { db, member, now } = context;
  const { email = '', remark = '', compRole = '', ...named } = body;
  const made = {
    ...named,
    email,
    remark,
    compRole,
    id: newCode('I'),
    compCode: member.compCode,
    inviteCode: newInviteCode(),
    state: 'WAITING',
    createdAt: now,
    expiresAt: daysAfter(now, lifeDays),
  };
  const row = one(
    await db.transaction(async (transaction) => {
      await takeTurn(transaction, `invitations:${member.compCode}`);
      if ((await usedToday(context, transaction)) >= invitationsPerDay)
        throw tooMany(`今日已邀请${invitationsPerDay}家企业，请明天再邀请`);
      return transaction.insert(invitation).values(made).returning();
    }),
  );
  const address = await publicAddress(context);
  await tell(context, address, row);
  await audit(context, 'invitation.send', 'ok', row.id);
  return invitationOf(address, row, '');
}

async function waitingInvitation({ db, member, now }: CompanyContext, id: string): Promise<Row> {
  await expireInvitations(db, member.compCode, now);
  const [row] = await db
    .select()
    .from(invitation)
    .where(and(eq(invitation.id, id), eq(invitation.compCode, member.compCode)));
  if (!row) throw notFound('邀请不存在');
  if (row.state !== 'WAITING') throw conflict('该邀请当前状态不支持此操作');
  return row;
}

export async function invitationResend(
  context: CompanyContext,
  { body }: HandlerInput<'invitationResend'>,
): Promise<CallReply<'invitationResend'>> {
  const { db, config, now, transportHealth } = context;
  const row = await waitingInvitation(context, body.id);
  const { interval } = config.codes;
  const failing = transportHealth.fails('sms');
  const key = `${failing ? 'invitation-trial' : 'invitation'}:${row.id}`;
  const pause = await countUse(db, { key, most: 1, seconds: interval }, now);
  if (failing && pause.count > 1) throw notSent();
  if (pause.count > 1) {
    const seconds = Math.ceil((pause.windowEndsAt.getTime() - now.getTime()) / 1000);
    throw tooMany(`发送过于频繁，请${seconds}秒后再试`);
  }
  await tell(context, await publicAddress(context), row);
  if (failing) throw notSent();
  return { sendCodeInterval: interval };
}

export async function invitationRevoke(context: CompanyContext, { body }: HandlerInput<'invitationRevoke'>) {
  const { db } = context;
  const row = await waitingInvitation(context, body.id);
  const revoked = await db
    .update(invitation)
    .set({ state: 'REVOKED' })
    .where(and(eq(invitation.id, row.id), inArray(invitation.state, invitationState.sources('revoked'))))
    .returning({ id: invitation.id });
  if (revoked.length === 0) throw conflict('该邀请当前状态不支持此操作');
  await audit(context, 'invitation.revoke', 'ok', row.id);
}
