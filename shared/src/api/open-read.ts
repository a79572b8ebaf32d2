import { articleGroup } from '../contract/groups/articles';
import { productCatalogGroup } from '../contract/groups/product-catalog';
import { siteGroup } from '../contract/groups/site';
import type { Call } from '../contract/public';
import { type BegunTrace, beginTrace } from './begun-trace';
import { type RawReply, refusal, unanswered } from './failures';
import { outcomeOf } from './outcome';
import { type AnyInput, type RequestForm, requestForm } from './request-form';
import { withRetry } from './retry';
import { httpTimeout } from './timeout';

/**
 * The calls of visitors of the public site: reads without a token. While nobody is logged in and no keys are held, they
 * need nothing of the client, so a public page does not load it.
 */
export const openReads: Readonly<Record<string, Call | undefined>> = {
  ...articleGroup.calls,
  ...productCatalogGroup.calls,
  ...siteGroup.calls,
};

async function fetched(
  form: RequestForm,
  row: Call,
  signal: AbortSignal,
  { headers, number }: BegunTrace,
): Promise<RawReply> {
  const query = form.query.toString();
  const isJson = row.body === 'json';
  const reply = await fetch(`/api${form.path}${query && `?${query}`}`, {
    method: row.method,
    signal,
    headers: { ...headers, ...(isJson && { 'Content-Type': 'application/json' }) },
    body: isJson ? JSON.stringify(form.body) : null,
  });
  const header = (name: string) => reply.headers.get(name) ?? undefined;
  return { httpStatus: reply.status, data: await reply.json().catch(() => null), header, number };
}

/** Rejects only if no answer came: the caller left, the time was over, or the connection was lost. */
async function send(row: Call, input: AnyInput, signal: AbortSignal | undefined): Promise<RawReply> {
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setTimeout(end, httpTimeout);
  const trace = beginTrace();
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  try {
    return await fetched(requestForm(row, input), row, ended.signal, trace);
  } catch (cause) {
    const kind = signal?.aborted ? 'aborted' : ended.signal.aborted ? 'timeout' : 'network';
    throw unanswered(row, kind, cause, trace.number);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/** Asks and answers the body of the envelope. */
export async function readOpenly(row: Call, input: AnyInput, signal: AbortSignal | undefined): Promise<unknown> {
  const repeated = { writes: row.writes, signal, httpStatusOf: ({ httpStatus }: RawReply) => httpStatus };
  const reply = await withRetry(repeated, () => send(row, input, signal));
  const outcome = outcomeOf(reply.httpStatus, reply.data);
  if (outcome.kind === 'ok') return outcome.body;
  // A visitor has no session that could be over.
  throw refusal(row, outcome.kind === 'refused' ? outcome : { ...outcome, kind: 'server' }, reply);
}
