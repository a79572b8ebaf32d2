import type { Browser } from '@playwright/test';
import { launchBrowser } from '../launch-browser';
import { say } from '../say';
import { http2Front, localCertificate } from './http2-front';
import { startPortal } from './portal-process';
import { buildVariant } from './variants/build-variant';
import { serveVariant } from './variants/serve-variant';
import { oneBundle, plainFederation } from './variants/variant-config';

interface Served {
  /** By name, ours first. */
  readonly origins: Readonly<Record<string, string>>;
  readonly browser: Browser;
  /** Where people log in. */
  readonly portal: string;
}

const builds = {
  'one bundle': () => buildVariant('one-bundle', oneBundle()),
  'plain federation': () => buildVariant('plain-federation', plainFederation()),
};

/** Serves our portal and others of the same sources, all behind the same proxy, as long as the work goes on. */
export async function withVariants(
  others: readonly (keyof typeof builds)[],
  work: (served: Served) => Promise<void>,
): Promise<void> {
  const portal = await startPortal();
  const stops: (() => unknown)[] = [portal.stop];
  try {
    const behind: [string, URL][] = [['portal', portal.origin]];
    for (const name of others) {
      say(`Building ${name}`);
      const { origin, close } = await serveVariant(await builds[name](), portal.origin);
      stops.push(close);
      behind.push([name, origin]);
    }
    const certificate = localCertificate();
    const origins: Record<string, string> = {};
    for (const [name, origin] of behind) {
      const front = await http2Front(origin, certificate);
      stops.push(front.close);
      origins[name] = front.origin.origin;
    }
    const browser = await launchBrowser(
      '--disable-quic',
      '--disable-background-networking',
      certificate.browserArgument,
    );
    stops.push(() => browser.close());
    await work({ origins, browser, portal: portal.origin.origin });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
