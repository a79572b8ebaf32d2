import { session as sessionTable } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { eq } from 'drizzle-orm';
import { requireClick } from '../../domain/visitor/click';
import { notifyOfLock } from '../../domain/visitor/notify-of-lock';
import { provesPerson } from '../../domain/visitor/proves-person';
import type { PersonContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { sendCode } from '../../kernel/codes/sent-codes';
import { one } from '../../kernel/data/one';
import { outOfPlace } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';
import { failureSentence, guardedProof } from '../../kernel/protection/guarded-proof';
import { isOfAnotherBrowser, refuseStolen } from '../../kernel/protection/stolen-session';
import { namesMobile } from '../../kernel/session/accounts';
import { rotateTokens } from '../../kernel/session/sessions';

/** The dialog is in the page of another person. */
const otherPerson = '页面与当前登录账号不一致，请重新登录';

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
  if (!namesMobile(query.mobile, mobile)) throw outOfPlace(otherPerson);
  await requireClick(context, query.browserID, query.smsToken);
  return sendCode(context, { channel: 'sms', recipient: mobile, purpose: 'unlock', browserId: query.browserID });
}

/** The person has proved who they are, so the session continues with new tokens. */
async function resume(context: PersonContext): Promise<UnlockReply> {
  const { db, browser, config, session, now } = context;
  const found = one(await db.select().from(sessionTable).where(eq(sessionTable.sessionId, session.sessionId)));
  if (isOfAnotherBrowser(found, context)) return refuseStolen(context, found, 'another browser');
  const { employeeCode, compRole } = found;
  const tokens = await rotateTokens(db, found, { config, now, employeeCode, compRole, cookieHash: browser.keep() });
  if (tokens === null) return resume(context);
  await db.update(sessionTable).set({ lastActiveAt: now }).where(eq(sessionTable.sessionId, session.sessionId));
  await audit(context, 'unlock', 'ok');
  return { loginType: '10', msg: '操作成功，请继续！', cookieDetailsVo: tokens };
}

export async function unlock(
  context: PersonContext,
  { body }: HandlerInput<'logoutCheckTypeWithSecurity'>,
): Promise<UnlockReply> {
  const { db, session, now } = context;
  if (!namesMobile(body.userMobile, session.mobile)) throw outOfPlace(otherPerson);
  const result = await guardedProof(db, `unlock:${session.userCode}`, now, () => provesPerson(context, body, 'unlock'));
  if (result.ok) return resume(context);
  await audit(context, 'unlock', 'refused');
  await notifyOfLock(context, session.userCode, result);
  const reason = body.checkType === '10' ? '登录密码错误' : '验证码错误或已失效';
  return { loginType: '20', msg: failureSentence(result, reason), passwordEnterInterval: result.seconds };
}
