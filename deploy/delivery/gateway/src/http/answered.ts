import type { FastifyInstance } from 'fastify';
import { notedOf, type PageKind, type Refusal, type StartKind } from './note-answer';

/** An answer that was sent. */
export interface Answer {
  readonly number: string;
  readonly traceId: string;
  readonly method: string;
  readonly host: string;
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly page?: PageKind | undefined;
  readonly start?: StartKind | undefined;
  /** The change of the tenant's releases that the page was made from. */
  readonly changeSet?: number | undefined;
  /** Why the gateway itself turned the request away. */
  readonly refusal?: Refusal | undefined;
}

export type Answered = (answer: Answer) => void;

/** Reports each answer of the framework. */
export function onAnswered(app: FastifyInstance, answered: Answered): void {
  app.addHook('onResponse', ({ id, trace, method, host, url }, reply, done) => {
    const { statusCode: status, elapsedTime: milliseconds } = reply;
    const { page, start, changeSet, refusal } = notedOf(reply) ?? {};
    const { traceId } = trace;
    answered({ number: id, traceId, method, host, url, status, milliseconds, page, start, changeSet, refusal });
    done();
  });
}
