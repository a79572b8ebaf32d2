import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Names and values in turn. An object with as many entries costs more than the rest of an answer. */
export type HeaderList = readonly string[];

export function headerList(headers: Readonly<Record<string, string>>): HeaderList {
  return Object.entries(headers).flat();
}

/** An answer that is complete before any of it is sent. */
export interface WholeAnswer {
  readonly status: 200 | 304 | 404;
  /** Headers that many answers share. */
  readonly headers: HeaderList;
  /** Headers of this one answer. */
  readonly own?: HeaderList;
  /** In a text, each character stands for one byte. */
  readonly body: Buffer | string;
}

/**
 * Writes with Node alone, past the framework. The framework knows only texts in UTF-8, and would compute again what is
 * already known.
 */
export function writeAnswer(response: ServerResponse, { status, headers, own, body }: WholeAnswer): void {
  response.writeHead(status, own ? [...headers, ...own] : [...headers]);
  response.end(body, 'latin1');
}

/** The same for a request that the framework has. The framework answers an error that is thrown here. */
export function sendAnswer(reply: FastifyReply, answer: WholeAnswer): void {
  writeAnswer(reply.raw, answer);
  reply.hijack();
}
