import { articleGroup } from '../contract/groups/articles';
import { productCatalogGroup } from '../contract/groups/product-catalog';
import { siteGroup } from '../contract/groups/site';
import type { Call } from '../contract/public';
import { ApiError } from './api-error';
import { outcomeOf } from './outcome';
import { type AnyInput, type RequestForm, requestForm } from './request-form';
import { withRetry } from './retry';
import { failureText, networkText, timeoutText } from './texts';
import { httpTimeout } from './timeout';

/**
 * What a visitor of the public site asks: reads without a token. As long as nobody is logged in and no keys are held
 * they need nothing of the client, so a public page costs none of it.
 */
export const openReads: Readonly<Record<string, Call | undefined>> = {
  ...articleGroup.calls,
  ...productCatalogGroup.calls,
  ...siteGroup.calls,
};

/** Ends when the caller leaves, or when the time is over. */
function limited(signal: AbortSignal | undefined) {
  const limit = new AbortController();
  const leave = () => limit.abort();
  const state = { late: false };
  const timer = setTimeout(() => {
    state.late = true;
    limit.abort();
  }, httpTimeout);
  if (signal?.aborted) limit.abort();
  signal?.addEventListener('abort', leave);
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  };
  return { signal: limit.signal, state, end };
}

interface Answered {
  readonly reply: Response;
  readonly data: unknown;
}

async function exchange(form: RequestForm, row: Call, signal: AbortSignal): Promise<Answered> {
  const query = form.query.toString();
  const json = row.body === 'json' && {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(form.body),
  };
  const reply = await fetch(`/api${form.path}${query && `?${query}`}`, { method: row.method, signal, ...json });
  return { reply, data: await reply.json().catch(() => null) };
}

/** Rejects only where no answer came. */
async function send(row: Call, input: AnyInput, signal: AbortSignal | undefined): Promise<Answered> {
  const limit = limited(signal);
  try {
    return await exchange(requestForm(row, input), row, limit.signal);
  } catch (cause) {
    if (signal?.aborted) throw new ApiError('', { kind: 'aborted', cause });
    if (limit.state.late) throw new ApiError(timeoutText(row), { kind: 'timeout', cause });
    throw new ApiError(networkText(row), { kind: 'network', cause });
  } finally {
    limit.end();
  }
}

/** Asks and answers the body of the envelope. */
export async function readOpenly(row: Call, input: AnyInput, signal: AbortSignal | undefined): Promise<unknown> {
  const repeated = { writes: row.writes, signal, httpStatusOf: ({ reply: { status } }: Answered) => status };
  const { reply, data } = await withRetry(repeated, () => send(row, input, signal));
  const outcome = outcomeOf(reply.status, data);
  if (outcome.kind === 'ok') return outcome.body;
  const { status, msg, fields } = outcome;
  const kind = outcome.kind === 'refused' ? 'refused' : 'server';
  const requestId = reply.headers.get('x-request-id') ?? undefined;
  throw new ApiError(msg || failureText(row), { kind, status, fields, requestId });
}
