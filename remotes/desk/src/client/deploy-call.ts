import { ApiError, beginTrace } from '@portal/shared/api';
import { leave, sessionCsrf } from '../session/session';
import { awayText, failedText, maxMs } from './asked';

interface Refused {
  readonly error?: { readonly message?: string; readonly faults?: readonly string[] };
}

interface Sent {
  readonly method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE';
  readonly body?: object;
  readonly signal?: AbortSignal;
}

async function answerOf(path: string, { method, body, signal }: Sent): Promise<Response> {
  const ended = AbortSignal.timeout(maxMs);
  const { headers, number } = beginTrace();
  const response = await fetch(`/-/api${path}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}), 'x-csrf': sessionCsrf() },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: signal ? AbortSignal.any([signal, ended]) : ended,
  }).catch((cause: unknown) => {
    throw new ApiError(awayText, { kind: 'network', requestId: number, cause });
  });
  if (response.ok) return response;
  const { error } = ((await response.json().catch(() => null)) ?? {}) as Refused;
  const status = String(response.status);
  if (response.status === 401) leave('over');
  // Each fault has a line of its own.
  throw new ApiError(error?.faults?.join('\n') || error?.message || failedText, {
    kind: response.status === 401 ? 'session' : 'refused',
    status,
    requestId: response.headers.get('x-request-id') ?? undefined,
  });
}

/** Changes what the gateway keeps, such as a tenant's brand, in the name of the person who is logged in. */
export async function deployCall(method: 'PATCH' | 'POST' | 'PUT', path: string, body: object): Promise<void> {
  await answerOf(path, { method, body });
}

/** Makes something that the gateway keeps, and returns what it answers. */
export async function deployMake<T>(path: string, body: object): Promise<T> {
  return (await (await answerOf(path, { method: 'POST', body })).json()) as T;
}

/** Changes something that the gateway keeps, and returns what it answers. */
export async function deployChange<T>(path: string, body: object): Promise<T> {
  return (await (await answerOf(path, { method: 'PUT', body })).json()) as T;
}

/** Ends something that the gateway keeps. */
export async function deployEnd(path: string): Promise<void> {
  await answerOf(path, { method: 'DELETE' });
}

/** Asks with more than an address can hold; nothing changes. */
export async function deployAsk<T>(path: string, body: object, signal: AbortSignal): Promise<T> {
  return (await (await answerOf(path, { method: 'POST', body, signal })).json()) as T;
}

/** Reads what only the gateway knows. */
export async function deployRead<T>(path: string, signal: AbortSignal): Promise<T> {
  return (await (await answerOf(path, { method: 'GET', signal })).json()) as T;
}
