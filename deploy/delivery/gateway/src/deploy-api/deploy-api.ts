import { type AllowedHosts, isStorable } from '@portal/http';
import { say } from '@portal/release-record/sentence';
import type { Releases } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import type { OwnQuestions } from '../api/own-questions';
import type { CatalogKeeper } from '../catalog/catalog-keeper';
import type { PictureNeeds } from '../document/page-picture';
import { explainApiRoute } from '../explain/explain-routes';
import type { HookSender } from '../hooks/hook-sender';
import { answerRefusal } from '../operators/answer-refusal';
import { ApiRefusal, unstorable } from '../operators/api-refusal';
import { answerInEnglish } from './answer-in-english';
import { authenticate, callerOf, type Desks, mayRead } from './caller';
import { contentRoutes } from './content-routes';
import { errorRoutes } from './error-routes';
import { firstAdministratorRoute } from './first-administrator-route';
import { grantRoutes } from './grant-routes';
import { hookRoutes } from './hook-routes';
import { jointRoutes } from './joint-routes';
import { listRoutes } from './list-routes';
import { type OverrideLinkOptions, overrideLinkRoutes } from './override-link-routes';
import { pictureRoute } from './picture-route';
import { publishRoute } from './publish-route';
import { releaseRoutes } from './release-routes';
import { serviceRoutes } from './service-routes';
import { slotRoutes } from './slot-routes';
import { tenantRoutes } from './tenant-routes';
import { tokenRoutes } from './token-routes';
import { vitalsRoutes } from './vitals-routes';

export interface DeployApiOptions {
  delivery: Releases;
  desks: Desks;
  keeper: Pick<CatalogKeeper, 'catalog' | 'refresh'>;
  /** Some calls are answered by the platform API. */
  questions: OwnQuestions;
  overrides: Omit<OverrideLinkOptions, 'delivery'>;
  headers: Record<string, string>;
  pictures: PictureNeeds;
  /** The hosts that a slot's backend may have; left away: all. */
  serviceHosts?: AllowedHosts | undefined;
  /** Who tells the receivers of hooks, and the hosts that these may have; without hosts: all. */
  hooks: { sender: HookSender; hosts: AllowedHosts | undefined };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call that only reads although its method says otherwise. */
    changesNothing?: boolean;
  }
}

/** The caller is known before the body is read. */
const maxBodyBytes = 1_048_576;

/**
 * The API with which teams and the platform's staff change releases. Everything below `/-/api` needs a deploy token,
 * or at a host of staff their session.
 */
export function deployApi(app: FastifyInstance, options: DeployApiOptions): void {
  const { delivery, desks, keeper, questions, overrides, headers, pictures, serviceHosts, hooks } = options;
  app.register(
    async (scope) => {
      scope.setErrorHandler(answerRefusal);
      scope.addHook('onRoute', (route) => {
        route.bodyLimit ??= maxBodyBytes;
      });
      scope.addHook('onRequest', async (_request, reply) => {
        reply.headers({ ...headers, 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' });
      });
      // A change is in service at this gateway before its answer goes out. The other gateways hear of it.
      scope.addHook('onSend', async (request, reply) => {
        const { changesNothing = request.method === 'GET' } = request.routeOptions.config;
        if (!changesNothing && reply.statusCode < 300) await keeper.refresh();
      });
      scope.addHook('preHandler', async ({ params, query, body }) => {
        // The bytes of a bundle are read by its route.
        if (!isStorable([params, query, Buffer.isBuffer(body) ? null : body])) throw unstorable();
      });
      answerInEnglish(scope);
      authenticate(scope, desks);
      listRoutes(scope, delivery);
      publishRoute(scope, delivery);
      releaseRoutes(scope, delivery);
      errorRoutes(scope, delivery);
      vitalsRoutes(scope, delivery);
      slotRoutes(scope, delivery);
      jointRoutes(scope, delivery);
      serviceRoutes(scope, delivery, serviceHosts);
      hookRoutes(scope, delivery, hooks);
      tenantRoutes(scope, delivery);
      pictureRoute(scope, { keeper, pictures });
      contentRoutes(scope, { keeper, questions, delivery });
      grantRoutes(scope, delivery);
      firstAdministratorRoute(scope, delivery, questions);
      tokenRoutes(scope, delivery);
      overrideLinkRoutes(scope, { delivery, ...overrides });
      explainApiRoute(scope, keeper, (request, tenant) => mayRead(callerOf(request), 'reasons', tenant));
      scope.all('/*', () => {
        throw new ApiRefusal(
          404,
          'no-call',
          say(
            '没有这个接口：请检查地址和方法，或更新 portal 命令。',
            'There is no such call: look at address and method, or update the portal command.',
          ),
        );
      });
    },
    { prefix: '/-/api' },
  );
}
