import { say } from '@portal/release-record/sentence';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogKeeper } from '../catalog/catalog-keeper';
import { formField, isOwnForm, takeForms } from '../http/own-form';
import { formPagePolicy } from '../http/own-page';
import { answerRefusal } from '../operators/answer-refusal';
import { ApiRefusal, notAllowed } from '../operators/api-refusal';
import type { TokenDesk } from '../operators/token-desk';
import { visitorOf } from '../visitor/visitor';
import { explain } from './explain';
import { explainAddresses, explainPage, signInPage } from './explain-page';
import type { ExplainSessions } from './explain-session';

interface ExplainQuery {
  host?: string;
  path?: string;
  user?: string;
}

const text = { type: 'string', maxLength: 1_000 };
const query = {
  schema: { querystring: { type: 'object', properties: { host: text, path: { ...text, pattern: '^/' }, user: text } } },
};

/** `GET explain?host=&path=&user=` answers in JSON, for the command. `hold` refuses tenants that are not the caller's. */
export function explainApiRoute(
  scope: FastifyInstance,
  keeper: Pick<CatalogKeeper, 'catalog'>,
  hold: (request: FastifyRequest, tenant: string) => void,
): void {
  scope.get<{ Querystring: ExplainQuery }>('/explain', query, (request) => {
    const { host = request.host, path = '/', user } = request.query;
    const found = keeper.catalog && explain(keeper.catalog, { host, path, user });
    if (!found)
      throw new ApiRefusal(
        404,
        'nothing',
        say(
          `主机 ${host} 没有可显示的内容：没有租户使用这个主机名，或者该租户还没有宿主版本。`,
          `There is nothing to show at ${host}: no tenant has this host name, or the tenant runs no host yet.`,
        ),
      );
    hold(request, found.tenant.code);
    return found;
  });
}

const onlyByPerson = say('请在浏览器中直接打开此页面。', 'Open this page in a browser.');

export interface ExplainPageOptions {
  desk: TokenDesk;
  sessions: ExplainSessions;
  keeper: Pick<CatalogKeeper, 'catalog'>;
  headers: Record<string, string>;
}

/** `/-/explain` shows the same as a page. The visitor has to give a deploy token in its form first. */
export function explainPageRoutes(app: FastifyInstance, options: ExplainPageOptions): void {
  const { desk, sessions, keeper, headers } = options;

  function sendPage(reply: FastifyReply, html: string): void {
    reply.headers({
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': formPagePolicy,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    reply.send(html);
  }

  app.register(async (scope) => {
    scope.setErrorHandler(answerRefusal);
    takeForms(scope);

    scope.get<{ Querystring: ExplainQuery }>(explainAddresses.page, query, async (request, reply) => {
      // Only a person's own visit is answered: no script of a page may read it with their cookie.
      const { 'sec-fetch-dest': dest = 'document', cookie } = request.headers;
      if (dest !== 'document') throw new ApiRefusal(403, 'from-a-page', onlyByPerson);
      const reader = await sessions.ownerOf(cookie);
      if (!reader) return sendPage(reply, signInPage(undefined));
      const { host = request.host, path = '/', user = '' } = request.query;
      const found = keeper.catalog && explain(keeper.catalog, { host, path, user: user || undefined });
      if (found && reader.tenant !== null && found.tenant.code !== reader.tenant)
        throw notAllowed(
          say(
            `令牌 ${reader.name} 不能查看租户 ${found.tenant.code} 的诊断：请换用该租户的令牌或平台令牌。`,
            `Token ${reader.name} may not see why tenant ${found.tenant.code} runs what it runs: use one of that tenant or of the platform.`,
          ),
        );
      const own = visitorOf(cookie);
      sendPage(reply, explainPage({ host, path, user }, found, { reader: reader.name, own }));
    });

    scope.addHook('preHandler', async (request) => {
      if (request.method === 'POST' && !isOwnForm(request)) throw new ApiRefusal(403, 'from-a-page', onlyByPerson);
    });

    scope.post(explainAddresses.enter, async (request, reply) => {
      try {
        const token = await desk.ownerOf(formField(request.body, 'token').trim(), request.ip);
        reply.header('set-cookie', await sessions.begin(token)).redirect(explainAddresses.page, 303);
      } catch (error) {
        if (!(error instanceof ApiRefusal)) throw error;
        const { status, message } = error;
        sendPage(reply.code(status), signInPage(message));
      }
    });

    scope.post(explainAddresses.leave, async (_request, reply) => {
      reply.header('set-cookie', sessions.end()).redirect(explainAddresses.page, 303);
    });
  });
}
