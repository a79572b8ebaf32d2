import type { FastifyInstance } from 'fastify';
import type { DeliveryPort } from './delivery-port';
import { deployApi } from './deploy-api/deploy-api';
import type { OverrideLinkOptions } from './deploy-api/override-link-routes';
import { TokenDesk } from './deploy-api/token-desk';
import { explainPageRoutes } from './explain/explain-routes';
import { ExplainSessions } from './explain/explain-session';
import { sharedKeyOf } from './shared-key';
import type { SiteKeeper } from './site/site-keeper';

export interface DeliveryOptions {
  delivery: DeliveryPort;
  keeper: SiteKeeper;
  overrides: Omit<OverrideLinkOptions, 'delivery'>;
  /** Whether these addresses are https. */
  https: boolean;
  headers: Record<string, string>;
}

/** All that takes a deploy token: what changes releases, and what says why one runs. */
export function deliveryRoutes(app: FastifyInstance, options: DeliveryOptions): void {
  const { delivery, keeper, overrides, https, headers } = options;
  const desk = new TokenDesk(delivery);
  const sessions = new ExplainSessions({ key: sharedKeyOf(delivery, 'explain'), delivery, https });
  deployApi(app, { delivery, desk, keeper, overrides, headers });
  explainPageRoutes(app, { desk, sessions, keeper, headers });
}
