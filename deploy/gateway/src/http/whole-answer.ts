import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { HeaderList } from './header-list';

/** An answer that is all there before anything of it goes out. */
export interface WholeAnswer {
  readonly status: 200 | 304 | 404;
  /** Headers that are the same in many answers. */
  readonly headers: HeaderList;
  /** Headers of this one alone. */
  readonly own?: HeaderList;
  /** A text holds a character for each byte. */
  readonly body: Buffer | string;
}

/** By Node's own means, past the framework: that knows texts in UTF-8 only and works out once more what is known. */
export function writeAnswer(response: ServerResponse, { status, headers, own, body }: WholeAnswer): void {
  response.writeHead(status, own ? [...headers, ...own] : [...headers]);
  response.end(body, 'latin1');
}

/** The same for a request that the framework has; what this throws the framework answers. */
export function sendAnswer(reply: FastifyReply, answer: WholeAnswer): void {
  writeAnswer(reply.raw, answer);
  reply.hijack();
}
