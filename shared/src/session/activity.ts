import { accessToken, idleCookies, writeCurrentTime, writeLastTime } from './cookies';
import { type Idle, idleState } from './rules/public';
import { serverNow } from './server-clock';
import { sessionState } from './store';

/** The idle state by the cookies, which all tabs share. */
export function idleByCookies(path: string): Idle {
  return idleState({ path, token: accessToken(), ...idleCookies(), now: serverNow() });
}

/** The person's state under the idle limit. */
export function currentIdle(path: string): Idle {
  return sessionState().locked ? { kind: 'expired' } : idleByCookies(path);
}

/** The limit in seconds; 0 if none is known. */
export const idleLimitSeconds = (): number => Number(idleCookies().failurePeriodSec) || 0;

/** Records the time of an activity, unless the limit passed before it. Answers the state before. */
export function recordActivity(path: string): Idle {
  const idle = currentIdle(path);
  if (idle.kind === 'off') return idle;
  const now = serverNow();
  writeCurrentTime(now);
  if (idle.kind !== 'expired') writeLastTime(now);
  return idle;
}
