import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Cookie } from '@playwright/test';
import { numberOptions } from '../options';
import { keepReport } from '../report';
import { fail, say } from '../say';
import { textTable } from '../text-table';
import { has, missing } from '../tools';
import { median, ratio, spreadOf } from './figures';
import type { Heap } from './heap';
import { htmlReport } from './html-report';
import { sessionCookies } from './log-in';
import { type Measured, measure } from './measure';
import { withVariants } from './served-variants';
import { type Profile, profiles, targets } from './targets';
import { type HeapGrowth, heapGrowth, oneWay, type Way } from './way';

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);
const whole = (value: number) => value.toFixed(0);

const columns: readonly (readonly [title: string, figure: string, show: (value: number) => string])[] = [
  ['JS usable KB', 'scriptUsable', kilobytes],
  ['JS KB', 'script', kilobytes],
  ['all KB', 'total', kilobytes],
  ['requests', 'requests', whole],
  ['first paint', 'firstPaint', whole],
  ['largest', 'largestPaint', whole],
  ['usable', 'usable', whole],
  ['- largest', 'afterLargest', whole],
  ['taken over', 'takenOver', whole],
  ['long tasks', 'longTasks', whole],
  ['shift', 'shift', (value) => value.toFixed(3)],
];

/** Long tasks are watched for in cold visits only. */
const shown = (value: number, show: (value: number) => string) => (Number.isNaN(value) ? '' : show(value));

function tableOf({ variants }: Measured): string {
  const [ours, ...others] = Object.entries(variants);
  const medians = Object.entries(variants).flatMap(([name, visits]) =>
    (['cold', 'warm'] as const).map((state) => [
      `${name}, ${state}`,
      ...columns.map(([, figure, show]) => shown(spreadOf(visits[state], figure).median, show)),
    ]),
  );
  const ratios = others.map(([name, { cold }]) => [
    `ours / ${name}`,
    // A difference may be nothing, or less.
    ...columns.map(([, figure]) =>
      figure === 'afterLargest' ? '' : ratio(ours?.[1].cold ?? [], cold, figure).toFixed(2),
    ),
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
  await withVariants(['one bundle', 'plain federation'], async ({ origins, browser, portal }) => {
    const { 'plain federation': _, ...besideOneBundle } = origins;
    // A session locks itself after a quarter of an hour, so each measurement has its own.
    const logIn = () => sessionCookies(browser, portal);
    const measured: Measured[] = [];
    const ways: MeasuredWays[] = [];
    for (const profile of profiles.slice(0, used)) {
      for (const target of targets) {
        const compared = target.besideOneBundle ? besideOneBundle : origins;
        const cookies = target.loggedIn ? await logIn() : [];
        const one = await measure(browser, compared, target, profile, runs, cookies, (reason) =>
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
  });
}
