import type { Registry } from '@portal/http/metrics';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type TenantScopeOptions, tenantScope } from './tenant-scope';
import { upstreamApi } from './upstream-api';

/** The platform API is a server elsewhere, or a plugin in this process. */
export type ApiTarget =
  | { kind: 'upstream'; url: string; secret?: string | undefined }
  | {
      kind: 'plugin';
      plugin: FastifyPluginAsync;
      /** The routes that a demonstration shows under `/dev`, such as the outbox. */
      devPlugin?: FastifyPluginAsync;
      /** The API's own metrics. */
      metrics?: Registry;
    };

export interface ApiRoutesOptions extends TenantScopeOptions {
  api: ApiTarget;
  demo: boolean;
  https: boolean;
  /** Sees every call, of either kind of API, before and after it. */
  around?: (scope: FastifyInstance) => void;
  maxStreams?: number | undefined;
}

export function apiRoutes(
  app: FastifyInstance,
  { api, demo, https, around, maxStreams, ...scopeOptions }: ApiRoutesOptions,
): void {
  app.register(
    async (scope) => {
      tenantScope(scope, scopeOptions);
      around?.(scope);
      if (api.kind === 'plugin') await scope.register(api.plugin);
      else upstreamApi(scope, { url: api.url, secret: api.secret, https, maxStreams });
    },
    { prefix: '/api' },
  );
  if (!demo) return;
  app.register(
    async (scope) => {
      tenantScope(scope, scopeOptions);
      if (api.kind === 'upstream')
        upstreamApi(scope, { url: new URL('/dev', api.url).href, secret: api.secret, https });
      else if (api.devPlugin) await scope.register(api.devPlugin);
    },
    { prefix: '/dev' },
  );
}
