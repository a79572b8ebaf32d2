import { type IncomingMessage, ServerResponse } from 'node:http';
import { faultEnvelope, faultSentence } from './fault-envelope';

/** Told of what went wrong with one answer. */
export type OnFault = (error: unknown, request: IncomingMessage) => void;

/**
 * An answer that can fail by itself only. Node throws at a header that may not go out, at a second head and at a write
 * after the end, wherever that happens to be: in a callback of some library it would end the process. Here the answer
 * ends instead, with a 500 where nothing of it went out yet, and with its connection where something did.
 */
export class GuardedResponse extends ServerResponse {
  /** When the request came, or was let go on; deadlines count from here. */
  since = performance.now();
  /** A fault was answered: whatever else is sent does not go out. */
  #over = false;

  /** What a server does with faults: given by `guardedResponses`. */
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

  /** Answers this status and nothing else, and ends the connection; where an answer has begun the connection only. */
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
      // Without a listener an error of one answer would be one of the process.
      this.on('error', this.note);
    }

    protected override note(error: unknown): void {
      onFault(error, this.req);
    }
  };
  // Node's types leave open which class of requests the answers of a class belong to.
  return Answers as unknown as typeof ServerResponse;
}

/** While a request waits for its turn here, its deadline does not run; what this answers lets it run from then on. */
export function holdDeadline(response: ServerResponse): () => void {
  if (!(response instanceof GuardedResponse)) return () => {};
  response.since = Number.POSITIVE_INFINITY;
  return () => {
    response.since = performance.now();
  };
}

/** Ends an answer with a fault, whoever made it. */
export function failAnswer(response: ServerResponse, status: number): void {
  if (response instanceof GuardedResponse) response.fail(status);
  else response.destroy();
}
