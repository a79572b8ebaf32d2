import { type DeployToken, isUnlimited } from '@portal/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from '../http/bearer-token';
import { ApiRefusal } from '../operators/api-refusal';
import type { TokenDesk } from '../operators/token-desk';

const callers = new WeakMap<FastifyRequest, DeployToken>();

/** Lets nobody in without a valid token. */
export function authenticate(scope: FastifyInstance, desk: TokenDesk): void {
  scope.addHook('onRequest', async (request) => {
    callers.set(request, await desk.ownerOf(bearerToken(request.headers.authorization), request.ip));
  });
}

/** The owner of the token that this request brought. */
export function callerOf(request: FastifyRequest): DeployToken {
  const caller = callers.get(request);
  if (!caller) throw new Error('a route of the deploy API was reached without a token');
  return caller;
}

/** For calls that concern more than one package or tenant: only a token without limits may go on. */
export function onlyUnlimited(scope: FastifyInstance, what: string): void {
  scope.addHook('onRequest', async (request) => {
    const caller = callerOf(request);
    if (!isUnlimited(caller))
      throw new ApiRefusal(403, 'not-allowed', `令牌 ${caller.name} 有范围限制，不能${what}：请换用平台令牌。`);
  });
}
