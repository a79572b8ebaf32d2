import { faultEnvelope, faultSentence } from '@portal/http';
import { noteStatus } from './note-answer';

interface Reply {
  code(status: number): unknown;
  headers(values: Record<string, string>): unknown;
  send(payload: unknown): unknown;
}

/** A refusal that no cache keeps. It is never a page, whatever the client asked for. */
export function sendFault<R extends Reply>(reply: R, status: number, msg = faultSentence(status)): R {
  noteStatus(reply, status);
  reply.code(status);
  reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  reply.send(faultEnvelope(status, msg));
  return reply;
}
