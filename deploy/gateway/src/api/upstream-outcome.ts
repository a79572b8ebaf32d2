import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Nobody reached the server: no request can be the cause. */
const unreachable = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** It was reached and gave no answer. */
const unanswered = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_SOCKET']);

export type Outcome = 'unreachable' | 'unanswered' | 'says nothing of the server';

/** A client that hung up has ended its half of the connection at least, and Node then the other one. */
function isGone(answer: ServerResponse, socket: Socket): boolean {
  return socket.destroyed || answer.destroyed || (socket.writableEnded && !answer.writableEnded);
}

/** What an error of the proxy says of the server, to a client at this connection. */
export function outcomeOf(error: Error, answer: ServerResponse, socket: Socket): Outcome {
  // A number where it is the gateway itself that broke off.
  const code = String((error.cause as { code?: unknown } | undefined)?.code);
  if (unreachable.has(code)) return 'unreachable';
  const answerless = unanswered.has(code) || code.startsWith('HPE_');
  return answerless && !isGone(answer, socket) ? 'unanswered' : 'says nothing of the server';
}
