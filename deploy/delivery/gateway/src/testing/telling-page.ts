import { type BootDocument, bootElementId } from '@portal/shared/boot-document';
import type { CallReport, CrashReport, ReportedRelease, VitalsReport } from '@portal/shared/open-page';
import type { FastifyInstance } from 'fastify';
import { randomText } from '../http/random-text';

/** A visitor's page: the content of its document, and its reports to the gateway. */
export interface TellingPage {
  build: string;
  tickets: Record<string, string>;
  tell: (told: PageOutcome) => Promise<number>;
}

export type PageOutcome =
  | { outcome: 'loaded' | 'failed' | 'fell-back'; ms?: number }
  | Omit<CrashReport, keyof ReportedRelease>
  | Omit<CallReport, keyof ReportedRelease>
  | Omit<VitalsReport, keyof ReportedRelease>;

export interface Visitor {
  /** The client address that the trusted proxy in front of the gateway reports. */
  address: string;
  /** The browser's number. Without one, each page gets a new number. */
  number?: string;
  host?: string;
  slot?: string;
}

export function bootOf(html: string): BootDocument {
  const [, json] = new RegExp(`id="${bootElementId}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(json ?? 'null') as BootDocument;
}

export function sendReport(gateway: FastifyInstance, address: string, body: object, host = 'localhost') {
  const headers = { host, 'x-forwarded-for': address };
  return gateway.inject({ method: 'POST', url: '/-/reports', headers, payload: JSON.stringify(body) });
}

/** Opens a page. The gateway trusts the proxy at 127.0.0.1. */
export async function openPage(gateway: FastifyInstance, visitor: Visitor): Promise<TellingPage> {
  const { address, number = randomText(), host = 'localhost', slot = 'account' } = visitor;
  const headers = { host, 'x-forwarded-for': address, cookie: `portal_visitor=${number}` };
  const { body } = await gateway.inject({ url: '/center/crm/index', headers });
  const { host: bootHost, remotes, tickets = {} } = bootOf(body);
  const remote = slot === 'host' ? bootHost : remotes.find((one) => one.slot === slot);
  const about = { slot, package: remote?.package, build: remote?.build, ticket: tickets[slot] };
  return {
    build: remote?.build ?? '',
    tickets,
    async tell(told) {
      const content = 'outcome' in told ? { ms: 200, tries: 1, ...told } : told;
      return (await sendReport(gateway, address, { ...about, ...content }, host)).statusCode;
    },
  };
}

/** Opens pages until one runs the wanted build. A canary of 50 percent goes to half of the visitors. */
export async function openPageWith(gateway: FastifyInstance, build: string, visitor: Visitor): Promise<TellingPage> {
  for (let tries = 0; tries < 200; tries += 1) {
    const page = await openPage(gateway, visitor);
    if (page.build === build) return page;
  }
  throw new Error(`nobody gets ${build}`);
}
