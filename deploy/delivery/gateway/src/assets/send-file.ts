import { validateHeaderValue } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../http/accepted-encodings';
import { notModified } from '../http/not-modified';
import { type ServedFile, variantFor } from './served-file';

export function sendFile({ headers }: FastifyRequest, reply: FastifyReply, file: ServedFile): void {
  const accepted = acceptedEncodings(headers['accept-encoding']);
  const variant = variantFor(file, accepted, headers['available-dictionary']);
  // The framework would send a file of an unsound type as one of another type.
  validateHeaderValue('content-type', variant.headers['content-type']);
  reply.headers(variant.headers);
  if (notModified(headers['if-none-match'], variant.etag)) reply.code(304).send();
  else reply.send(variant.bytes);
}
