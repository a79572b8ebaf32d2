import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Cookie } from '@playwright/test';
import { launchBrowser } from '../launch-browser';
import { numberOptions } from '../options';
import { keepReport } from '../report';
import { fail, say } from '../say';
import { textTable } from '../text-table';
import { has, missing } from '../tools';
import { median, ratio, spreadOf } from './figures';
import type { Heap } from './heap';
import { htmlReport } from './html-report';
import { http2Front, localCertificate } from './http2-front';
import { sessionCookies } from './log-in';
import { type Measured, measure } from './measure';
import { startPortal } from './portal-process';
import { type Profile, profiles, targets } from './targets';
import { buildVariant } from './variants/build-variant';
import { serveVariant } from './variants/serve-variant';
import { oneBundle, plainFederation } from './variants/variant-config';
import { type HeapGrowth, heapGrowth, oneWay, type Way } from './way';

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);
const whole = (value: number) => value.toFixed(0);

const columns: readonly (readonly [title: string, figure: string, show: (value: number) => string])[] = [
  ['JS usable KB', 'scriptUntilUsable', kilobytes],
  ['JS KB', 'script', kilobytes],
  ['all KB', 'total', kilobytes],
  ['requests', 'requests', whole],
  ['first paint', 'firstPaint', whole],
  ['largest', 'largestPaint', whole],
  ['usable', 'usable', whole],
  ['long tasks', 'longTasks', whole],
  ['shift', 'shift', (value) => value.toFixed(3)],
];

function tableOf({ variants }: Measured): string {
  const [ours, ...others] = Object.entries(variants);
  const medians = Object.entries(variants).flatMap(([name, visits]) =>
    (['cold', 'warm'] as const).map((state) => [
      `${name}, ${state}`,
      ...columns.map(([, figure, show]) => show(spreadOf(visits[state], figure).median)),
    ]),
  );
  const ratios = others.map(([name, { cold }]) => [
    `ours / ${name}`,
    ...columns.map(([, figure]) => ratio(ours?.[1].cold ?? [], cold, figure).toFixed(2)),
  ]);
  return textTable(['', ...columns.map(([title]) => title)], [...medians, ...ratios]);
}

interface MeasuredWays {
  readonly profile: string;
  readonly variants: Record<string, Way[]>;
}

/** Measures the variants in turn. The first round does not count. */
async function measureWays(
  browser: Browser,
  origins: Readonly<Record<string, string>>,
  profile: Profile,
  runs: number,
  cookies: Cookie[],
): Promise<MeasuredWays> {
  const variants = Object.fromEntries(Object.keys(origins).map((name): [string, Way[]] => [name, []]));
  for (let round = 0; round <= runs; round += 1)
    for (const [name, origin] of Object.entries(origins)) {
      const way = await oneWay(browser, origin, profile, cookies);
      if (round > 0) variants[name]?.push(way);
    }
  return { profile: profile.name, variants };
}

function tableOfWays({ variants }: MeasuredWays): string {
  const steps = Object.keys(Object.values(variants)[0]?.[0] ?? {}).filter((name) => !name.startsWith('scripts '));
  const rows = Object.entries(variants).map(([name, ways]) => [
    `${name} (scripts)`,
    ...steps.map((step) => {
      const scripts = median(ways.map((way) => way[`scripts ${step}`] ?? Number.NaN));
      return `${whole(spreadOf(ways, step).median)} (${scripts})`;
    }),
  ]);
  return textTable(['', ...steps], rows);
}

function tableOfHeap({ after10, after50 }: HeapGrowth): string {
  const row = (name: string, of: (heap: Heap) => number) => {
    const grown = ((of(after50) / of(after10) - 1) * 100).toFixed(1);
    return [name, kilobytes(of(after10)), kilobytes(of(after50)), grown];
  };
  return textTable(
    ['heap, KB', 'after 10 ways', 'after 50', '%'],
    [
      row('kept by the page', ({ kept }) => kept),
      row("V8's code for it", ({ code }) => code),
      row('together', ({ kept, code }) => kept + code),
    ],
  );
}

/** Compares three variants side by side: ours, one bundle of the same sources, and plain federation of them. */
export async function run(given: readonly string[]): Promise<void> {
  const { runs, profiles: used } = numberOptions(given, { runs: 7, profiles: profiles.length });
  if (!has('openssl')) return fail(missing('openssl', 'there is no certificate for HTTP/2'));
  const portal = await startPortal();
  const stops: (() => unknown)[] = [portal.stop];
  try {
    say('Building one bundle, and plain federation');
    const bundle = await serveVariant(await buildVariant('one-bundle', oneBundle()), portal.origin);
    const plain = await serveVariant(await buildVariant('plain-federation', plainFederation()), portal.origin);
    stops.push(bundle.close, plain.close);
    const certificate = localCertificate();
    const served = { portal: portal.origin, 'one bundle': bundle.origin, 'plain federation': plain.origin };
    const origins: Record<string, string> = {};
    for (const [name, behind] of Object.entries(served)) {
      const front = await http2Front(behind, certificate);
      stops.push(front.close);
      origins[name] = front.origin.origin;
    }
    const browser = await launchBrowser(
      '--disable-quic',
      '--disable-background-networking',
      certificate.browserArgument,
    );
    stops.push(() => browser.close());
    // A session locks itself after a quarter of an hour, so each measurement has its own.
    const logIn = () => sessionCookies(browser, portal.origin.origin);
    const measured: Measured[] = [];
    const ways: MeasuredWays[] = [];
    for (const profile of profiles.slice(0, used)) {
      for (const target of targets) {
        const one = await measure(browser, origins, target, profile, runs, await logIn(), (reason) =>
          say(`begun again: ${reason}`),
        );
        measured.push(one);
        say(`\n${target.name}, ${profile.name}\n${tableOf(one)}`);
      }
      const way = await measureWays(browser, origins, profile, runs, await logIn());
      ways.push(way);
      say(`\nfrom remote to remote, ${profile.name}, ms\n${tableOfWays(way)}`);
    }
    const heap = await heapGrowth(browser, origins.portal ?? '', await logIn());
    say(`\n${tableOfHeap(heap)}`);
    const file = keepReport('pages', { runs, measured, ways, heap });
    const page = join(dirname(file), 'pages.html');
    writeFileSync(page, htmlReport(measured));
    say(`\n${file}\n${page}`);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
