import { lockedText, sessionOverText } from '../codes/session-texts';
import type { Call } from '../contract/public';
import { catchUpWithTabs, isGone, isStale, lockSession } from '../session/public';
import { ApiError } from './api-error';
import { type Channel, type Exchange, exchange } from './exchange';
import { type RawReply, refusal } from './failures';
import { newerToken } from './refresh';
import type { RequestForm } from './request-form';
import { withRetry } from './retry';
import { chooseCompany, loseSession } from './session-loss';
import { proveFirst, stepUpOf } from './step-up';
import { staleText } from './texts';

/**
 * A page that shows another person or another company must not write in the name of the current one. A page whose
 * session is over asks nothing in its name: the person knows already, and a second message would only confuse them.
 */
function refuseLate(row: Call): void {
  if (!row.token) return;
  if (isGone()) throw new ApiError(sessionOverText, { kind: 'session' });
  if (!isStale()) return;
  catchUpWithTabs();
  throw new ApiError(staleText, { kind: 'stale' });
}

/**
 * Makes the exchange. If the server refused the token, it has done nothing yet: the exchange is repeated once with a
 * newer token.
 */
async function withLiveToken(row: Call, form: RequestForm, channel: Channel): Promise<Exchange> {
  const repeated = {
    writes: row.writes,
    signal: channel.signal,
    httpStatusOf: ({ reply }: Exchange) => reply.httpStatus,
  };
  const once = () => withRetry(repeated, () => exchange(row, form, channel));
  const first = await once();
  if (first.outcome.kind !== 'unauthorized' || !first.token || !(await newerToken(first.token))) return first;
  refuseLate(row);
  return once();
}

/**
 * Makes the exchange. If the server wants a proof of the person first, it has done nothing yet: the exchange is
 * repeated once after the proof.
 */
async function withProof(row: Call, form: RequestForm, channel: Channel): Promise<Exchange> {
  const first = await withLiveToken(row, form, channel);
  const { outcome } = first;
  const asked = outcome.kind === 'ok' ? undefined : stepUpOf(outcome.body);
  if (outcome.kind === 'ok' || !asked) return first;
  await proveFirst(asked, outcome.status, channel.signal);
  refuseLate(row);
  return withLiveToken(row, form, channel);
}

export interface Done {
  readonly body: unknown;
  readonly reply: RawReply;
}

/** Sends a request and does what its outcome asks for. Rejects with an `ApiError`, always. */
export async function perform(row: Call, form: RequestForm, channel: Channel): Promise<Done> {
  refuseLate(row);
  const { outcome, reply, epoch } = await withProof(row, form, channel);
  if (outcome.kind === 'ok') return { body: outcome.body, reply };

  const { kind, msg } = outcome;
  if (kind === 'unauthorized' || kind === 'forbidden') {
    loseSession(kind, msg, epoch);
    throw refusal(row, outcome, reply, sessionOverText);
  }
  if (kind === 'locked') {
    lockSession();
    throw refusal(row, outcome, reply, lockedText);
  }
  if (kind === 'companyless') chooseCompany(epoch);
  throw refusal(row, outcome, reply);
}
