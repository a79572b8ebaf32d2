import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OwnQuestions } from '../api/own-questions';
import { deployApi } from '../deploy-api/deploy-api';
import { explainPageRoutes } from '../explain/explain-routes';
import { ExplainSessions } from '../explain/explain-session';
import type { GatewayOptions } from '../gateway-options';
import { HookSender } from '../hooks/hook-sender';
import { tellReceivers } from '../hooks/tell-receivers';
import { StaffDesk } from '../operators/staff-desk';
import { TokenDesk } from '../operators/token-desk';
import { publicOrigins } from '../override/public-origin';
import type { PageRenderer } from '../rendering/page-renderer';
import { sharedKeyOf } from '../shared-key';
import type { Selected } from './selected';

/** What operators do: with a token at `admin`, which may be a port of its own, and from the staff's desk at `app`. */
export function operators(
  { app, admin }: { app: FastifyInstance; admin: FastifyInstance },
  { delivery, https, publicUrl, serviceHosts, hookHosts }: GatewayOptions,
  { keeper, tenantOf, overrideKey, allows, headers, assets }: Selected,
  { questions, drawn }: { questions: OwnQuestions; drawn: PageRenderer | undefined },
): void {
  if (!delivery || !overrideKey) return;
  // Only operators reach a separate port, without the customers' https and host names.
  const apart = admin !== app;
  const pictures = { files: assets, pages: drawn };
  const tokens = new TokenDesk(delivery);
  const staff = new StaffDesk({ questions, tenantOf, https });
  const isFromDesk = (request: FastifyRequest) => staff.serves(request);
  const publicOriginOf = publicOrigins({ publicUrl, https, apart, isFromDesk });
  const overrides = { key: overrideKey, allows, publicOriginOf };
  const sender = new HookSender({ delivery, questions, key: sharedKeyOf(delivery, 'hooks'), hosts: hookHosts });
  const stopTelling = tellReceivers({ delivery, sender, log: app.log });
  app.addHook('onClose', async () => {
    await stopTelling();
    await sender.close();
  });
  const hooks = { sender, hosts: hookHosts };
  const common = { delivery, keeper, questions, overrides, headers, pictures, serviceHosts, hooks };
  deployApi(admin, { ...common, desks: { tokens, staff: apart ? undefined : staff } });
  if (apart) deployApi(app, { ...common, desks: { tokens: undefined, staff } });

  const sessions = new ExplainSessions({ key: sharedKeyOf(delivery, 'explain'), delivery, https: https && !apart });
  explainPageRoutes(admin, { desk: tokens, sessions, keeper, headers });
}
