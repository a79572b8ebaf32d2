import { ApiError } from '@portal/shared/api';
import { leave, sessionCsrf } from '../session/session';
import { awayText, failedText, longestMs } from './asked';

interface Refused {
  readonly error?: { readonly message?: string; readonly faults?: readonly string[] };
}

/** Changes what the gateway keeps, such as a tenant's brand, in the name of the person who is logged in. */
export async function deployCall(method: 'PATCH' | 'POST', path: string, body: object): Promise<void> {
  const response = await fetch(`/-/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-csrf': sessionCsrf() },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longestMs),
  }).catch((cause: unknown) => {
    throw new ApiError(awayText, { kind: 'network', cause });
  });
  if (response.ok) return;
  const { error } = ((await response.json().catch(() => null)) ?? {}) as Refused;
  const status = String(response.status);
  if (response.status === 401) leave('over');
  throw new ApiError(error?.faults?.join('') || error?.message || failedText, {
    kind: response.status === 401 ? 'session' : 'refused',
    status,
    requestId: response.headers.get('x-request-id') ?? undefined,
  });
}
