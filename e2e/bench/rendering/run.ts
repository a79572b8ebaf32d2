import { runWrk } from '../gateway/wrk';
import { launchBrowser } from '../launch-browser';
import { numberOptions } from '../options';
import { median } from '../pages/figures';
import { startPortal } from '../pages/portal-process';
import { profiles, type Target } from '../pages/targets';
import { type Figures, inContext, visit } from '../pages/visit';
import { say } from '../say';
import { textTable } from '../text-table';
import { has, missing } from '../tools';

const connections = 50;
const settled = 1_000;

/** Each page with a part of its content that the shell does not have, in its HTML as well as in the application. */
const pages: readonly Target[] = Object.entries({
  '/index/index': '[aria-label="平台数据"]',
  '/index/product': 'main a[href*="?product="]',
  '/index/news/list': 'main li:has([href*="/index/news/detail/"])',
  '/index/help': 'main details',
  '/index/about': 'main h2',
  '/index/news/detail/news-01/平台累计服务企业突破一万家': 'article p',
}).map(([path, text]) => ({
  ...{ name: path.slice(0, 32), path, text, control: text, loggedIn: false },
}));

const times = (what: string): string[] => [`${what} ms`, 'with shells', 'ratio'];
const timesOf = ([own = Number.NaN, other = Number.NaN]: number[]): string[] => [
  ...[own, other].map((time) => time.toFixed(0)),
  (own / other).toFixed(2),
];

/** The gateway keeps a page from its first visit on. */
async function drawn(origin: URL, path: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await (await fetch(new URL(path, origin))).text()).includes('data-page="')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${path} does not come as HTML`);
}

/** The same build with the renderer and without, in turn, on the slow line of the other benches. */
export async function run(given: readonly string[]): Promise<void> {
  const { runs, seconds } = numberOptions(given, { runs: 5, seconds: 5 });
  const [profile] = profiles;
  if (!profile) throw new Error('no profile');
  const withHtml = await startPortal('data');
  const stops: (() => unknown)[] = [withHtml.stop];
  try {
    const withShells = await startPortal('data-shells', { RENDERER: 'off' });
    stops.push(withShells.stop);
    const browser = await launchBrowser();
    stops.push(() => browser.close());

    const rows: string[][] = [];
    for (const page of pages) {
      const [html, shell]: [Figures[], Figures[]] = [[], []];
      for (let count = 0; count < runs; count += 1) {
        await drawn(withHtml.origin, page.path);
        for (const [visits, { origin }] of [
          [html, withHtml.origin],
          [shell, withShells.origin],
        ] as const)
          visits.push(await inContext(browser, [], (context) => visit(context, origin, page, profile, 'sign')));
      }
      const both = (of: (visit: Figures) => number) => [html, shell].map((visits) => median(visits.map(of)));
      rows.push([
        page.name,
        ...timesOf(both(({ readable }) => readable)),
        ...timesOf(both(({ takenOver }) => takenOver)),
        ...both(({ shift }) => shift).map((shift) => shift.toFixed(3)),
        ...both(({ script }) => script / 1024).map((kilobytes) => kilobytes.toFixed(1)),
      ]);
    }
    say(`\n${profile.name}, medians of ${runs}\n`);
    say(
      textTable(
        ['page', ...times('readable'), ...times('taken over'), 'shift', 'with shells', 'scripts KB', 'with shells'],
        rows,
      ),
    );

    if (!has('wrk')) {
      say(missing('wrk', 'documents are not counted'));
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, settled));
    const perSecond = async ({ origin }: { origin: URL }) => {
      const target = { origin: origin.origin, path: '/index/help', hostNames: [origin.host] } as const;
      return (await runWrk(target, connections, seconds)).perSecond;
    };
    await drawn(withHtml.origin, '/index/help');
    const [shell, html] = [await perSecond(withShells), await perSecond(withHtml)];
    say(`\n/index/help, documents per second: ${html.toFixed(0)} with the page, ${shell.toFixed(0)} with the shell,`);
    say(`ratio ${(html / shell).toFixed(2)}`);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
