import type { Call, CallName } from '@portal/shared/contract';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import { handlerOf } from '../calls/registry';
import type { Services } from '../services';
import { answerCall } from './answer-call';
import { sendReply } from './send-reply';

/** `{name}` in the contract is `:name` in the router. */
function routeOf(call: Call): string {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return callUrl(call, Object.fromEntries(names.map((name) => [name, `:${name}`]))).replaceAll('%3A', ':');
}

/** One route for each row of the contract. */
export function registerCalls(app: FastifyInstance, services: Services): void {
  for (const [name, call] of Object.entries<Call>(calls) as [CallName, Call][]) {
    const handler = handlerOf(name);
    app.route({
      method: call.method,
      url: routeOf(call),
      handler: async (request, reply) => {
        const answer = await answerCall({ name, handler, request, prefix: app.prefix }, services);
        return sendReply(reply, call, answer);
      },
    });
  }
}
