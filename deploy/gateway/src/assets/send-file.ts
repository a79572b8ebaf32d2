import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../http/accepted-encodings';
import { notModified } from '../http/not-modified';
import { type ServedFile, variantFor } from './served-file';

export function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile): FastifyReply {
  const variant = variantFor(file, acceptedEncodings(request.headers['accept-encoding']));
  reply.headers(variant.headers);
  if (notModified(request.headers['if-none-match'], variant.etag)) return reply.code(304).send();
  return reply.send(variant.bytes);
}
