import type { ServerResponse } from 'node:http';
import { faultEnvelope, faultSentence } from './fault-envelope';

/**
 * Answers only this status and ends the connection, whichever code made the answer so far. If an answer has begun, it
 * only ends the connection. A whole answer stays as it is.
 */
export function failAnswer(response: ServerResponse, status: number): void {
  if (response.writableEnded) return;
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.statusMessage = '';
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  response.end(JSON.stringify(faultEnvelope(status, faultSentence(status))));
}
