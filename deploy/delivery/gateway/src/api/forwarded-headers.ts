import { gatewayProof, proofHeader } from '@portal/http';

/** Headers from one hop to the next. Nobody behind that hop should get them. */
const hopByHop = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that a client may not set: only the gateway sets them. */
const clientMayNotSay = /^(?:x-portal-|x-forwarded-|forwarded$|x-real-ip$|x-request-id$|tracestate$|baggage$)/;

/** A customer's credentials end at the gateway. */
const credentials = new Set(['cookie', 'authorization']);

/** Headers by which a service would act on the portal itself, its host name or its browser. */
const actsOnThePortal =
  /^(?:x-portal-|access-control-|set-cookie$|clear-site-data$|service-worker-allowed$|refresh$|alt-svc$|nel$|report-to$|reporting-endpoints$|content-security-policy|strict-transport-security$|x-request-id$)/;

const tellsOfTheServer = new Set(['server', 'x-powered-by', proofHeader]);

/**
 * A name as the servers behind may read it: many give their programs `x_portal_identity` as `x-portal-identity`, under
 * one name (CGI, WSGI, PHP).
 */
const readAs = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '-');

type Headers = Readonly<Record<string, string | string[] | undefined>>;

function kept(headers: Headers, drops: (name: string) => boolean): Record<string, string | string[]> {
  const rest: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !hopByHop.has(readAs(name)) && !drops(readAs(name))) rest[name] = value;
  return rest;
}

export interface Caller {
  tenant: string;
  audience: string;
  ip: string;
  host: string;
  protocol: string;
  requestId: string;
}

/**
 * The client's headers as the upstream API gets them. With the secret the API knows that they come from the gateway.
 */
export function headersForUpstream(
  headers: Headers,
  caller: Caller,
  secret?: string,
): Record<string, string | string[]> {
  const words = {
    'x-portal-tenant': caller.tenant,
    'x-portal-audience': caller.audience,
    'x-request-id': caller.requestId,
    'x-forwarded-for': caller.ip,
    'x-forwarded-host': caller.host,
    'x-forwarded-proto': caller.protocol,
  };
  const proof = secret ? { [proofHeader]: gatewayProof(secret, words, Date.now()) } : {};
  return { ...kept(headers, (name) => clientMayNotSay.test(name)), ...words, ...proof };
}

/** The client's headers as a team's service gets them. `identity` tells who the client is. */
export function headersForService(
  headers: Headers,
  { ip, host, protocol, requestId }: Omit<Caller, 'tenant' | 'audience'>,
  identity: Record<string, string>,
): Record<string, string | string[]> {
  return {
    ...kept(headers, (name) => clientMayNotSay.test(name) || credentials.has(name) || name === 'host'),
    'x-request-id': requestId,
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    ...identity,
  };
}

/** A team's service's headers as the client gets them, before the gateway adds its own. */
export function headersOfService(headers: Headers): Record<string, string | string[]> {
  return kept(headers, (name) => tellsOfTheServer.has(name) || actsOnThePortal.test(name));
}

/** The upstream API's headers as the client gets them. */
export function headersForClient(headers: Headers): Record<string, string | string[]> {
  return kept(headers, (name) => tellsOfTheServer.has(name));
}
