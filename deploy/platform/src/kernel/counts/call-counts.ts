import { answerSeconds, Counter, type Registry } from '@portal/http/metrics';
import type { CallName } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusedCall } from '../http/refused-calls';
import { refusalReason, refusalReasons } from './refusal-reason';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the call. */
    readonly call?: CallName;
  }
}

/** What is asked beside the contract: by gateways, by providers, and at addresses that are none. */
const beside = 'other';

/** Counts the calls of the contract by their outcome, when their answers begin. */
export function countCalls(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const calls = new Counter({
    name: 'portal_api_calls_total',
    help: 'Calls by their names in the contract, by outcome.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const seconds = answerSeconds(registry, {
    name: 'portal_api_call_seconds',
    help: 'Time until the answers of calls began.',
    labels: ['call'],
  });
  const refused = new Counter({
    ...{ name: 'portal_api_refused_total', help: 'Refused calls, by reason.', labelNames: ['reason'], registers },
  });
  for (const reason of refusalReasons) refused.inc({ reason }, 0);

  function outcomeOf(request: FastifyRequest): 'ok' | 'refused' | 'failed' {
    const told = refusedCall(request);
    if (!told) return 'ok';
    const reason = refusalReason(told.refusal, told.error);
    if (!reason) return 'failed';
    refused.inc({ reason });
    return 'refused';
  }

  app.addHook('onSend', (request, reply, _, done) => {
    const { call = beside } = request.routeOptions.config;
    calls.inc({ call, outcome: outcomeOf(request) });
    seconds.observe({ call }, reply.elapsedTime / 1000);
    done();
  });
}
