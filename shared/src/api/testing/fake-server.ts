import type { InternalAxiosRequestConfig } from 'axios';
import { AxiosError, CanceledError } from 'axios';
import { http } from '../transmit';

export interface FakeRequest {
  /** Under `/api`, without query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly config: InternalAxiosRequestConfig;
}

export interface FakeReply {
  readonly httpStatus?: number;
  readonly data: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Answer = (request: FakeRequest) => FakeReply | Promise<FakeReply>;

export const envelope = (body: unknown): FakeReply => ({ data: { status: '200', ok: true, msg: '操作成功！', body } });
export const refusal = (status: string, msg: string, body: unknown = null): FakeReply => ({
  data: { status, ok: false, msg, body },
});
export const networkError = (): never => {
  throw new AxiosError('Network Error', 'ERR_NETWORK');
};

/** Stands behind the axios instance of the client: answers by path, and remembers the requests. */
export class FakeServer {
  readonly requests: FakeRequest[] = [];
  readonly #answers = new Map<string, Answer>();

  /** Answers the calls whose path ends with `path`. */
  on(path: string, answer: Answer | FakeReply): this {
    this.#answers.set(path, typeof answer === 'function' ? answer : () => answer);
    return this;
  }

  to(path: string): FakeRequest[] {
    return this.requests.filter((request) => request.path.endsWith(path));
  }

  start(): void {
    http.defaults.adapter = async (config) => {
      const url = new URL(config.url ?? '', 'http://portal.test');
      const headers = Object.fromEntries(
        Object.entries(config.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      );
      const request = { path: url.pathname, query: url.searchParams, headers, body: config.data as unknown, config };
      this.requests.push(request);
      const answer = [...this.#answers].find(([path]) => url.pathname.endsWith(path))?.[1];
      if (!answer) throw new Error(`nobody answers ${url.pathname}`);
      // Like a network, it never answers in the same turn.
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (config.signal?.aborted) throw new CanceledError();
      const { httpStatus = 200, data, headers: answered = {} } = await answer(request);
      return { data, status: httpStatus, statusText: '', headers: answered, config };
    };
  }
}
