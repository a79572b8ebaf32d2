import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { failAnswer } from '@portal/http';
import type { FastifyInstance, FastifyReply, onSendHookHandler } from 'fastify';

/**
 * Node tells of a write only when the system has taken all of it. Larger answers go out in parts of this size, so that
 * the server sees whether a client takes them.
 */
const largestPart = 64 * 1024;

function partsOf(reply: FastifyReply, payload: string | Buffer): Readable {
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
  reply.header('content-length', bytes.length);
  let at = 0;
  return new Readable({
    read() {
      const part = bytes.subarray(at, at + largestPart);
      at += part.length;
      this.push(part.length > 0 ? part : null);
    },
  });
}

const isLarge = (payload: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) && Buffer.byteLength(payload) > largestPart;

function drop(payload: unknown): void {
  if (payload instanceof Readable) payload.destroy();
}

const wasAnswered = ({ headersSent, destroyed }: ServerResponse) => headersSent || destroyed;

const lookAt: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  // Hooks may have taken so long that the server gave an answer of its own.
  if (wasAnswered(reply.raw)) return drop(payload);
  // The framework gives the answer to HEAD the length of a body that a 304 does not have.
  if (reply.statusCode === 304) reply.removeHeader('content-length');
  const parts = isLarge(payload) ? partsOf(reply, payload) : payload;
  try {
    // Node throws at a header that cannot be sent. Nobody else would catch that if a hook or a callback sends the answer.
    done(null, parts);
  } catch (error) {
    request.log.error({ err: error }, 'an answer failed');
    failAnswer(reply.raw, 500);
    drop(parts);
  }
};

/** Every answer of a route passes here last, after all other hooks. */
export function outgoing(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], lookAt].flat();
  });
}
