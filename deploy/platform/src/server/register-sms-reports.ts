import { timingSafeEqual } from 'node:crypto';
import { isSigned, signatureHeader } from '@portal/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashOf } from '../kernel/data/new-code';
import { EnvelopeFault } from '../kernel/envelope/fault';
import { holdBodySize } from '../kernel/http/hold-body-size';
import { badInput, conflict, notFound, notLoggedIn } from '../kernel/http/http-error';
import { originOf } from '../kernel/http/origin';
import { parseJson } from '../kernel/http/parse-json';
import { unknownCallText } from '../kernel/http/unknown-call';
import type { SmsPlace } from '../kernel/outbox/messenger';
import { reportForms } from '../kernel/outbox/sms/delivery-report';
import type { SmsReceipts } from '../kernel/outbox/sms/sms-receipts';
import type { SmsSettings } from '../kernel/outbox/transports';
import { auditAs } from '../kernel/protection/audit';
import { holdLimit } from '../kernel/protection/rate-limit';
import type { Services } from '../kernel/services';

/** Who reports what became of SMS, and the secret by which they are known. */
export type ReportSender = Pick<SmsSettings, 'kind' | 'reportSecret'>;

export type ReportSenders = { readonly [Place in SmsPlace]?: ReportSender | undefined };

export interface SmsReporting {
  readonly receipts: SmsReceipts;
  readonly senders: ReportSenders;
}

const maxReportBytes = 524_288;

interface Reporting {
  readonly Params: { readonly place: string };
  readonly Querystring: { readonly key?: unknown };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));

/**
 * Takes the delivery reports of SMS. Aliyun and Tencent do not sign theirs, so the secret is in the query of the address
 * that stands in their console; no log holds a query. A generic provider signs as all others do.
 */
export function registerSmsReports(
  app: FastifyInstance,
  { db, config, usedNonces, publicBytes }: Services,
  { receipts, senders }: SmsReporting,
): void {
  async function isProven(request: FastifyRequest<Reporting>, { kind, reportSecret: secret }: ReportSender) {
    if (!secret) return false;
    if (kind !== 'generic') return isSame(asText(request.query.key), secret);
    const now = config.clock();
    const call = { method: request.method, path: request.url, body: asText(request.body) };
    if (!isSigned({ keyId: 'portal', secret }, request.headers, call, now)) return false;
    await usedNonces.hold('port:sms', asText(request.headers[signatureHeader]), now).catch((error: unknown) => {
      throw error instanceof EnvelopeFault ? conflict('这一通知已经收到') : error;
    });
    return true;
  }

  app.post<Reporting>('/callbacks/sms/:place', holdBodySize(maxReportBytes, publicBytes), async (request) => {
    const { place } = request.params;
    if (place !== 'first' && place !== 'second') throw notFound(unknownCallText);
    const now = new Date(config.clock());
    const origin = originOf(request, config.defaultTenant);
    await holdLimit(db, { key: `callbacks:${origin.address}`, most: config.perMinute.handovers, seconds: 60 }, now);
    const sender = senders[place];
    if (!sender || !(await isProven(request, sender))) {
      await auditAs(db, origin, now, 'sms.report', 'refused', { object: place });
      throw notLoggedIn('签名不正确');
    }
    const { read, taken } = reportForms[sender.kind];
    const reports = read.safeParse(parsed(asText(request.body)));
    if (!reports.success) throw badInput('请求格式不正确');
    await receipts.take(place, reports.data, now);
    return taken;
  });
}

function parsed(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    throw badInput('请求格式不正确');
  }
}
