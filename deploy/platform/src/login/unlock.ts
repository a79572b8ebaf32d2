import { session as sessionTable } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { eq } from 'drizzle-orm';
import type { PersonContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { checkCode, consumeCode, sendCode } from '../codes/sent-codes';
import { one } from '../data/one';
import { forbidden } from '../http/refusal';
import { audit } from '../protection/audit';
import { failureSentence, guardedProof } from '../protection/guarded-proof';
import { rotateTokens } from '../session/sessions';
import { accountByCode, namesMobile } from './accounts';
import { requireClick } from './click';

type UnlockReply = CallReply<'logoutCheckTypeWithSecurity'>;

export function logoutWay({ config, session }: PersonContext): CallReply<'findParamSecurityLogoutWay'> {
  return {
    checkType: config.session.logoutWay,
    msg: '由于您长时间未操作，为保障账户安全，请验证身份后继续',
    userMobile: maskPhone(session.mobile),
  };
}

export async function sendUnlockCode(
  context: PersonContext,
  { query }: HandlerInput<'sendMobileCodeOfLogoutWithSecurity'>,
): Promise<CallReply<'sendMobileCodeOfLogoutWithSecurity'>> {
  const { mobile } = context.session;
  if (!namesMobile(query.mobile, mobile)) throw forbidden();
  await requireClick(context, query.browserID, query.smsToken);
  return sendCode(context, {
    channel: 'sms',
    recipient: mobile,
    purpose: 'unlock',
    browserId: query.browserID,
    deliver: true,
  });
}

async function proved(context: PersonContext, body: HandlerInput<'logoutCheckTypeWithSecurity'>['body']) {
  const { db, config, passwords, session } = context;
  if (body.checkType === '10') {
    if (config.session.logoutWay !== '10') return false;
    const account = await accountByCode(db, session.userCode);
    return passwords.matches(body.passWord ?? '', account?.passwordHash);
  }
  const wanted = { recipient: session.mobile, purpose: 'unlock', browserId: body.browserID } as const;
  const checked = await checkCode(context, wanted, body.mobileCode ?? '');
  return checked !== null && consumeCode(context, checked);
}

/** The person is who they were: the session goes on, under new tokens. */
async function resume(context: PersonContext): Promise<UnlockReply> {
  const { db, config, session, now } = context;
  const found = one(await db.select().from(sessionTable).where(eq(sessionTable.sessionId, session.sessionId)));
  const tokens = await rotateTokens(db, config, found, found.employeeCode, now);
  await db.update(sessionTable).set({ lastActiveAt: now }).where(eq(sessionTable.sessionId, session.sessionId));
  await audit(context, 'unlock', 'ok');
  return { loginType: '10', msg: '操作成功，请继续！', cookieDetailsVo: tokens };
}

export async function unlock(
  context: PersonContext,
  { body }: HandlerInput<'logoutCheckTypeWithSecurity'>,
): Promise<UnlockReply> {
  const { db, session, now } = context;
  if (!namesMobile(body.userMobile, session.mobile)) throw forbidden();
  const result = await guardedProof(db, `unlock:${session.userCode}`, now, () => proved(context, body));
  if (result.ok) return resume(context);
  await audit(context, 'unlock', 'refused');
  const reason = body.checkType === '10' ? '登录密码错误' : '验证码错误或已失效';
  return { loginType: '20', msg: failureSentence(result, reason), passwordEnterInterval: result.seconds };
}
