import { jest } from '@jest/globals';

const fetched = jest.fn<typeof fetch>();

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** What the gateway answers at `/-/api`, by method and path without its query. */
const replies = new Map<string, Reply>();

/** From now on the gateway answers this; it replaces `fetch` of the test. */
export function gatewayAnswers(asked: string, body: unknown, status = 200): void {
  globalThis.fetch = fetched;
  replies.set(asked, { status, body });
  fetched.mockImplementation(async (input, init) => {
    const path = String(input).replace('/-/api', '').replace(/\?.*/, '');
    const reply = replies.get(`${init?.method ?? 'GET'} ${path}`) ?? { status: 404, body: null };
    return {
      ok: reply.status < 300,
      status: reply.status,
      headers: { get: () => null },
      json: async () => reply.body,
    } as unknown as Response;
  });
}

/** The bodies that were sent to an address so far. */
export const sentTo = (asked: string): unknown[] =>
  fetched.mock.calls
    .filter(([input, init]) => `${init?.method ?? 'GET'} ${String(input).replace('/-/api', '')}` === asked)
    .map(([, init]) => (init?.body ? JSON.parse(String(init.body)) : null));

/** The addresses that were asked so far, with their queries. */
export const askedOf = (asked: string): string[] =>
  fetched.mock.calls
    .map(([input, init]) => ({ method: init?.method ?? 'GET', path: String(input).replace('/-/api', '') }))
    .filter(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}` === asked)
    .map(({ path }) => path);

export function forgetGateway(): void {
  replies.clear();
  fetched.mockReset();
}
