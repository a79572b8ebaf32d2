import type { Listener } from '@portal/http';
import type { FastifyBaseLogger } from 'fastify';
import type { Answered } from './answered';
import { longestUrl } from './faults';
import { QuickCall } from './quick-call';
import { type WholeAnswer, writeAnswer } from './whole-answer';

/** Answers a request out of memory, or not at all. */
export type QuickAnswer = (call: QuickCall) => WholeAnswer | undefined;

interface Choices {
  readonly answers: readonly QuickAnswer[];
  /** Returns whether the host that the request names is a tenant's that is open. */
  readonly isServed: (call: QuickCall) => boolean;
  readonly answered: Answered;
}

/**
 * Answers in front of the framework whatever does not need it: the framework's part is a third of such an answer. Every
 * other request goes the usual way. The usual way would give the same answers.
 */
export class QuickAnswers {
  #choices: Choices | undefined;

  /** Answers from now on, until `stop`. */
  start(choices: Choices): void {
    this.#choices = choices;
  }

  stop(): void {
    this.#choices = undefined;
  }

  /** The listener that stands in front of the framework and passes on to it. */
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
      if (!this.#choices.isServed(call)) return undefined;
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
