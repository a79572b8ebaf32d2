import { expect, jest, test } from '@jest/globals';
import type { FaultKind } from './render-fault';
import { type OpenedRenderer, openedRenderer, script } from './testing/opened-renderer';

jest.setTimeout(60_000);

// A hanging script is waited for; a script that takes memory gets the time to reach the limit on a slow machine too.
const endless = { restartMs: 0, failuresBeforeRest: 1000, processMegabytes: 400 };
const patient = openedRenderer(endless);
const hasty = openedRenderer({ ...endless, runMs: 1500 });
const { render, fault } = hasty;

/** Renders another release until `work` is over; gives back how many of these renders failed. */
async function failuresOfOthers({ render }: OpenedRenderer, work: Promise<unknown>): Promise<number> {
  const code = script('return input');
  await render(code);
  let over = false;
  let failed = 0;
  void work.then(() => {
    over = true;
  });
  while (!over) {
    await render(code).catch(() => {
      failed += 1;
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return failed;
}

async function expectFault(opened: OpenedRenderer, code: string, kind: FaultKind): Promise<void> {
  const failing = opened.fault(code);
  expect(await failuresOfOthers(opened, failing)).toBe(0);
  expect(await failing).toBe(kind);
}

test.each([
  ['throws', script('throw new Error("broken")')],
  ['throws something without words', script('throw { get stack() { throw 1 } }')],
  ['rejects', script('return Promise.reject(new Error("broken"))')],
  ['throws in a timer', script('setTimeout(() => { throw new Error("broken") }); await new Promise(() => {})')],
  ['gives back no text', script('return { html: "" }')],
  ['throws before it sets anything', 'throw new Error("broken")'],
  ['sets no portalRender', 'globalThis.other = 1'],
  ['is no JavaScript', 'const = ;'],
  ['calls itself without end', script('const again = () => again() + 1; again()')],
])('[threat: runaway script] a release that %s fails, and the renders of others go on', (_, code) =>
  expectFault(patient, code, 'threw'),
);

test.each([
  ['keeps objects', script('const all = []; for (;;) all.push({ at: all.length })')],
  ['keeps texts', script('const all = []; for (;;) all.push(Array(1000).fill(all.length).join())')],
  ['keeps buffers', script('const all = []; for (;;) all.push(new Uint8Array(1e6).fill(1))')],
])('[threat: runaway script] a release that %s without end fails, and the renders of others go on', (_, code) =>
  expectFault(patient, code, 'memory'),
);

test.each([
  ['loops', script('for (;;);')],
  ['loops in microtasks', script('for (;;) await undefined')],
  ['loops in the error that it throws', script('throw { get stack() { for (;;); } }')],
  ['loops before it sets anything', 'for (;;);'],
  ['searches without end', script('return String(/^(a+)+$/.test("a".repeat(64) + "b"))')],
  ['never resolves', script('await new Promise(() => {})')],
])('a release that %s is ended, and the renders of others go on', (_, code) => expectFault(hasty, code, 'hung'));

test('a release that failed is rendered again with the next input', async () => {
  const code = script('if (input === "loop") for (;;); if (input === "throw") throw 1; return input');
  for (const input of ['loop', 'throw', 'loop']) {
    expect(await fault(code, input)).not.toBe('none');
    expect(await render(code, 'fine')).toBe('fine');
  }
});

test('renders that wait behind one that hangs fail with it', async () => {
  const code = script('if (input === "loop") for (;;); return input');
  await render(code, 'warm');
  const kinds = await Promise.all(['loop', 'a', 'b'].map((input) => fault(code, input)));
  expect(kinds).toEqual(['hung', 'hung', 'hung']);
});

test('sixteen renders wait for a worker, and no more', async () => {
  const code = script('await new Promise((resolve) => setTimeout(resolve, 20)); return input');
  await render(code, 'warm');
  const kinds = await Promise.all(Array.from({ length: 20 }, (_, at) => fault(code, String(at))));
  expect(kinds).toEqual([...Array(17).fill('none'), ...Array(3).fill('busy')]);
});

test('[threat: runaway script] a process that is killed fails its renders at once, and the next render starts another', async () => {
  const code = script('if (input === "wait") await new Promise(() => {}); return input');
  await render(code, 'warm');
  const { processId } = hasty.renderer;
  const running = [fault(code, 'wait'), fault(code, 'a'), fault(script('await new Promise(() => {})'))];
  process.kill(Number(processId), 'SIGKILL');
  expect(await Promise.all(running)).toEqual(['down', 'down', 'down']);
  expect(hasty.logged).toContainEqual({ details: { how: 'SIGKILL' }, message: 'the renderer ended' });
  expect(await render(code, 'again')).toBe('again');
  expect(hasty.renderer.processId).not.toBe(processId);
});
