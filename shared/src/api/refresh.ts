import { customerCalls } from '../contract/customer-calls';
import type { CallReply } from '../contract/public';
import { accessToken, isStale, lockSession, refreshToken, renewTokens } from '../session/public';
import { singleFlight } from '../single-flight';
import { ApiError } from './api-error';
import { exchange } from './exchange';
import { requestForm } from './request-form';
import { failureText } from './texts';

/** Only one tab refreshes: a server that changes refresh tokens treats a second use as theft. */
function aloneAmongTabs<T>(action: () => Promise<T>): Promise<T> {
  // Absent outside secure contexts.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('portal-refresh', action) : action();
}

/** A failed refresh loses nothing that the person did, so it uses the sentences of a read. */
const row = { ...customerCalls.refreshToken, writes: false };

const cannotAsk = (kind: 'locked' | 'server', msg: string): ApiError => new ApiError(msg || failureText(row), { kind });

async function refresh(dead: string): Promise<boolean> {
  if (accessToken() !== dead) return accessToken() !== undefined;
  const token = refreshToken();
  if (!token) return false;
  const { outcome } = await exchange(row, requestForm(row, { body: { refreshToken: token } }), {});
  if (outcome.kind === 'locked') lockSession();
  if (outcome.kind === 'locked' || outcome.kind === 'server') throw cannotAsk(outcome.kind, outcome.msg);
  if (outcome.kind !== 'ok' || isStale()) return false;
  renewTokens(outcome.body as CallReply<'refreshToken'>);
  return true;
}

/**
 * Returns whether there is a newer token than the refused one. Another tab or call may have got one meanwhile; otherwise
 * this fetches one. All callers that wait share one request. Rejects if the server could not be asked: that is no
 * reason to log anybody out.
 */
export const newerToken = singleFlight(async (dead: string): Promise<boolean> => {
  const current = accessToken();
  return current === dead ? aloneAmongTabs(() => refresh(dead)) : current !== undefined;
});
