import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apiRoutes } from '../api/api-routes';
import type { OwnQuestions } from '../api/own-questions';
import type { GatewayOptions } from '../gateway-options';
import { hearChanges } from '../hear-changes';
import { askIdentityOf } from '../identity/ask-identity';
import { Identities } from '../identity/identities';
import { keysRoute } from '../identity/keys-route';
import { SigningKeys } from '../identity/signing-keys';
import { passToServices } from '../services/pass-to-services';
import { addRows } from '../slices/add-rows';
import { slotPermissions } from '../slices/slot-permissions';
import { whoAsks } from '../slices/who-asks';
import type { Figures } from './figures';
import type { Selected } from './selected';

/** `/api`: who calls, and to whom a call goes, the platform's API or the service of a slot. */
export function calls(
  app: FastifyInstance,
  options: GatewayOptions,
  selected: Selected,
  { questions, figures }: { questions: OwnQuestions; figures: Figures },
) {
  const { demo, https, devRemotes, maxStreams, watchIdentities: watch } = options;
  const { keeper, overrides, secrets, tenantOf, headers } = selected;
  const identities = new Identities(askIdentityOf(questions));
  if (watch) {
    const onChange = (change: string) => identities.changed(change);
    app.addHook('onClose', hearChanges({ watch, onChange, of: 'identities', log: app.log }));
  }
  // Without a database, the key is this process's own.
  const keys = new SigningKeys((name) => secrets?.sharedSecret(name) ?? Promise.resolve(randomBytes(32)));
  keysRoute(app, keys, headers);
  // Asked for ahead, so that they are kept.
  if (options.keep) keeper.onExchange(() => void keys.published().catch(() => undefined));

  const visitors = whoAsks({ keeper, overrides, identities, devRemotes });
  const services = passToServices(app, {
    ...{ keeper, identities, keys, https, maxStreams },
    permissionsIn: slotPermissions(visitors.viewOf),
    common: headers,
    breaker: options.serviceBreaker,
    hosts: options.serviceHosts,
    onAnswer: figures.serviceAnswered,
  });
  apiRoutes(app, {
    ...{ api: options.api, maxStreams, demo, https, headers, tenantOf },
    around: (scope) => addRows(scope, visitors),
  });
  return { services };
}
