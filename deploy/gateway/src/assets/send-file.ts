import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../http/accepted-encodings';
import { notModified } from '../http/not-modified';
import { type ServedFile, variantFor } from './served-file';

/** Returns nothing: a reply that a handler returns is awaited, which costs as much as all the rest here. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile): void {
  const variant = variantFor(file, acceptedEncodings(request.headers['accept-encoding']));
  reply.headers(variant.headers);
  if (notModified(request.headers['if-none-match'], variant.etag)) reply.code(304).send();
  else reply.send(variant.bytes);
}
