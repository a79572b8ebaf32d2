import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Answered } from './answered';
import { FairTurns } from './fair-turns';
import { longestUrl } from './faults';
import { QuickCall } from './quick-call';
import { StraightAnswers } from './straight-answer';
import type { WholeAnswer } from './whole-answer';

/** What a request is answered with out of memory, if it can be. */
export type QuickAnswer = (call: QuickCall) => WholeAnswer | undefined;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers before the framework what needs nothing of it: the framework's part of such an answer is a third of the
 * whole. What these leave alone goes the usual way, and would get the same answer there.
 */
export function quickAnswers(app: FastifyInstance, answers: readonly QuickAnswer[], answered: Answered): void {
  const { server } = app;
  const [usual] = server.listeners('request') as Listener[];
  if (!usual) throw new Error('the server has nobody who answers');
  const straight = new StraightAnswers(() => server.keepAliveTimeout);
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  function answerTo(call: QuickCall): WholeAnswer | undefined {
    if (closing || call.method !== 'GET' || call.url.length > longestUrl) return undefined;
    for (const answer of answers) {
      const found = answer(call);
      if (found) return found;
    }
    return undefined;
  }

  const turns = new FairTurns((call: QuickCall) => {
    let sent = false;
    try {
      const answer = answerTo(call);
      sent = answer !== undefined && straight.send(call.request, call.response, answer);
      if (answer && sent) answered(call.ended(answer.status));
    } catch (error) {
      app.log.error({ err: error }, 'a quick answer failed');
    }
    if (!sent) usual(call.request, call.response);
  });

  server.removeListener('request', usual);
  server.on('connection', turns.newcomer);
  server.on('request', (request, response) => turns.call(new QuickCall(request, response)));
}
