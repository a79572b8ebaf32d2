import type { FastifyInstance } from 'fastify';
import type { OwnQuestions } from './api/own-questions';
import type { CatalogKeeper } from './catalog/catalog-keeper';
import type { DeliveryPort } from './delivery-port';
import { deployApi } from './deploy-api/deploy-api';
import type { OverrideLinkOptions } from './deploy-api/override-link-routes';
import { explainPageRoutes } from './explain/explain-routes';
import { ExplainSessions } from './explain/explain-session';
import type { StaffDesk } from './operators/staff-desk';
import { TokenDesk } from './operators/token-desk';
import { sharedKeyOf } from './shared-key';

export interface DeliveryOptions {
  delivery: DeliveryPort;
  keeper: CatalogKeeper;
  questions: OwnQuestions;
  overrides: Omit<OverrideLinkOptions, 'delivery'>;
  /** Tells whether these addresses are https. */
  https: boolean;
  headers: Record<string, string>;
  /** Undefined at a port for command lines alone. */
  staff: StaffDesk | undefined;
}

/** The deploy API for the desk alone, where command lines have a port of their own. */
export function staffDeliveryRoutes(app: FastifyInstance, options: Omit<DeliveryOptions, 'https'>): void {
  const { delivery, keeper, questions, overrides, headers, staff } = options;
  deployApi(app, { delivery, desks: { tokens: undefined, staff }, keeper, questions, overrides, headers });
}

/** All routes that take a deploy token: those that change releases, and those that say why one runs. */
export function deliveryRoutes(app: FastifyInstance, options: DeliveryOptions): void {
  const { delivery, keeper, questions, overrides, https, headers, staff } = options;
  const desk = new TokenDesk(delivery);
  const sessions = new ExplainSessions({ key: sharedKeyOf(delivery, 'explain'), delivery, https });
  deployApi(app, { delivery, desks: { tokens: desk, staff }, keeper, questions, overrides, headers });
  explainPageRoutes(app, { desk, sessions, keeper, headers });
}
