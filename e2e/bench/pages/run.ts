import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { numberOptions } from '../options';
import { keepReport } from '../report';
import { textTable } from '../text-table';
import { ratio, spreadOf } from './figures';
import { htmlReport } from './html-report';
import { sessionCookies } from './log-in';
import { type Measured, measure } from './measure';
import { startPortal } from './portal-process';
import { profiles, targets } from './targets';
import { buildVariant } from './variants/build-variant';
import { serveVariant } from './variants/serve-variant';
import { oneBundle, plainFederation } from './variants/variant-config';

const say = (text: string) => process.stdout.write(`${text}\n`);
const systemBrowser = '/usr/bin/chromium';
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

/** Ours, one bundle of the same sources, and plain federation of them, side by side. */
export async function run(given: readonly string[]): Promise<void> {
  const { runs } = numberOptions(given, { runs: 7 });
  const portal = await startPortal();
  const stops = [portal.stop];
  try {
    say('Building one bundle, and plain federation');
    const bundle = await serveVariant(await buildVariant('one-bundle', oneBundle()), portal.origin);
    const plain = await serveVariant(await buildVariant('plain-federation', plainFederation()), portal.origin);
    stops.push(bundle.close, plain.close);
    const browser = await chromium.launch({
      ...(existsSync(systemBrowser) ? { executablePath: systemBrowser } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    });
    stops.push(() => void browser.close());
    const cookies = await sessionCookies(browser, portal.origin.origin);
    const origins = { portal: portal.origin.origin, 'one bundle': bundle.origin, 'plain federation': plain.origin };
    const measured: Measured[] = [];
    for (const profile of profiles) {
      for (const target of targets) {
        const one = await measure(browser, origins, target, profile, runs, cookies);
        measured.push(one);
        say(`\n${target.name}, ${profile.name}\n${tableOf(one)}`);
      }
    }
    const file = keepReport('pages', { runs, measured });
    const page = join(dirname(file), 'pages.html');
    writeFileSync(page, htmlReport(measured));
    say(`\n${file}\n${page}`);
  } finally {
    for (const stop of stops.reverse()) stop();
  }
}
