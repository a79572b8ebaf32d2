import { dispatch } from '@portal/database/schema/platform';
import { isSigned, isStorable, signatureHeader } from '@portal/http';
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
import { auditAs } from '../kernel/protection/audit';
import { holdLimit } from '../kernel/protection/rate-limit';
import type { Services } from '../kernel/services';
import { providerResults } from './collected';
import { registerSmsReports, type SmsReporting } from './register-sms-reports';

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

/** Returns the call if the provider of its tenant has signed this callback; it is accepted once. */
async function provenCall(
  services: Services,
  request: FastifyRequest,
  port: PortName,
  reference: string,
): Promise<DispatchRow | null> {
  const { providers, usedNonces, config } = services;
  const row = await callOf(services, providerResults.get(port)?.purpose ?? '', reference);
  const provider = row && (await providers.find(row.tenant, port));
  const now = config.clock();
  const call = { method: request.method, path: request.url, body: text(request.body) };
  if (!row || !provider || !isSigned(provider, request.headers, call, now)) return null;
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
  app.post<{ Params: { port: string } }>('/callbacks/:port', size, async (request) => {
    const { port } = request.params;
    const kind = providerResults.get(port);
    if (!isPort(port) || !kind) throw notFound(unknownCallText);
    const now = new Date(config.clock());
    const origin = originOf(request, config.defaultTenant);
    const limit = { key: `callbacks:${origin.address}`, most: config.perMinute.handovers, seconds: 60 };
    await holdLimit(db, limit, now);
    const body = bodyOf(request);
    const reference = text(body?.reference).slice(0, 64);
    const row = await provenCall(services, request, port, reference);
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
    return success(null);
  });
}
