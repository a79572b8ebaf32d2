import type { Listener } from '@portal/http';
import type { FastifyBaseLogger } from 'fastify';
import type { Answered } from './answered';
import { longestUrl } from './faults';
import { QuickCall } from './quick-call';
import { type WholeAnswer, writeAnswer } from './whole-answer';

/** What a request is answered with out of memory, if it can be. */
export type QuickAnswer = (call: QuickCall) => WholeAnswer | undefined;

interface Choices {
  readonly answers: readonly QuickAnswer[];
  /** Whether a tenant has the host that the request names. */
  readonly isKnown: (call: QuickCall) => boolean;
  readonly answered: Answered;
}

/**
 * Answers before the framework what needs nothing of it: the framework's part of such an answer is a third of the
 * whole. What these leave alone goes the usual way, and would get the same answer there.
 */
export class QuickAnswers {
  #choices: Choices | undefined;

  /** From now on, until `stop`. */
  start(choices: Choices): void {
    this.#choices = choices;
  }

  stop(): void {
    this.#choices = undefined;
  }

  /** What listens in the place of the framework and hands on to it. */
  before(usual: Listener, log: () => FastifyBaseLogger): Listener {
    return (request, response) => {
      const call = new QuickCall(request);
      const answer = this.#answerTo(call, log);
      if (!answer) {
        usual(request, response);
        return;
      }
      writeAnswer(response, answer);
      this.#choices?.answered(call.ended(response.statusCode));
    };
  }

  #answerTo(call: QuickCall, log: () => FastifyBaseLogger): WholeAnswer | undefined {
    if (!this.#choices || call.method !== 'GET' || call.url.length > longestUrl) return undefined;
    try {
      if (!this.#choices.isKnown(call)) return undefined;
      for (const answer of this.#choices.answers) {
        const found = answer(call);
        if (found) return found;
      }
    } catch (error) {
      log().error({ err: error }, 'a quick answer failed');
    }
    return undefined;
  }
}
