import type { CallReply } from '@portal/shared/contract';
import { rememberBrowser } from '../../domain/visitor/known-browsers';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { requireCode, sendCode } from '../../kernel/codes/sent-codes';
import { conflict } from '../../kernel/http/http-error';
import { readTicket, useTicket } from '../../kernel/protection/tickets';
import { type Account, accountByCode } from '../../kernel/session/accounts';
import { finishLogin } from './finish-login';

const expired = () => conflict('验证已失效，请重新登录');

type HalfLogin = HandlerInput<'sendIpCheckEmailCode'>['body'];

const bindingOf = (body: HalfLogin) => `${body.userMobile}|${body.browserID}`;

async function accountOf(context: CallContext, userCode: string | undefined): Promise<Account> {
  const account = userCode === undefined ? undefined : await accountByCode(context.db, userCode);
  if (!account || account.tenant !== context.origin.tenant) throw expired();
  return account;
}

/** Sends the e-mail code of a login from a new environment. The caller needs that login's ticket. */
export async function sendSecurityCode(
  context: CallContext,
  { body }: HandlerInput<'sendIpCheckEmailCode'>,
): Promise<CallReply<'sendIpCheckEmailCode'>> {
  const { accessToken } = body.cookieDetailsVo;
  const half = await readTicket(context.db, 'securityCheck', bindingOf(body), accessToken, context.now);
  const account = await accountOf(context, half?.userCode);
  const { email: recipient } = account;
  return sendCode(context, { channel: 'email', recipient, purpose: 'securityCheck', browserId: body.browserID });
}

export async function passSecurityCheck(
  context: CallContext,
  { body }: HandlerInput<'validIpCheckEmailCode'>,
): Promise<CallReply<'validIpCheckEmailCode'>> {
  const { accessToken } = body.cookieDetailsVo;
  const half = await readTicket(context.db, 'securityCheck', bindingOf(body), accessToken, context.now);
  const account = await accountOf(context, half?.userCode);
  const wanted = { recipient: account.email, purpose: 'securityCheck', browserId: body.browserID } as const;
  await requireCode(context, wanted, body.emailCode);
  if (!(await useTicket(context.db, 'securityCheck', bindingOf(body), accessToken, context.now))) throw expired();
  await rememberBrowser(context.db, account, body.browserID, context.now);
  return finishLogin(context, account, body.browserID, true);
}
