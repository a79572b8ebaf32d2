import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorCode, neverReached } from '@portal/http';

/** The server was reached and gave no answer. */
const unanswered = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_SOCKET']);

export type Outcome = 'unreachable' | 'unanswered' | 'says nothing of the server';

/** A client that hung up has at least ended its half of the connection; Node then ends the other half. */
function isGone(answer: ServerResponse, socket: Socket): boolean {
  return socket.destroyed || answer.destroyed || (socket.writableEnded && !answer.writableEnded);
}

/** Says what an error of the proxy, or of its client, tells about the server. `socket` is the client's connection. */
export function outcomeOf(error: Error, answer: ServerResponse, socket: Socket): Outcome {
  if (neverReached(error)) return 'unreachable';
  const code = errorCode(error);
  const answerless = unanswered.has(code) || code.startsWith('HPE_');
  return answerless && !isGone(answer, socket) ? 'unanswered' : 'says nothing of the server';
}
