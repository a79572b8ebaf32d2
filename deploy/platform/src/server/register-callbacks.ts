import { dispatch } from '@portal/database/schema/platform';
import { isSigned, isStorable, signatureHeader } from '@portal/http';
import type { TakenCallback } from '@portal/port-adapter';
import { isPort, type PortName } from '@portal/shared/codes/ports';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DispatchRow } from '../kernel/dispatch/dispatch-rows';
import { EnvelopeFault } from '../kernel/envelope/fault';
import { refused, success } from '../kernel/http/envelope';
import { holdBodySize } from '../kernel/http/hold-body-size';
import { badInput, conflict, HttpError, notFound, notLoggedIn } from '../kernel/http/http-error';
import { originOf } from '../kernel/http/origin';
import { parseJson } from '../kernel/http/parse-json';
import { noteRefused } from '../kernel/http/refused-calls';
import { unknownCallText } from '../kernel/http/unknown-call';
import { type AdapterLine, adapterWords } from '../kernel/ports/adapter-line';
import { auditAs } from '../kernel/protection/audit';
import { holdLimit } from '../kernel/protection/rate-limit';
import type { Services } from '../kernel/services';
import { providerResults } from './collected';
import { registerSmsReports, type SmsReporting } from './register-sms-reports';

type CallbackHttpRequest = Pick<FastifyRequest, 'method' | 'url' | 'query' | 'headers' | 'body'>;

/** A result may bring the signatures of many documents. */
const maxResultBytes = 1_048_576;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Finds the call that a callback says it answers. Its tenant decides which provider may say so. */
async function callOf({ db }: Services, purpose: string, reference: string): Promise<DispatchRow | undefined> {
  if (reference === '') return undefined;
  const [row] = await db
    .select()
    .from(dispatch)
    .where(and(eq(dispatch.dispatchId, reference), eq(dispatch.purpose, purpose)));
  return row;
}

/** What a provider has sent, in the portal's form, and what it wants to read. */
interface Told {
  readonly body: { readonly reference?: unknown };
  /** The adapter that knows that its vendor has sent it; undefined: it is signed as the contract says. */
  readonly by?: AdapterLine | undefined;
  readonly answer?: TakenCallback['answer'];
}

/** Adapters look at the vendor's own signature. Whatever they refuse is refused alike. */
async function toldBy({ log }: Services, adapter: AdapterLine, request: CallbackHttpRequest): Promise<Told | null> {
  const { method, url, query, headers, body } = request;
  const named = Object.entries({ ...headers }).map(([name, value]) => [name, value?.toString()] as const);
  const sent = { method, path: url, query: textsOf(query), headers: Object.fromEntries(named), body: text(body) };
  try {
    const { result, answer } = await adapter.takeCallback(sent);
    return isStorable(result) ? { body: result, by: adapter, answer } : null;
  } catch (error) {
    log.warn({ adapter: adapter.name, why: adapterWords(error) }, 'an adapter has refused a result');
    return null;
  }
}

const textsOf = (query: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...(query as object) }).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** Returns the call if the provider of its tenant has signed this callback; it is accepted once. */
async function provenCall(
  services: Services,
  request: FastifyRequest,
  port: PortName,
  { reference, by }: { readonly reference: string; readonly by: AdapterLine | undefined },
): Promise<DispatchRow | null> {
  const { providers, usedNonces, config } = services;
  const row = await callOf(services, providerResults.get(port)?.purpose ?? '', reference);
  const provider = row && (await providers.find(row.tenant, port));
  if (by) return provider?.adapter === by ? (row ?? null) : null;
  const now = config.clock();
  const call = { method: request.method, path: request.url, body: text(request.body) };
  if (!row || !provider || provider.adapter || !isSigned(provider, request.headers, call, now)) return null;
  await usedNonces.hold(`port:${port}`, text(request.headers[signatureHeader]), now).catch((error: unknown) => {
    throw error instanceof EnvelopeFault ? conflict('这一通知已经收到') : error;
  });
  return row;
}

/**
 * Takes the results of providers. A callback proves itself by the key of the call's own provider; nobody learns which
 * references exist.
 */
export function registerCallbacks(app: FastifyInstance, services: Services, sms: SmsReporting): void {
  app.register(async (scope) => {
    // Providers look at the HTTP status, as every program does.
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof HttpError)) throw error;
      noteRefused(request, error);
      return reply.code(Number(error.status)).send(refused(error));
    });
    // Vendors send what they like; an adapter reads it.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxResultBytes }, (_, body, done) => {
      done(null, body);
    });
    takeCallbacks(scope, services);
    registerSmsReports(scope, services, sms);
  });
}

function bodyOf(request: FastifyRequest): { readonly reference?: unknown } {
  let body: unknown;
  try {
    body = parseJson(text(request.body));
  } catch {
    throw badInput('请求格式不正确');
  }
  if (!isStorable(body)) throw badInput('请求包含无效字符');
  return body as { readonly reference?: unknown };
}

function takeCallbacks(app: FastifyInstance, services: Services): void {
  const { db, config, log } = services;
  const size = holdBodySize(maxResultBytes, services.publicBytes);
  app.post<{ Params: { port: string } }>('/callbacks/:port', size, async (request, reply) => {
    const { port } = request.params;
    const kind = providerResults.get(port);
    if (!isPort(port) || !kind) throw notFound(unknownCallText);
    const now = new Date(config.clock());
    const origin = originOf(request, config.defaultTenant);
    const limit = { key: `callbacks:${origin.address}`, most: config.perMinute.handovers, seconds: 60 };
    await holdLimit(db, limit, now);
    const adapter = request.headers[signatureHeader] === undefined ? services.providers.adapterOf(port) : undefined;
    const { body, by, answer } = (adapter && (await toldBy(services, adapter, request))) ?? {
      body: adapter ? {} : bodyOf(request),
    };
    const reference = text(body?.reference).slice(0, 64);
    const row = await provenCall(services, request, port, { reference, by });
    if (!row) {
      await auditAs(db, origin, now, `port.${port}`, 'refused', { object: 'callback' });
      throw notLoggedIn('签名不正确');
    }
    const read = kind.result.safeParse(body);
    if (!read.success) throw badInput('请求格式不正确');
    const compCode = await kind.take(services, row, read.data, now);
    if (compCode === null) log.info({ port, reference }, 'a result came for nothing that waits');
    else
      await auditAs(db, { ...origin, tenant: row.tenant }, now, `port.${port}`, 'ok', {
        ...(compCode && { compCode }),
        object: reference,
      });
    return answer ? reply.type(answer.contentType).send(answer.body) : success(null);
  });
}
