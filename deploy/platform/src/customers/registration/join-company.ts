import { joinRequest } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { and, eq } from 'drizzle-orm';
import { joinNotices } from '../../domain/employee/notices';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { newCode } from '../../kernel/data/new-code';
import { takeTurn } from '../../kernel/data/take-turn';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { conflict, tooMany } from '../../kernel/http/http-error';
import { issueTicket, useTicket } from '../../kernel/protection/tickets';
import { managerOf } from '../../kernel/tenant/company-of';

const joinSeconds = 3600;
/** The most requests that an administrator has not looked at. */
const maxWaiting = 200;

interface Asking {
  readonly userName: string;
  readonly mobile: string;
  readonly email: string;
  /** The password of a person who has no account yet. If the person has an account, it is not used. */
  readonly passwordHash: string;
}

/** A person who registers an existing company may ask its administrator to join it. */
export async function offerToJoin(
  { db, origin, now }: CallContext,
  compCode: string,
  asking: Asking,
): Promise<CallReply<'registerSubmit'>> {
  const data = { compCode, ...asking };
  const binding = origin.tenant;
  const joinToken = await issueTicket(db, { kind: 'joinCompany', binding, data, seconds: joinSeconds }, now);
  const manager = await managerOf(db, compCode);
  const adminMobile = maskPhone(manager?.mobile ?? '');
  return {
    result: 'companyExists',
    msg: `该企业已注册，管理员手机号为${adminMobile}，您可以申请加入`,
    adminMobile,
    joinToken,
  };
}

export async function registerJoin(context: CallContext, { body }: HandlerInput<'registerJoin'>) {
  const { db, origin, now } = context;
  const asked = await useTicket(db, 'joinCompany', origin.tenant, body.joinToken, now);
  if (!asked) throw conflict('申请已失效，请重新注册');
  const request = { ...asked, joinNo: newCode('J'), remark: body.remark ?? '', state: 'WAITING', createdAt: now };
  await db.transaction(async (transaction) => {
    await takeTurn(transaction, `join:${asked.compCode}`);
    const waiting = and(eq(joinRequest.compCode, asked.compCode), eq(joinRequest.state, 'WAITING'));
    const rows = await transaction.select({ mobile: joinRequest.mobile }).from(joinRequest).where(waiting);
    if (rows.some(({ mobile }) => mobile === asked.mobile)) throw conflict('您已申请加入该企业，请等待企业管理员处理');
    if (rows.length >= maxWaiting) throw tooMany('该企业待处理的申请过多，请联系企业管理员');
    await transaction.insert(joinRequest).values(request);
    const { compCode, mobile } = asked;
    await notifyCompany(transaction, joinNotices.asked, { compCode }, { mobile: maskPhone(mobile) }, now);
  });
}
