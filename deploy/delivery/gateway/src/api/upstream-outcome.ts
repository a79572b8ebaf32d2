import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Nobody reached the server, so no request can be the cause. */
const unreachable = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The server was reached and gave no answer. */
const unanswered = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_SOCKET']);

export type Outcome = 'unreachable' | 'unanswered' | 'says nothing of the server';

/** A client that hung up has at least ended its half of the connection; Node then ends the other half. */
function isGone(answer: ServerResponse, socket: Socket): boolean {
  return socket.destroyed || answer.destroyed || (socket.writableEnded && !answer.writableEnded);
}

/** Says what an error of the proxy, or of its client, tells about the server. `socket` is the client's connection. */
export function outcomeOf(error: Error, answer: ServerResponse, socket: Socket): Outcome {
  // The code is a number if the gateway itself broke off.
  const { code: cause } = (error.cause ?? error) as { code?: unknown };
  const code = String(cause);
  if (unreachable.has(code)) return 'unreachable';
  const answerless = unanswered.has(code) || code.startsWith('HPE_');
  return answerless && !isGone(answer, socket) ? 'unanswered' : 'says nothing of the server';
}
