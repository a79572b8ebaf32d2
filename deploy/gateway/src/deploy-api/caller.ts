import { type DeployToken, isUnlimited } from '@portal/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeliveryPort } from '../delivery-port';
import { rateLimiter } from '../http/rate-limit';
import { ApiRefusal } from './api-refusal';

const callers = new WeakMap<FastifyRequest, DeployToken>();

/** Wrong tokens from one address; right ones are not counted. */
const wrongLimit = { burst: 10, perSecond: 0.2 };

/** As a program sends it, or as a browser does after its own question for a password. */
function tokenIn(header: string | undefined): string | undefined {
  const [, scheme, value] = /^(bearer|basic) +([A-Za-z0-9._~+/=-]{1,500})$/i.exec(header ?? '') ?? [];
  if (!value) return undefined;
  if (scheme?.toLowerCase() === 'bearer') return value;
  const pair = Buffer.from(value, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

/** Lets nobody in without a token in use. */
export function authenticate(scope: FastifyInstance, delivery: Pick<DeliveryPort, 'findToken'>): void {
  const admits = rateLimiter(wrongLimit);
  scope.addHook('onRequest', async (request) => {
    const text = tokenIn(request.headers.authorization);
    const token = text ? await delivery.findToken(text) : undefined;
    if (token) {
      callers.set(request, token);
      return;
    }
    if (text && !admits(request.ip)) throw new ApiRefusal(429, 'too-many', '无效令牌尝试过多，请稍后再试。');
    throw new ApiRefusal(
      401,
      'no-token',
      text
        ? '令牌无效、已过期或已被撤销：请换用有效的部署令牌。'
        : '缺少部署令牌：请设置 PORTAL_TOKEN 或使用 --token。',
    );
  });
}

/** Whose token this request came with. */
export function callerOf(request: FastifyRequest): DeployToken {
  const caller = callers.get(request);
  if (!caller) throw new Error('a route of the deploy API was reached without a token');
  return caller;
}

/** For what concerns more than one package or tenant: only a token without limits goes on. */
export function onlyUnlimited(scope: FastifyInstance, what: string): void {
  scope.addHook('onRequest', async (request) => {
    const caller = callerOf(request);
    if (!isUnlimited(caller))
      throw new ApiRefusal(403, 'not-allowed', `令牌 ${caller.name} 有范围限制，不能${what}：请换用平台令牌。`);
  });
}
