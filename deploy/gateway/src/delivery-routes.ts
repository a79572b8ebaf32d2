import type { FastifyInstance } from 'fastify';
import type { CatalogKeeper } from './catalog/catalog-keeper';
import type { DeliveryPort } from './delivery-port';
import { deployApi } from './deploy-api/deploy-api';
import type { OverrideLinkOptions } from './deploy-api/override-link-routes';
import { explainPageRoutes } from './explain/explain-routes';
import { ExplainSessions } from './explain/explain-session';
import { TokenDesk } from './operators/token-desk';
import { sharedKeyOf } from './shared-key';

export interface DeliveryOptions {
  delivery: DeliveryPort;
  keeper: CatalogKeeper;
  overrides: Omit<OverrideLinkOptions, 'delivery'>;
  /** Tells whether these addresses are https. */
  https: boolean;
  headers: Record<string, string>;
}

/** All routes that take a deploy token: those that change releases, and those that say why one runs. */
export function deliveryRoutes(app: FastifyInstance, options: DeliveryOptions): void {
  const { delivery, keeper, overrides, https, headers } = options;
  const desk = new TokenDesk(delivery);
  const sessions = new ExplainSessions({ key: sharedKeyOf(delivery, 'explain'), delivery, https });
  deployApi(app, { delivery, desk, keeper, overrides, headers });
  explainPageRoutes(app, { desk, sessions, keeper, headers });
}
