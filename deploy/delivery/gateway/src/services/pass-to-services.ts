import { faultSentence, type IdentityMember } from '@portal/http';
import type { CatalogTenant } from '@portal/releases';
import { noCompanyText, wrongStatusText } from '@portal/shared/codes/refusal-texts';
import { sessionOverText } from '@portal/shared/codes/session-texts';
import { passiveHeader } from '@portal/shared/contract/slot-headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headersForService } from '../api/forwarded-headers';
import type { CatalogKeeper } from '../catalog/catalog-keeper';
import { bearerToken } from '../http/bearer-token';
import type { Identities, Whose } from '../identity/identities';
import { signIdentity } from '../identity/sign-identity';
import type { SigningKeys } from '../identity/signing-keys';
import { faultOf, refuse } from './gateway-answer';
import { leavesItsPlace, servicePath } from './service-path';
import type { ExchangeKind, SlotService } from './slot-service';
import { SlotServices, type SlotServicesOptions } from './slot-services';

export interface PassToServicesOptions extends SlotServicesOptions {
  readonly keeper: Pick<CatalogKeeper, 'catalog' | 'onExchange'>;
  readonly identities: Identities;
  readonly keys: SigningKeys;
  /** The permissions of the slot that this person has, beside those of the platform. */
  readonly permissionsIn: (request: FastifyRequest, slot: string, member: IdentityMember) => Promise<readonly string[]>;
  readonly https: boolean;
}

interface ServiceRequest {
  readonly tenant: CatalogTenant;
  readonly slot: string;
  readonly service: SlotService;
  readonly path: string;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const companyOpen = '40';

function kindOf({ headers }: FastifyRequest): ExchangeKind {
  if (/^\s*text\/event-stream\b/i.test(headers.accept ?? '')) return 'stream';
  const type = headers['content-type'];
  return type === undefined || /^application\/json\b/i.test(type) ? 'call' : 'upload';
}

/**
 * Passes `/api/<slot>/…` on to the backend of the slot. A customer's token ends here: the service gets an identity that
 * the gateway signs. Whoever stands for nobody does not reach the service.
 */
export function passToServices(app: FastifyInstance, options: PassToServicesOptions): SlotServices {
  const { keeper, identities, keys, permissionsIn, https } = options;
  const services = new SlotServices(options);
  const forget = keeper.onExchange(() => services.keep(keeper.catalog?.tenants ?? []));

  function find(request: FastifyRequest): ServiceRequest | undefined {
    const named = servicePath(request.url);
    const tenant = named && keeper.catalog?.tenantOf(request.host);
    const service = tenant && services.find(tenant, named.slot);
    return service && { tenant, slot: named.slot, service, path: leavesItsPlace(named) ? '' : named.rest };
  }

  /** The person for whom the token stands. Without one, the request is refused. */
  async function personOf(whose: Whose, kind: ExchangeKind, request: FastifyRequest, reply: FastifyReply) {
    // A stream opens itself again and again, so it says nothing about the person.
    const active = kind !== 'stream' && request.headers[passiveHeader] === undefined;
    const { identity, refusal } = await identities.of(whose, { active });
    if (refusal) {
      // Another status says nothing about the session: the API, or the way to it, is at fault.
      if (['401', '403', '423', '442'].includes(refusal.status)) refuse(reply, refusal.status, refusal.msg);
      else faultOf(reply, 503);
    } else if (!identity.member) refuse(reply, '442', noCompanyText);
    else if (identity.member.compStatus !== companyOpen) refuse(reply, '409', wrongStatusText);
    else return { identity, member: identity.member };
    return undefined;
  }

  async function answer({ tenant, slot, service, path }: ServiceRequest, request: FastifyRequest, reply: FastifyReply) {
    if (path === '') return faultOf(reply, 400);
    if (!methods.has(request.method)) return faultOf(reply, 405);
    const token = bearerToken(request.headers.authorization);
    if (token === undefined) return refuse(reply, '401', sessionOverText);
    const { ip, host, id: requestId } = request;
    const whose = { asker: { tenant: tenant.code, host, address: ip }, token };
    const kind = kindOf(request);
    const person = await personOf(whose, kind, request, reply);
    if (!person) return;
    const { identity, member } = person;
    const permissions = [...member.permissions, ...(await permissionsIn(request, slot, member))];
    const introduced = { tenant: tenant.code, slot, identity, member, permissions, requestId };
    const protocol = https ? 'https' : request.protocol;
    const caller = { ip, host, protocol, requestId };
    await service.pass({
      reply,
      kind,
      path,
      headers: headersForService(request.headers, caller, await signIdentity(keys, introduced)),
      follow: (end) => identities.follow(whose, identity, end),
    });
  }

  // Not a route: a name below `/api` that is no slot belongs to the API, which may have calls of any name.
  app.addHook('onRequest', (request, reply, done) => {
    const asked = find(request);
    if (!asked) return done();
    reply.headers(options.common);
    answer(asked, request, reply).catch((error: unknown) => {
      request.log.error({ err: error, slot: asked.slot }, faultSentence(503));
      faultOf(reply, 503);
    });
  });
  app.addHook('preClose', async () => {
    forget();
    await services.close();
  });
  return services;
}
