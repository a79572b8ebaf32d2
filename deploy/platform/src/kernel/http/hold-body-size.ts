import type { onRequestHookHandler, RouteShorthandOptions } from 'fastify';
import { tooMany } from './http-error';
import type { PublicBytes } from './public-bytes';

/** What a body will cost, before any of it is read. One whose length is not told may be as long as it is allowed. */
function announced(headers: Readonly<Record<string, unknown>>, most: number): number {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding === undefined ? Number(length ?? 0) : most;
}

function countBytes(sent: PublicBytes, most: number): onRequestHookHandler {
  return ({ headers, ip }, _reply, done) => {
    const bytes = announced(headers, most);
    // A longer one is refused unread.
    done(bytes === 0 || bytes > most || sent.admits(ip, bytes) ? undefined : tooMany());
  };
}

/** What a route needs to read no more than `most` bytes, and of calls that need no login no more than an address may send. */
export const holdBodySize = (most: number, sent?: PublicBytes): RouteShorthandOptions => ({
  bodyLimit: most,
  ...(sent ? { onRequest: countBytes(sent, most) } : {}),
});
