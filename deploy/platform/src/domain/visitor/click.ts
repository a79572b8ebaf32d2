import type { CallReply } from '@portal/shared/contract';
import type { CallContext } from '../../kernel/calls/context';
import { isRiskyAddress, isRiskyNumber } from '../../kernel/captcha/risk';
import { HttpError } from '../../kernel/http/http-error';
import type { Origin } from '../../kernel/http/origin';
import { guardState } from '../../kernel/protection/failure-guard';
import { lockedSentence } from '../../kernel/protection/guarded-proof';
import { type GuardState, lockedSeconds } from '../../kernel/protection/lock-steps';
import { holdLimit } from '../../kernel/protection/rate-limit';
import { issueTicket, type TicketData, useTicket } from '../../kernel/protection/tickets';
import { type Account, accountByMobile } from '../../kernel/session/accounts';
import { isKnownBrowser } from './known-browsers';

const clickSeconds = 120;
/** After so many failures in a row the click of a browser is not enough. */
const failuresUntilCaptcha = 3;

export const browserGuard = (tenant: string, browserId: string) => `browser:${tenant}:${browserId}`;

/** A click's token is valid only for its browser and its address. */
const clickBinding = (origin: Origin, browserId: string) => `${origin.tenant}|${browserId}|${origin.address}`;

const stateOf = ({ db, origin }: CallContext, browserId: string) =>
  guardState(db, browserGuard(origin.tenant, browserId));

/** After a lock a captcha is needed, too, because a lock comes after many failures. */
const hasFailedOften = (state: GuardState | undefined) =>
  state !== undefined && (state.failures >= failuresUntilCaptcha || state.level > 0);

const asksForCaptcha = async (context: CallContext, state: GuardState | undefined) =>
  hasFailedOften(state) || (await isRiskyAddress(context));

const captchaFirst = () => new HttpError('428', '请先完成图形验证码');

/**
 * Makes the token of the click verification. It is good for one code, and tells whether a captcha was solved for it.
 */
export async function clickToken(context: CallContext, browserId: string): Promise<string> {
  const { db, config, origin, now } = context;
  await holdLimit(db, { key: `click:${origin.address}`, most: config.perMinute.clicks, seconds: 60 }, now);
  const binding = clickBinding(origin, browserId);
  const captcha = (await useTicket(db, 'captchaPassed', origin.tenant, browserId, now)) !== undefined;
  if (!captcha && (await asksForCaptcha(context, await stateOf(context, browserId)))) throw captchaFirst();
  return issueTicket(db, { kind: 'click', binding, data: { captcha }, seconds: clickSeconds }, now);
}

/** Uses the click up, or refuses. */
export async function requireClick(
  context: CallContext,
  browserId: string,
  token: string,
): Promise<TicketData['click']> {
  const { db, origin, now } = context;
  const used = await useTicket(db, 'click', clickBinding(origin, browserId), token, now);
  if (!used) throw new HttpError('400', '验证已失效，请重新点击完成验证');
  return used;
}

interface VisitorsClick {
  readonly browserId: string;
  readonly token: string;
  readonly mobile: string;
}

/**
 * Does the same for a code to a number when the visitor is not logged in. If codes to the number were unused or wrong
 * today, it first asks for a captcha. It does not ask in a browser with which the number's owner has logged in.
 */
export async function requireVisitorsClick(
  context: CallContext,
  { browserId, token, mobile }: VisitorsClick,
): Promise<{ account: Account | undefined; known: boolean }> {
  const { db, origin } = context;
  const click = await requireClick(context, browserId, token);
  const account = await accountByMobile(db, origin.tenant, mobile);
  const known = await isKnownBrowser(db, account, browserId);
  if ((await isRiskyNumber(context, mobile)) && !known && !click.captcha) throw captchaFirst();
  return { account, known };
}

/** Returns the data with which the login page starts. */
export async function loginStart(context: CallContext, browserId: string): Promise<CallReply<'loginUserVerifyCode'>> {
  const state = await stateOf(context, browserId);
  const seconds = state ? lockedSeconds(state, context.now) : 0;
  return {
    ...(seconds > 0
      ? { loginType: '60', msg: lockedSentence(seconds), passwordEnterInterval: seconds }
      : { loginType: '20', msg: '请登录' }),
    captchaRequired: await asksForCaptcha(context, state),
  };
}
