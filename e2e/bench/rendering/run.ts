import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runWrk } from '../gateway/wrk';
import { numberOptions } from '../options';
import { median } from '../pages/figures';
import { startPortal } from '../pages/portal-process';
import { profiles } from '../pages/targets';
import { textTable } from '../text-table';
import { has, missing } from '../tools';
import { type ReadingVisit, readingVisit } from './reading-visit';

const say = (text: string) => process.stdout.write(`${text}\n`);
const systemBrowser = '/usr/bin/chromium';
const connections = 50;
const settled = 1_000;

/** Each page with words of its content that the shell does not have. */
const pages = {
  '/index/index': '平台公告',
  '/index/product': '开通流程',
  '/index/news/list': '关于系统升级维护的公告',
  '/index/help': '忘记登录密码怎么办？',
  '/index/about': '公司简介',
  '/index/news/detail/demo-news-1/平台累计服务企业突破一万家': '中小企业',
};

/** The gateway keeps a page from its first visit on. */
async function drawn(origin: URL, path: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await (await fetch(new URL(path, origin))).text()).includes('data-page>')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${path} does not come as HTML`);
}

const middle = (visits: readonly ReadingVisit[], of: (visit: ReadingVisit) => number) => median(visits.map(of));

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
    const browser = await chromium.launch({
      ...(existsSync(systemBrowser) ? { executablePath: systemBrowser } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    stops.push(() => browser.close());

    const rows: string[][] = [];
    for (const [path, text] of Object.entries(pages)) {
      const [html, shell]: [ReadingVisit[], ReadingVisit[]] = [[], []];
      for (let count = 0; count < runs; count += 1) {
        await drawn(withHtml.origin, path);
        html.push(await readingVisit(browser, new URL(path, withHtml.origin).href, text, profile));
        shell.push(await readingVisit(browser, new URL(path, withShells.origin).href, text, profile));
      }
      const [own, other] = [middle(html, ({ readable }) => readable), middle(shell, ({ readable }) => readable)];
      rows.push([
        decodeURI(path).slice(0, 32),
        ...[own, other].map((time) => time.toFixed(0)),
        (own / other).toFixed(2),
        ...[html, shell].map((visits) => middle(visits, ({ shift }) => shift).toFixed(3)),
        ...[html, shell].map((visits) => (middle(visits, ({ script }) => script) / 1024).toFixed(1)),
      ]);
    }
    say(`\n${profile.name}, medians of ${runs}\n`);
    say(
      textTable(
        ['page', 'readable ms', 'with shells', 'ratio', 'shift', 'with shells', 'scripts KB', 'with shells'],
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
