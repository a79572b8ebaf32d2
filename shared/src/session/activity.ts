import { accessToken, idleCookies, writeCurrentTime, writeLastTime } from './cookies';
import { type Idle, idleState } from './rules/public';
import { serverNow } from './server-clock';
import { sessionState } from './store';

/** What the cookies say, which are those of all tabs. */
export function idleByCookies(path: string): Idle {
  return idleState({ path, token: accessToken(), ...idleCookies(), now: serverNow() });
}

/** Where the person stands with the idle limit. */
export function currentIdle(path: string): Idle {
  return sessionState().locked ? { kind: 'expired' } : idleByCookies(path);
}

/** The limit in seconds; 0 where none is known. */
export const idleLimitSeconds = (): number => Number(idleCookies().failurePeriodSec) || 0;

/** Records the time of an activity, unless the limit has passed before it. Answers where the person stood. */
export function recordActivity(path: string): Idle {
  const idle = currentIdle(path);
  if (idle.kind === 'off') return idle;
  const now = serverNow();
  writeCurrentTime(now);
  if (idle.kind !== 'expired') writeLastTime(now);
  return idle;
}
