import multipart from '@fastify/multipart';
import type { Call, CallName } from '@portal/shared/contract';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import { BrowserCookie } from '../core/http/browser-cookie';
import { sendReply } from '../core/http/send-reply';
import type { Services } from '../core/services';
import { answerCall } from './answer-call';
import { handlerOf } from './registry';

/** `{name}` in the contract is `:name` in the router. */
function routeOf(call: Call): string {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return callUrl(call, Object.fromEntries(names.map((name) => [name, `:${name}`]))).replaceAll('%3A', ':');
}

type Row = readonly [CallName, Call];

function registerCall(app: FastifyInstance, [name, call]: Row, services: Services): void {
  const handler = handlerOf(name);
  app.route({
    method: call.method,
    url: routeOf(call),
    handler: async (request, reply) => {
      const browser = new BrowserCookie(request);
      const answer = await answerCall({ name, handler, request, browser, prefix: app.prefix }, services);
      for (const cookie of browser.headers) reply.header('set-cookie', cookie);
      return sendReply(reply, call, answer);
    },
  });
}

/** Allows one file and a few small fields that an old form sends with it. */
const uploadLimits = {
  fileSize: 10 * 1_048_576,
  files: 1,
  fields: 5,
  parts: 6,
  fieldNameSize: 100,
  fieldSize: 1_024,
  headerPairs: 10,
};

/** One route for each row of the contract. */
export function registerCalls(app: FastifyInstance, services: Services): void {
  const rows = Object.entries<Call>(calls) as [CallName, Call][];
  const isUpload = ([, call]: Row) => call.body === 'file';
  for (const row of rows) if (!isUpload(row)) registerCall(app, row, services);
  // Uploads are registered separately, because the reader of files would otherwise also follow every other request from
  // start to end.
  app.register(async (uploads) => {
    await uploads.register(multipart, { limits: uploadLimits });
    for (const row of rows) if (isUpload(row)) registerCall(uploads, row, services);
  });
}
