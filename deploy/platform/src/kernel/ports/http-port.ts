import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { AnswerRefused, boundedBytes, type CircuitBreaker, neverReached, signedHeaders } from '@portal/http';
import { inSpan, outgoingTrace } from '@portal/trace';
import type { z } from 'zod';
import type { AdapterLine } from './adapter-line';
import { PortFault } from './port-fault';
import type { Provider } from './providers';

interface Asking {
  /** The same at each attempt, so that the provider can recognise a repetition. */
  readonly idempotencyKey?: string | undefined;
  readonly deadlineMs?: number;
  /** Whose call it is; left away: each call with a key is its own. A few failures of one say nothing of the provider. */
  readonly by?: string | undefined;
  /** True: it is asked also while it is known to be away. */
  readonly evenIfAway?: boolean;
}

const usualDeadlineMs = 10_000;
/** No answer of the contract is nearly so long. */
const maxAnswer = 1_048_576;

function addressOf({ url }: Provider, operation: string): URL {
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/$/, '')}/${operation}`;
  return address;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PortFault('the provider’s answer is no JSON');
  }
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends by a connection of its own, so that the provider's host is looked at each time. It follows no redirect: another
 * address has no key of ours, and must not get what belongs to the provider.
 */
function post(address: URL, body: string, options: RequestOptions): Promise<Answer> {
  const request = address.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = request(address, { ...options, method: 'POST', agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response;
      boundedBytes(response, headers, maxAnswer).then(
        (bytes) => resolve({ status, text: bytes.toString() }),
        (error: unknown) => {
          response.destroy();
          reject(error);
        },
      );
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

function agreed<Reply extends z.ZodType>(reply: Reply, answer: unknown): z.infer<Reply> {
  const read = reply.safeParse(answer);
  if (!read.success) throw new PortFault(`the provider’s answer is not as agreed: ${read.error.issues[0]?.message}`);
  return read.data;
}

async function askAdapter(
  adapter: AdapterLine,
  operation: string,
  content: Readonly<Record<string, unknown>>,
  { idempotencyKey: reference = '', deadlineMs }: Asking & { readonly deadlineMs: number },
): Promise<unknown> {
  try {
    return await adapter.ask(operation, content, { reference, deadlineMs });
  } catch (error) {
    throw new PortFault((error as Error).message, 'unanswered');
  }
}

/** Makes one call, signed where it leaves by HTTP, and checks the answer. Every failure is a `PortFault`. */
export const askPort: typeof ask = (provider, ...call) =>
  provider.counted ? provider.counted(() => ask(provider, ...call)) : ask(provider, ...call);

async function ask<Reply extends z.ZodType>(
  provider: Provider,
  operation: string,
  content: Readonly<Record<string, unknown>>,
  reply: Reply,
  { idempotencyKey, deadlineMs = usualDeadlineMs, by = idempotencyKey, evenIfAway = false }: Asking = {},
): Promise<z.infer<Reply>> {
  const { adapter, breaker } = provider;
  if (breaker && !evenIfAway && !breaker.admits(by))
    throw new PortFault('the provider is known to be away, and is not asked for a while', 'refused');
  const asking = { idempotencyKey, deadlineMs };
  const answering = adapter
    ? askAdapter(adapter, operation, content, asking)
    : askByHttp(provider, operation, content, asking);
  return agreed(reply, await (breaker ? noted(breaker, by, answering) : answering));
}

/** A provider that answers otherwise than agreed is there, and nobody waits for it. */
async function noted(breaker: CircuitBreaker, by: string | undefined, answering: Promise<unknown>): Promise<unknown> {
  try {
    const answer = await answering;
    breaker.succeeded();
    return answer;
  } catch (error) {
    if (error instanceof PortFault && error.kind === 'otherwise') breaker.succeeded();
    else breaker.failed(error instanceof PortFault && error.kind === 'unreachable' ? undefined : by);
    throw error;
  }
}

async function askByHttp(
  provider: Provider,
  operation: string,
  content: Readonly<Record<string, unknown>>,
  { idempotencyKey, deadlineMs }: Asking & { readonly deadlineMs: number },
): Promise<unknown> {
  const address = addressOf(provider, operation);
  const body = JSON.stringify(content);
  const call = { method: 'POST', path: address.pathname + address.search, body };
  const headers = {
    'content-type': 'application/json',
    'accept-encoding': 'identity',
    'content-length': Buffer.byteLength(body),
    ...signedHeaders(provider, call, Date.now()),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
  const signal = AbortSignal.timeout(deadlineMs);
  const { hosts } = provider;
  const answering = async () => {
    hosts?.hold(address.hostname);
    return post(address, body, {
      headers: { ...headers, ...outgoingTrace() },
      signal,
      ...(hosts && { lookup: hosts.lookup }),
    });
  };
  const attributes = () => ({ 'server.address': address.host, 'portal.operation': operation });
  const asked = inSpan('ask a provider', { kind: 'client', attributes }, answering);
  const { status, text } = await asked.catch((error: unknown) => {
    if (error instanceof AnswerRefused) throw new PortFault(`the provider’s answer ${error.message}`);
    const why = signal.aborted ? `not within ${deadlineMs} ms` : String(error);
    throw new PortFault(`the provider does not answer: ${why}`, neverReached(error) ? 'unreachable' : 'unanswered');
  });
  if (status !== 200) throw new PortFault(`the provider answered ${status}`, status < 500 ? 'otherwise' : 'unanswered');
  return parsed(text);
}
