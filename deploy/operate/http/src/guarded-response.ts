import { type IncomingMessage, ServerResponse } from 'node:http';
import { faultEnvelope, faultSentence } from './fault-envelope';

/** Called with the error of one answer. */
export type OnFault = (error: unknown, request: IncomingMessage) => void;

/**
 * An answer whose errors stay its own. Node throws at an invalid header, at a second head and at a write after the end.
 * If that happens in a callback of a library, it would end the process. Here only the answer ends: with a 500 if none
 * of it was sent yet, otherwise by closing its connection.
 */
export class GuardedResponse extends ServerResponse {
  /** The time at which the request came or was let on. Deadlines count from here. */
  since = performance.now();
  /** A fault was answered. Anything that is sent later is dropped. */
  #over = false;

  /** The server's reaction to faults; `guardedResponses` gives it. */
  protected note(_error: unknown): void {}

  override writeHead(status: number, ...rest: unknown[]): this {
    return this.#over ? this : this.#guard(() => super.writeHead(status, ...(rest as [])), this);
  }

  override setHeader(name: string, value: number | string | readonly string[]): this {
    return this.#over ? this : this.#guard(() => super.setHeader(name, value), this);
  }

  override write(...chunk: unknown[]): boolean {
    if (this.#over || this.writableEnded) return true;
    return this.#guard(() => super.write(...(chunk as [string])), true);
  }

  override end(...chunk: unknown[]): this {
    if (this.#over || this.writableEnded) return this;
    return this.#guard(() => super.end(...(chunk as [])), this);
  }

  /** Answers only this status and ends the connection. If an answer has begun, it only ends the connection. */
  fail(status: number): void {
    if (this.#over) return;
    this.#over = true;
    if (this.headersSent || this.destroyed) {
      this.destroy();
      return;
    }
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    this.statusMessage = '';
    super.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      connection: 'close',
    });
    super.end(JSON.stringify(faultEnvelope(status, faultSentence(status))));
  }

  #guard<T>(send: () => T, instead: T): T {
    try {
      return send();
    } catch (error) {
      this.note(error);
      this.fail(500);
      return instead;
    }
  }
}

/** The class of one server's answers. */
export function guardedResponses(onFault: OnFault): typeof ServerResponse {
  const Answers = class extends GuardedResponse {
    constructor(...args: ConstructorParameters<typeof ServerResponse>) {
      super(...args);
      // Without a listener, an error of one answer would become an error of the process.
      this.on('error', this.note);
    }

    protected override note(error: unknown): void {
      onFault(error, this.req);
    }
  };
  // Node's types do not say which class of requests belongs to a class of answers.
  return Answers as unknown as typeof ServerResponse;
}

/** Stops a request's deadline while the request waits for its turn. The returned function starts the deadline anew. */
export function holdDeadline(response: ServerResponse): () => void {
  if (!(response instanceof GuardedResponse)) return () => {};
  response.since = Number.POSITIVE_INFINITY;
  return () => {
    response.since = performance.now();
  };
}

/** Ends an answer with a fault, whichever code made the answer. */
export function failAnswer(response: ServerResponse, status: number): void {
  if (response instanceof GuardedResponse) response.fail(status);
  else response.destroy();
}
