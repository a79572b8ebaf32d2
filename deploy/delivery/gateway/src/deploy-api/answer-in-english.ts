import { Sentence } from '@portal/release-record/sentence';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromPage } from './caller';

/** Command lines ask for English. A browser may do so too, and the desk is Chinese all the same. */
const wantsEnglish = (request: FastifyRequest) =>
  /^en\b/.test(request.headers['accept-language'] ?? '') && !isFromPage(request);

function inBoth(value: unknown): unknown {
  if (value instanceof Sentence) return `${value.en} (${value.zh})`;
  if (Array.isArray(value)) return value.map(inBoth);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inBoth(part)]));
}

/** Whoever asks in English gets each sentence of an answer in English, with the Chinese that the desk shows behind it. */
export function answerInEnglish(scope: FastifyInstance): void {
  scope.addHook('preSerialization', async (request, _reply, payload) =>
    wantsEnglish(request) ? inBoth(payload) : payload,
  );
}
