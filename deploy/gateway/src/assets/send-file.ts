import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../http/accepted-encodings';
import { notModified } from '../http/not-modified';
import { type ServedFile, variantFor } from './served-file';

export function writeFile({ headers }: IncomingMessage, response: ServerResponse, file: ServedFile): void {
  const variant = variantFor(file, acceptedEncodings(headers['accept-encoding']));
  if (notModified(headers['if-none-match'], variant.etag)) response.writeHead(304, variant.headers).end();
  else response.writeHead(200, variant.headersWithLength).end(variant.bytes);
}

/** The same past the framework, which would work out once more what is known. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile): void {
  reply.hijack();
  writeFile(request.raw, reply.raw, file);
}
