import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Answered } from './answered';
import { longestUrl } from './faults';
import { requestIdOf } from './request-id';

/** Answers a request out of memory and says so, or leaves it alone. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse, id: string) => boolean;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers before the framework what needs nothing of it: the framework's part of such an answer is a third of the
 * whole. What these leave alone goes the usual way, and would get the same answer there.
 */
export function quickAnswers(app: FastifyInstance, answers: readonly QuickAnswer[], answered: Answered): void {
  const [usual] = app.server.listeners('request') as Listener[];
  if (!usual) throw new Error('the server has nobody who answers');
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  function answerQuickly(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (closing || method !== 'GET' || url.length > longestUrl) return false;
    const started = performance.now();
    const id = requestIdOf(headers['x-request-id']);
    if (!answers.some((answer) => answer(request, response, id))) return false;
    response.once('finish', () => {
      const milliseconds = performance.now() - started;
      answered({ id, method, host: headers.host ?? '', url, status: response.statusCode, milliseconds });
    });
    return true;
  }

  app.server.removeListener('request', usual);
  app.server.on('request', (request, response) => {
    let done = false;
    try {
      done = answerQuickly(request, response);
    } catch (error) {
      app.log.error({ err: error }, 'a quick answer failed');
      if (response.headersSent) response.destroy();
    }
    if (!done && !response.headersSent) usual(request, response);
  });
}
