import { expect, jest, test } from '@jest/globals';
import { openedRenderer, script } from './testing/opened-renderer';

jest.setTimeout(60_000);

const { renderer, render, fault } = openedRenderer();
const crowded = openedRenderer({ workers: 1 });
const release = (build: string) => ({ package: 'site', build });

test('a release turns an input into a text', async () => {
  const code = script('return JSON.parse(input).title.toUpperCase()');
  expect(await render(code, '{"title":"平台公告 a"}')).toBe('平台公告 A');
  expect(await render(code, '{"title":"帮助 b"}')).toBe('帮助 B');
});

test('the code of a release is asked for once by many renders', async () => {
  const code = jest.fn(async () => script('return input'));
  const inputs = ['一', '二', '三'];
  const texts = await Promise.all(inputs.map((input) => renderer.render(release('once'), code, input)));
  expect(texts).toEqual(inputs);
  expect(code).toHaveBeenCalledTimes(1);
});

test('a release that is prepared has its worker before its first render', async () => {
  const code = jest.fn(async () => script('return input'));
  renderer.prepare(release('ahead'), code);
  renderer.prepare(release('ahead'), code);
  expect(code).toHaveBeenCalledTimes(1);
  expect(await renderer.render(release('ahead'), code, 'first')).toBe('first');
  expect(code).toHaveBeenCalledTimes(1);
  expect(renderer.figures.releases.find(({ build }) => build === 'ahead')).toMatchObject({ rendered: 1 });
});

test('preparing takes no worker from a release that has one, and a code that cannot be read hurts nobody', async () => {
  const { renderer: small } = crowded;
  await small.render(release('here'), async () => script('return input'), '');
  const other = jest.fn(async () => script('return input'));
  small.prepare(release('other'), other);
  expect(other).not.toHaveBeenCalled();
  renderer.prepare(release('unreadable'), () => Promise.reject(new Error('database away')));
  await new Promise(setImmediate);
  expect(await renderer.render(release('unreadable'), async () => script('return "here"'), '')).toBe('here');
});

test('a code that cannot be read fails the render, and the next render asks again', async () => {
  const broken = renderer.render(release('unread'), () => Promise.reject(new Error('database away')), '');
  await expect(broken).rejects.toMatchObject({ kind: 'down' });
  await expect(renderer.render(release('unread'), async () => script('return "here"'), '')).resolves.toBe('here');
});

test('a page is rendered with the usual parts of the web platform', async () => {
  const code = script(`
    const channel = new MessageChannel();
    const told = new Promise((resolve) => { channel.port2.onmessage = ({ data }) => resolve(data); });
    channel.port1.postMessage('sent');
    const stream = new ReadableStream({ start(c) { c.enqueue(new TextEncoder().encode('流')); c.close(); } });
    const request = new Request('https://portal.example/news?page=2', { headers: { accept: 'text/html' } });
    const controller = new AbortController();
    const aborted = new Promise((resolve) => controller.signal.addEventListener('abort', () => resolve('aborted')));
    controller.abort();
    console.log('nobody hears this');
    await new Promise((resolve) => { const timer = setInterval(() => { clearInterval(timer); resolve(); }, 1); });
    await new Promise(queueMicrotask);
    return [await told, await new Response(stream).text(), new URL(request.url).searchParams.get('page'),
      request.headers.get('accept'), await aborted, atob(btoa('a')), structuredClone({ b: 1 }).b, performance.now() > 0].join();
  `);
  expect(await render(code)).toBe('sent,流,2,text/html,aborted,a,1,true');
});

test('one render leaves nothing for the next', async () => {
  const code = script(
    `const seen = [globalThis.left, URL.left, URL.prototype.left, Object.getPrototypeOf(Object.getPrototypeOf(URL.prototype))?.left,
       Object.getPrototypeOf(MessageChannel).left, TextEncoder.constructor.prototype.left, performance.left, Array.prototype.left, count].join();
     count += 1;
     for (const open of [globalThis, URL, URL.prototype, Object.getPrototypeOf(URL.prototype), Object.getPrototypeOf(MessageChannel),
       TextEncoder.constructor.prototype, performance, Array.prototype])
       try { open.left = input; } catch {}
     return seen;`,
    '"use strict"; let count = 0;',
  );
  expect(await render(code, 'a secret of one visitor')).toBe(',,,,,,,,0');
  expect(await render(code)).toBe(',,,,,,,,0');
});

test('what a render leaves running ends with it', async () => {
  const code = script(
    `await new Promise((resolve) => setTimeout(resolve, 30));
     const { port1, port2 } = new MessageChannel();
     const fail = () => { throw new Error('of a render that is over'); };
     port2.onmessage = fail;
     setInterval(fail, 1);
     setTimeout(() => port1.postMessage(''), 1);
     return input;`,
  );
  for (const input of ['a', 'b', 'c']) expect(await render(code, input)).toBe(input);
});

test('inputs and texts have a largest size', async () => {
  const code = script('return "x".repeat(Number(input))');
  expect(await fault(code, '1'.padEnd(1024 * 1024 + 1))).toBe('threw');
  expect(await fault(code, String(2 * 1024 * 1024 + 1))).toBe('threw');
  expect(await render(code, String(2 * 1024 * 1024))).toHaveLength(2 * 1024 * 1024);
});

test('more releases than workers are rendered: the one that was idle for longest leaves', async () => {
  const asked: string[] = [];
  const renderAs = (build: string) =>
    renderer.render(
      release(build),
      async () => {
        asked.push(build);
        return script(`return "${build}"`);
      },
      '',
    );
  const builds = ['r1', 'r2', 'r3', 'r4', 'r5'];
  for (const build of builds) expect(await renderAs(build)).toBe(build);
  await renderAs('r5');
  await renderAs('r2');
  await renderAs('r1');
  expect(asked).toEqual([...builds, 'r1']);
});

test('figures are kept for each release', async () => {
  const code = script('if (input === "throw") throw new Error("broken"); return input;');
  await render(code, 'a');
  await render(code, 'b');
  await fault(code, 'throw');
  expect(renderer.figures.releases).toContainEqual({
    package: 'site',
    build: code,
    rendered: 2,
    failed: { threw: 1, hung: 0, memory: 0, busy: 0, resting: 0, down: 0 },
  });
  expect(renderer.figures.starts).toBe(1);
});
