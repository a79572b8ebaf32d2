import axios, { isAxiosError, isCancel } from 'axios';
import { ApiError } from './api-error';
import { networkText, timeoutText } from './texts';
import { httpTimeout } from './timeout';

/** Every status comes back as an answer: what it means is decided in one place, `outcome.ts`. */
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

export interface RawReply {
  readonly httpStatus: number;
  readonly data: unknown;
  readonly header: (name: string) => string | undefined;
}

function failure(error: unknown, sent: Transmission): ApiError {
  if (isCancel(error)) return new ApiError('', { kind: 'aborted', cause: error });
  if (isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')) {
    return new ApiError(timeoutText(sent), { kind: 'timeout', cause: error });
  }
  return new ApiError(networkText(sent), { kind: 'network', cause: error });
}

/** Sends one request, once. Rejects only where no answer came. */
export async function transmit(sent: Transmission): Promise<RawReply> {
  const { onProgress } = sent;
  try {
    const reply = await http.request<unknown>({
      method: sent.method,
      url: sent.address,
      headers: { ...sent.headers },
      data: sent.body,
      responseType: sent.file ? 'blob' : 'json',
      ...(sent.signal ? { signal: sent.signal } : {}),
      ...(onProgress ? { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) } : {}),
    });
    const header = (name: string) => {
      const value: unknown = reply.headers[name];
      return typeof value === 'string' ? value : undefined;
    };
    return { httpStatus: reply.status, data: reply.data, header };
  } catch (error) {
    throw failure(error, sent);
  }
}
