import type { FastifyInstance } from 'fastify';

/** An answer that was sent. */
export interface Answer {
  readonly id: string;
  readonly method: string;
  readonly host: string;
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number;
}

export type Answered = (answer: Answer) => void;

/** Reports each answer of the framework. */
export function onAnswered(app: FastifyInstance, answered: Answered): void {
  app.addHook('onResponse', ({ id, method, host, url }, { statusCode, elapsedTime }, done) => {
    answered({ id, method, host, url, status: statusCode, milliseconds: elapsedTime });
    done();
  });
}
