import { outgoingTrace } from '@portal/trace';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** Several times the longest answer that the gateway itself asks for. */
const maxBytes = 4 * 1024 * 1024;

/**
 * Asks the API as a visitor's page would, through this gateway. The API may be another maker's, so an answer without
 * end is cut off.
 */
export async function askApi(app: FastifyInstance, asking: InjectOptions): Promise<{ code: number; text: string }> {
  const headers = { ...asking.headers, ...outgoingTrace() };
  const answer = await app.inject({ ...asking, headers, payloadAsStream: true });
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer.stream() as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBytes) {
      // Ends the asking of the API too.
      answer.raw.res.destroy();
      throw new Error(`${String(asking.url)} was answered with more than ${maxBytes} bytes`);
    }
    parts.push(part);
  }
  return { code: answer.statusCode, text: Buffer.concat(parts).toString() };
}
