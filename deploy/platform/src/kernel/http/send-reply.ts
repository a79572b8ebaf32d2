import { Readable } from 'node:stream';
import type { Call } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';
import { success } from './envelope';
import { eventStream } from './event-stream';
import type { EventReply, FileReply } from './replies';

function sendFile(reply: FastifyReply, file: FileReply) {
  const name = encodeURIComponent(file.fileName);
  const disposition = file.inline ? 'inline' : 'attachment';
  return reply
    .header('content-type', file.contentType)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${name}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(file.content);
}

function sendEvents(reply: FastifyReply, events: EventReply) {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return (
    reply
      .header('content-type', 'text/event-stream')
      .header('x-accel-buffering', 'no')
      // Without this header a stream that ends while the server closes would leave its connection open, and the server
      // would wait for it.
      .header('connection', 'close')
      .send(Readable.from(eventStream(events(gone.signal))))
  );
}

/** Sends the handler's answer in the form that the call's row names. */
export function sendReply(reply: FastifyReply, call: Call, answer: unknown) {
  reply.header('cache-control', 'no-store').code(200);
  // The handler's type ties its answer to the row's kind of reply.
  if (call.reply === 'file') return sendFile(reply, answer as FileReply);
  if (call.reply === 'events') return sendEvents(reply, answer as EventReply);
  return reply.send(success(answer ?? null));
}
