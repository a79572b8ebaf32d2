import type { IncomingMessage } from 'node:http';
import type { Answer } from './answered';
import { requestIdOf } from './request-id';

/** A request before the framework, and later the report of its answer. Both are one object, since there are many. */
export class QuickCall implements Answer {
  readonly request: IncomingMessage;
  readonly #came = performance.now();
  #id: string | undefined;
  status = 0;
  milliseconds = 0;

  constructor(request: IncomingMessage) {
    this.request = request;
  }

  /** The id is made on demand, because not every answer is logged. */
  get id(): string {
    this.#id ??= requestIdOf(this.request.headers['x-request-id']);
    return this.#id;
  }

  get method(): string {
    return this.request.method ?? '';
  }

  get host(): string {
    return this.request.headers.host ?? '';
  }

  get url(): string {
    return this.request.url ?? '';
  }

  ended(status: number): Answer {
    this.status = status;
    this.milliseconds = performance.now() - this.#came;
    return this;
  }
}
