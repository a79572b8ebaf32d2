import { freePort } from '../../support/free-port';
import { launchBrowser } from '../launch-browser';
import { numberOptions } from '../options';
import { median } from '../pages/figures';
import { http2Front, localCertificate } from '../pages/http2-front';
import { startPortal } from '../pages/portal-process';
import { fail, say } from '../say';
import { textTable } from '../text-table';
import { has, missing } from '../tools';
import { type Audited, auditPage, categories, type Device } from './audit-page';
import { publicPages } from './public-pages';

const again = (reason: string) => say(`begun again: ${reason}`);
const tenants = ['localhost', 'jinqiao.localhost'];
const devices: readonly Device[] = ['mobile', 'desktop'];

/** The title at the end of an article's address says nothing here. */
const shortened = (path: string) => path.replace(/(?<=\/detail\/[^/]+)\/.+/, '');

function row(name: string, visits: readonly Audited[]): string[] {
  const middle = (of: (visit: Audited) => number) => median(visits.map(of));
  return [
    name,
    ...categories.map((_, at) => middle(({ scores }) => scores[at] ?? Number.NaN).toFixed(0)),
    middle(({ largestPaint }) => largestPaint).toFixed(0),
    middle(({ shift }) => shift).toFixed(3),
    [...new Set(visits.flatMap(({ faults }) => faults))].join(' '),
  ];
}

/** Lets Lighthouse judge the public pages and the login of both tenants, as customers' browsers get them. */
export async function run(given: readonly string[]): Promise<void> {
  const { runs } = numberOptions(given, { runs: 1 });
  if (!has('openssl')) return fail(missing('openssl', 'there is no certificate for HTTP/2'));
  const portal = await startPortal();
  const stops: (() => unknown)[] = [portal.stop];
  try {
    const certificate = localCertificate();
    const front = await http2Front(portal.origin, certificate);
    stops.push(front.close);
    const port = await freePort();
    const browser = await launchBrowser(`--remote-debugging-port=${port}`, certificate.browserArgument);
    stops.push(() => browser.close());
    for (const tenant of tenants) {
      const rows: string[][] = [];
      const origin = new URL(front.origin);
      origin.hostname = tenant;
      for (const path of await publicPages(portal.origin, tenant))
        for (const device of devices) {
          const visits: Audited[] = [];
          for (let visit = 0; visit < runs; visit += 1)
            visits.push(await auditPage(new URL(path, origin), device, port, again));
          rows.push(row(`${shortened(path)}, ${device}`, visits));
        }
      say(`\n${textTable([tenant, ...categories, 'LCP ms', 'CLS', 'costs points'], rows)}`);
    }
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
