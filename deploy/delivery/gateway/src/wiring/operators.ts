import type { CatalogTenant } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import type { OwnQuestions } from '../api/own-questions';
import { deployApi } from '../deploy-api/deploy-api';
import { explainPageRoutes } from '../explain/explain-routes';
import { ExplainSessions } from '../explain/explain-session';
import type { GatewayOptions } from '../gateway-options';
import { StaffDesk } from '../operators/staff-desk';
import { TokenDesk } from '../operators/token-desk';
import { sharedKeyOf } from '../shared-key';
import type { Selected } from './selected';

/** What operators do: with a token at `admin`, which may be a port of its own, and from the staff's desk at `app`. */
export function operators(
  { app, admin }: { app: FastifyInstance; admin: FastifyInstance },
  { delivery, https, serviceHosts }: GatewayOptions,
  { keeper, tenantOf, overrideKey, allows, headers }: Selected,
  questions: OwnQuestions,
): void {
  if (!delivery || !overrideKey) return;
  // Only operators reach a separate port, without the customers' https and host names.
  const apart = admin !== app;
  const publicOriginOf = ({ hostNames: [name] }: CatalogTenant) =>
    apart && name !== undefined ? `${https ? 'https' : 'http'}://${name}` : undefined;
  const overrides = { key: overrideKey, allows, publicOriginOf };
  const common = { delivery, keeper, questions, overrides, headers, serviceHosts };
  const tokens = new TokenDesk(delivery);
  const staff = new StaffDesk({ questions, tenantOf, https });
  deployApi(admin, { ...common, desks: { tokens, staff: apart ? undefined : staff } });
  if (apart) deployApi(app, { ...common, desks: { tokens: undefined, staff } });

  const sessions = new ExplainSessions({ key: sharedKeyOf(delivery, 'explain'), delivery, https: https && !apart });
  explainPageRoutes(admin, { desk: tokens, sessions, keeper, headers });
}
