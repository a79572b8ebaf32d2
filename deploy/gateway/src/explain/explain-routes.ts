import type { FastifyInstance } from 'fastify';
import type { DeliveryPort } from '../delivery-port';
import { answerRefusal } from '../deploy-api/answer-refusal';
import { ApiRefusal } from '../deploy-api/api-refusal';
import { authenticate } from '../deploy-api/caller';
import { newNonce } from '../document/nonce';
import type { SiteKeeper } from '../site/site-keeper';
import { explain } from './explain';
import { explainPage, explainPagePolicy } from './explain-page';

interface ExplainQuery {
  host?: string;
  path?: string;
  user?: string;
}

const text = { type: 'string', maxLength: 1_000 };
const query = {
  schema: { querystring: { type: 'object', properties: { host: text, path: { ...text, pattern: '^/' }, user: text } } },
};

/** `GET explain?host=&path=&user=`: as JSON, for the command. */
export function explainApiRoute(scope: FastifyInstance, keeper: Pick<SiteKeeper, 'site'>): void {
  scope.get<{ Querystring: ExplainQuery }>('/explain', query, (request) => {
    const { host = request.host, path = '/', user } = request.query;
    const found = keeper.site && explain(keeper.site, { host, path, user });
    if (!found) throw new ApiRefusal(404, 'nothing', `主机 ${host} 还没有可显示的内容：请先为租户指定宿主版本。`);
    return found;
  });
}

/** `/-/explain`: the same as a page; the browser asks for a name (any) and a deploy token as password. */
export function explainPageRoute(
  app: FastifyInstance,
  delivery: DeliveryPort,
  keeper: Pick<SiteKeeper, 'site'>,
  headers: Record<string, string>,
): void {
  app.register(async (scope) => {
    scope.setErrorHandler(answerRefusal);
    authenticate(scope, delivery);
    scope.get<{ Querystring: ExplainQuery }>('/-/explain', query, (request, reply) => {
      const { host = request.host, path = '/', user = '' } = request.query;
      const found = keeper.site && explain(keeper.site, { host, path, user: user || undefined });
      const nonce = newNonce();
      reply.headers({
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': explainPagePolicy(nonce),
      });
      return reply.send(explainPage({ host, path, user }, found, nonce));
    });
  });
}
