import type { CallReply } from '@portal/shared/contract';
import type { CallContext, Origin } from '../calls/context';
import { Refusal } from '../http/refusal';
import { guardState } from '../protection/failure-guard';
import { type GuardState, lockedSeconds } from '../protection/lock-steps';
import { holdLimit } from '../protection/rate-limit';
import { issueTicket, useTicket } from '../protection/tickets';

const clickSeconds = 120;
/** After so many failures in a row from one browser the click alone is not enough. */
const failuresUntilCaptcha = 3;

export const browserGuard = (tenant: string, browserId: string) => `browser:${tenant}:${browserId}`;

/** A click's token holds for the browser and the address that it was made from. */
export const clickBinding = (origin: Origin, browserId: string) => `${origin.tenant}|${browserId}|${origin.address}`;

const stateOf = ({ db, origin }: CallContext, browserId: string) =>
  guardState(db, browserGuard(origin.tenant, browserId));

/** A lock also asks for it: it comes after many failures. */
const asksForCaptcha = (state: GuardState | undefined) =>
  state !== undefined && (state.failures >= failuresUntilCaptcha || state.level > 0);

/** The click verification: its token is good for one code. */
export async function clickToken(context: CallContext, browserId: string): Promise<string> {
  const { db, config, origin, now } = context;
  await holdLimit(db, { key: `click:${origin.address}`, most: config.perMinute.clicks, seconds: 60 }, now);
  const binding = clickBinding(origin, browserId);
  if (asksForCaptcha(await stateOf(context, browserId))) {
    const passed = await useTicket(db, 'captchaPassed', origin.tenant, browserId, now);
    if (!passed) throw new Refusal('428', '请先完成图形验证码');
  }
  return issueTicket(db, { kind: 'click', binding, data: {}, seconds: clickSeconds }, now);
}

/** Uses the click up, or refuses. */
export async function requireClick(context: CallContext, browserId: string, token: string): Promise<void> {
  const { db, origin, now } = context;
  const used = await useTicket(db, 'click', clickBinding(origin, browserId), token, now);
  if (!used) throw new Refusal('400', '验证已失效，请重新点击完成验证');
}

/** What the login page starts with. */
export async function loginStart(context: CallContext, browserId: string): Promise<CallReply<'loginUserVerifyCode'>> {
  const state = await stateOf(context, browserId);
  const seconds = state ? lockedSeconds(state, context.now) : 0;
  return {
    loginType: '20',
    msg: '请登录',
    ...(seconds > 0 ? { passwordEnterInterval: seconds } : {}),
    captchaRequired: asksForCaptcha(state),
  };
}
