import { AnswerRefused, boundedFetch, errorCode, neverReached } from '@portal/http';
import type { SmsFault } from './sms-provider';

interface Question extends Pick<RequestInit, 'body'> {
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  /** Undefined: it is not JSON. */
  readonly said: unknown;
}

export const sendTimeoutMs = 10_000;
const maxAnswer = 65_536;

function faultOf(error: unknown): SmsFault {
  if (error instanceof AnswerRefused)
    return { of: 'letter', perhapsSent: true, why: `the answer of the SMS provider ${error.message}` };
  const why = `the SMS provider could not be reached (${errorCode(error) || error})`;
  return { of: 'provider', perhapsSent: !neverReached(error), why };
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Asks with a POST. `reads` is false if the status says it all: an answer that nobody reads would hold the connection. */
export async function askProvider(url: string, { headers, body }: Question, reads = true): Promise<Answer | SmsFault> {
  const init = { method: 'POST', headers, body: body ?? null, signal: AbortSignal.timeout(sendTimeoutMs) };
  try {
    if (reads) {
      const response = await boundedFetch(url, { ...init, maxBytes: maxAnswer });
      return { status: response.status, said: await jsonOf(response) };
    }
    const response = await fetch(url, init);
    await response.body?.cancel();
    return { status: response.status, said: undefined };
  } catch (error) {
    return faultOf(error);
  }
}

/** The fault of a provider that turns everybody away. With other statuses it may mean this very SMS. */
export function turnedAway({ status }: Answer, code = ''): SmsFault | undefined {
  if (status < 500 && status !== 401 && status !== 403) return undefined;
  return { of: 'provider', perhapsSent: status >= 500, why: `the SMS provider answered ${status} ${code}`.trimEnd() };
}

const maxReceipt = 100;

/** A vendor's name for an SMS that it has taken. */
export const asReceipt = (said: unknown) => (typeof said === 'string' ? said.slice(0, maxReceipt) : '');

/** A vendor's word for a fault, as it may stand in a log. */
export const asCode = (said: unknown) =>
  typeof said === 'string' && /^[\w.:-]{1,80}$/.test(said) ? said : 'no known code';
