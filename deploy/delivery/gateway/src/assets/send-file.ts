import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../http/accepted-encodings';
import { notModified } from '../http/not-modified';
import { sendAnswer, type WholeAnswer } from '../http/whole-answer';
import { type ServedFile, variantFor } from './served-file';

export function answerWithFile({ headers }: IncomingMessage, file: ServedFile): WholeAnswer {
  const variant = variantFor(file, acceptedEncodings(headers['accept-encoding']));
  if (notModified(headers['if-none-match'], variant.etag)) return { status: 304, headers: variant.headers, body: '' };
  return { status: 200, headers: variant.headersWithLength, body: variant.bytes };
}

export function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile): void {
  sendAnswer(reply, answerWithFile(request.raw, file));
}
