import { isLoginPath } from '../../access/public-path';

/** The text of a cookie: absent, or a text that may be anything. */
type CookieText = string | null | undefined;

export interface IdleInput {
  readonly path: string;
  readonly token: CookieText;
  /** Seconds, as the cookie holds them. */
  readonly failurePeriodSec: CookieText;
  /** Milliseconds of the last activity, by the server's clock. */
  readonly lastTime: CookieText;
  /** Milliseconds now, by the server's clock. */
  readonly now: number;
}

export type Idle =
  /** Nothing to watch: no token, no limit, or a login page. */
  | { readonly kind: 'off' }
  | { readonly kind: 'active'; readonly secondsLeft: number }
  /** The session locks soon: time to say so and offer to stay. */
  | { readonly kind: 'ending'; readonly secondsLeft: number }
  | { readonly kind: 'expired' };

/** The notice comes this long before the lock, or at half of the limit if that is shorter. */
const noticeSeconds = 60;

function positive(text: CookieText): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

/**
 * The person's state under the idle limit. If the time of the last activity is not readable or lies ahead, the time
 * counts from now: the server keeps its own clock and has the last word.
 */
export function idleState(input: IdleInput): Idle {
  const limit = positive(input.failurePeriodSec);
  if (!input.token || limit === undefined || isLoginPath(input.path)) return { kind: 'off' };
  const idleSeconds = Math.max(0, (input.now - (positive(input.lastTime) ?? input.now)) / 1_000);
  // "Idle time exceeds failurePeriodSec seconds": at the limit itself the session still holds.
  if (idleSeconds > limit) return { kind: 'expired' };
  const secondsLeft = Math.ceil(limit - idleSeconds);
  return { kind: secondsLeft <= Math.min(noticeSeconds, limit / 2) ? 'ending' : 'active', secondsLeft };
}

/**
 * Milliseconds to add to this machine's clock to get the server's, from one answer that carries its time. The rule
 * assumes that the server read its clock half way between sending and receiving.
 */
export function clockOffset(serverTime: number, sentAt: number, receivedAt: number): number {
  return serverTime - (sentAt + receivedAt) / 2;
}
