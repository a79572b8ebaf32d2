import { AnswerRefused, boundedFetch, signedHeaders } from '@portal/http';
import type { z } from 'zod';
import type { Provider } from './providers';

/** A provider did not answer as the contract says. Its message is for the log, not for customers. */
export class PortFault extends Error {
  override readonly name = 'PortFault';
}

interface Asking {
  /** The same at each attempt, so that the provider can recognise a repetition. */
  readonly idempotencyKey?: string;
  readonly deadlineMs?: number;
}

const usualDeadlineMs = 10_000;
/** No answer of the contract is nearly so long. */
const longestAnswer = 1_048_576;

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

/** Sends one signed call and checks the answer. Every failure is a `PortFault`. */
export async function askPort<Reply extends z.ZodType>(
  provider: Provider,
  operation: string,
  content: Readonly<Record<string, unknown>>,
  reply: Reply,
  { idempotencyKey, deadlineMs = usualDeadlineMs }: Asking = {},
): Promise<z.infer<Reply>> {
  const address = addressOf(provider, operation);
  const body = JSON.stringify(content);
  const call = { method: 'POST', path: address.pathname + address.search, body };
  let status: number;
  let text: string;
  try {
    const response = await boundedFetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(provider, call, Date.now()),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body,
      // Another address has no key of ours, and must not get what belongs to the provider.
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
      mostBytes: longestAnswer,
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    if (error instanceof AnswerRefused) throw new PortFault(`the provider’s answer ${error.message}`);
    const { name, cause } = error as Partial<Error>;
    const why = name === 'TimeoutError' ? `not within ${deadlineMs} ms` : String(cause ?? error);
    throw new PortFault(`the provider does not answer: ${why}`);
  }
  if (status !== 200) throw new PortFault(`the provider answered ${status}`);
  const read = reply.safeParse(parsed(text));
  if (!read.success) throw new PortFault(`the provider’s answer is not as agreed: ${read.error.issues[0]?.message}`);
  return read.data;
}
