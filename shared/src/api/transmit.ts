import axios, { isAxiosError, isCancel } from 'axios';
import type { ApiError } from './api-error';
import { takeBegun } from './begun-calls';
import { beginTrace } from './begun-trace';
import { type RawReply, unanswered } from './failures';
import { httpTimeout } from './timeout';

/** Every status comes back as an answer. One place decides what it means: `outcome.ts`. */
export const http = axios.create({ baseURL: '/api', timeout: httpTimeout, validateStatus: () => true });

export interface Transmission {
  readonly method: 'GET' | 'POST';
  /** Under `/api`, with its query, exactly as it goes out. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly file: boolean;
  readonly writes: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

function failure(error: unknown, sent: Transmission, number: string): ApiError {
  if (isCancel(error)) return unanswered(sent, 'aborted', error);
  const late = isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
  return unanswered(sent, late ? 'timeout' : 'network', error, number);
}

/** The answer to the same call, if it left before; none if that one came to nothing. */
async function begunBefore(sent: Transmission): Promise<RawReply | undefined> {
  if (sent.writes) return undefined;
  const [, token] = sent.headers.Authorization?.split(' ') ?? [];
  const body = sent.body === undefined ? undefined : JSON.stringify(sent.body);
  const begun = takeBegun({ token, address: sent.address, body });
  if (!begun) return undefined;
  const reply = await begun.catch(() => undefined);
  if (sent.signal?.aborted) throw unanswered(sent, 'aborted', sent.signal.reason);
  if (!reply) return undefined;
  const header = (name: string) => reply.headers.get(name) ?? undefined;
  return { httpStatus: reply.status, data: await reply.json().catch(() => null), header };
}

/** Sends one request, once. Rejects only if no answer came. */
export async function transmit(sent: Transmission): Promise<RawReply> {
  const begun = await begunBefore(sent);
  if (begun) return begun;
  const { onProgress } = sent;
  const { headers, number } = beginTrace();
  try {
    const reply = await http.request<unknown>({
      method: sent.method,
      url: sent.address,
      headers: { ...sent.headers, ...headers },
      data: sent.body,
      responseType: sent.file ? 'blob' : 'json',
      ...(sent.signal ? { signal: sent.signal } : {}),
      ...(onProgress ? { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) } : {}),
    });
    const header = (name: string) => {
      const value: unknown = reply.headers[name];
      return typeof value === 'string' ? value : undefined;
    };
    return { httpStatus: reply.status, data: reply.data, header, number };
  } catch (error) {
    throw failure(error, sent, number);
  }
}
