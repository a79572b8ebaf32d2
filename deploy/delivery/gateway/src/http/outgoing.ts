import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http';
import { Readable } from 'node:stream';
import { failAnswer } from '@portal/http';
import type { FastifyInstance, FastifyReply, onSendHookHandler } from 'fastify';

/**
 * Node tells of a write only when the system has taken all of it. Larger answers go out in parts of this size, so that
 * the server sees whether a client takes them.
 */
const largestPart = 64 * 1024;

function inParts(bytes: Buffer): Readable {
  let at = 0;
  return new Readable({
    read() {
      const part = bytes.subarray(at, at + largestPart);
      at += part.length;
      this.push(part.length > 0 ? part : null);
    },
  });
}

/** Node throws at a header that cannot be sent. Nobody would catch that if a hook or a callback sends the answer. */
function unsendable(reply: FastifyReply): unknown {
  try {
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      validateHeaderName(name);
      for (const one of [value].flat()) validateHeaderValue(name, String(one));
    }
    return undefined;
  } catch (error) {
    return error;
  }
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
  const error = unsendable(reply);
  if (error) {
    request.log.error({ err: error }, 'an answer failed');
    failAnswer(reply.raw, 500);
    return drop(payload);
  }
  if (!isLarge(payload)) return done(null, payload);
  const bytes = Buffer.from(payload as string);
  reply.header('content-length', bytes.length);
  done(null, inParts(bytes));
};

/** Every answer of a route passes here last, after all other hooks. */
export function outgoing(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], lookAt].flat();
  });
}
