import type { FastifyInstance } from 'fastify';
import type { DeliveryPort } from './delivery-port';
import { deployApi } from './deploy-api/deploy-api';
import { explainPageRoute } from './explain/explain-routes';
import type { LoadCollector } from './loads/load-collector';
import { keepLoads } from './loads/load-keeper';
import type { SiteKeeper } from './site/site-keeper';

export interface DeliveryOptions {
  delivery: DeliveryPort;
  keeper: SiteKeeper;
  collector: LoadCollector;
  overrideKey: () => Promise<Buffer>;
  headers: Record<string, string>;
}

/** What changes releases, says why one runs, and watches how it does. */
export function deliveryRoutes(app: FastifyInstance, options: DeliveryOptions): void {
  const { delivery, keeper, collector, overrideKey, headers } = options;
  deployApi(app, { delivery, keeper, overrideKey, headers });
  explainPageRoute(app, delivery, keeper, headers);
  app.addHook('onClose', keepLoads({ delivery, collector, log: app.log }));
}
