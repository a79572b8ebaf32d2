import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, jest, test } from '@jest/globals';
import { type RenderLimits, startRenderer } from '@portal/renderer';
import Fastify from 'fastify';
import { freePort } from '../testing/free-port';
import { drawingScript, ScriptedReleases } from '../testing/scripted-releases';
import { startedGateway } from '../testing/started-gateway';

/** The whole way from a visit to the renderer's process and back, with real processes. */

jest.setTimeout(60_000);

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const page = drawingScript('"<main>" + input.address + "</main>"');
const script = (body: string) => `globalThis.portalRender = async () => { ${body} };`;
const hasPage = (body: string) => body.includes('data-page="');
const hasShell = (body: string) => body.includes('class="plain"');

interface Setup {
  readonly build?: string;
  readonly own?: string;
  readonly limits?: Partial<RenderLimits>;
  /** Without it, every page begins with its shell. */
  readonly rendering?: boolean;
}

async function openedGateway({ build = 'r1', own = page, limits = {}, rendering = true }: Setup = {}) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  });
  const logger = Fastify({ logger: { level: 'warn', stream } }).log;
  const renderer = startRenderer({ log: logger, limits });
  const metricsPort = await freePort();
  const gateway = await startedGateway({
    releases: new ScriptedReleases(build, own, page),
    logger,
    metrics: { port: metricsPort, host: '127.0.0.1' },
    ...(rendering ? { rendering: { renderer } } : {}),
    api: {
      kind: 'plugin',
      plugin: async (scope) => {
        const answer = { status: '200', ok: true, msg: '', body: { title: '利率调整' } };
        scope.post('/web/portal/api/manage/article/getArticleInfo', () => answer);
      },
    },
  });
  stops.push(
    () => renderer.stop(),
    () => gateway.close(),
  );
  let visits = 0;
  /** Each visit is of another article, so that nothing is kept. */
  const visit = async (host = 'localhost') => {
    visits += 1;
    const { statusCode, body } = await gateway.inject({ url: `/index/article/n${visits}/rate`, headers: { host } });
    return { status: statusCode, body };
  };
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return { visit, metrics, lines, renderer };
}

type Opened = Awaited<ReturnType<typeof openedGateway>>;

async function untilPage({ visit }: Opened, host?: string): Promise<void> {
  while (!hasPage((await visit(host)).body)) await pause(50);
}

async function longestOf(times: number, work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    await work();
    longest = Math.max(longest, performance.now() - begun);
  }
  return longest;
}

const faults: [string, string, string][] = [
  ['throws', script('throw new Error("broken")'), 'threw'],
  ['loops', script('for (;;);'), 'hung'],
  ['never-answers', script('await new Promise(() => {})'), 'hung'],
  ['takes-memory', script('const all = []; for (;;) all.push(new Uint8Array(1e6).fill(1))'), 'memory'],
];

test.each(faults)(
  'a release that %s gives the shell, is named, and leaves other sites alone',
  async (build, own, kind) => {
    // Enough time to reach the limit of memory on a slow machine, and little enough to wait for.
    const opened = await openedGateway({ build, own, limits: { runMs: kind === 'memory' ? 30_000 : 600 } });
    await untilPage(opened, 'jinqiao.localhost');
    const fault = `portal_renders_total{package="site",build="${build}",outcome="${kind}"}`;
    while (!new RegExp(`${fault} [1-9]`).test(await opened.metrics())) {
      const { status, body } = await opened.visit();
      expect([status, hasShell(body), hasPage(body)]).toEqual([200, true, false]);
      await untilPage(opened, 'jinqiao.localhost');
    }
    const failures = opened.lines.filter(({ address }) => address !== undefined);
    const err = expect.objectContaining({ type: 'RenderFault', kind });
    expect(failures).toContainEqual(expect.objectContaining({ package: 'site', build, slot: 'site', err }));
    const addresses = failures.map(({ address }) => address);
    expect(addresses).toEqual([...new Set(addresses)]);
    // On a slow machine the other site's worker may not be there in time, and that is no fault of its script.
    const elsewhere = failures
      .filter((line) => line.package !== 'site')
      .map(({ err: fault }) => fault as { kind: string });
    expect(elsewhere.filter((fault) => fault.kind !== 'busy')).toEqual([]);
    const others = opened.lines.filter((line) => line.package && !line.address).map(({ msg }) => String(msg));
    expect(others.filter((message) => !message.startsWith('the release is not rendered for'))).toEqual([]);
  },
);

/**
 * The gateway waits 150 ms for HTML. A pause of the same length at the same time shows what that means on this machine
 * now; the script and the process would take four times as long.
 */
test.each<[string, string, (opened: Opened) => void]>([
  ['loops', script('for (;;);'), () => {}],
  ['never answers', script('await new Promise(() => {})'), () => {}],
  ['stands still', page, ({ renderer }) => process.kill(Number(renderer.processId), 'SIGSTOP')],
])('nobody waits longer than the gateway’s patience for a renderer that %s', async (_, own, disturb) => {
  const off = await openedGateway({ rendering: false });
  await off.visit();
  const without = await longestOf(5, () => off.visit());
  const limits = { failuresBeforeRest: 1000, endMs: 60_000, startMs: 60_000 };
  const on = await openedGateway({ own, limits });
  await untilPage(on, 'jinqiao.localhost');
  disturb(on);
  const pauses: Promise<number>[] = [];
  const waited = await longestOf(5, () => {
    pauses.push(longestOf(1, () => pause(150)));
    return on.visit();
  });
  expect(waited).toBeGreaterThan(140);
  expect(waited).toBeLessThan(2 * Math.max(...(await Promise.all(pauses))) + without);
});

test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'a renderer that gets %s is followed by another, and shells bridge the time',
  async (signal) => {
    const opened = await openedGateway();
    await untilPage(opened);
    const { processId } = opened.renderer;
    process.kill(Number(processId), signal);
    while (opened.renderer.processId === processId) {
      const { status, body } = await opened.visit();
      expect([status, hasShell(body) || hasPage(body)]).toEqual([200, true]);
      await pause(20);
    }
    await untilPage(opened);
    const figures = await opened.metrics();
    expect(figures).toMatch(/portal_renderer_starts_total [2-9]/);
    expect(figures).toContain('portal_renderer_up 1\n');
    expect(figures).toMatch(/portal_render_seconds_count [1-9]/);
    expect(figures).toMatch(/portal_pages_total\{kind="drawn"\} [1-9]/);
    expect(opened.lines).toContainEqual(expect.objectContaining({ msg: 'the renderer ended', how: 'SIGKILL' }));
  },
);
