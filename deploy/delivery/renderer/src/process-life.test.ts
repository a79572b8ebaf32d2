import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, jest, test } from '@jest/globals';
import { openedRenderer, script } from './testing/opened-renderer';

jest.setTimeout(60_000);

const code = script('return input');
const stopped = openedRenderer();
const stuck = openedRenderer({ runMs: 1500, startMs: 5000, endMs: 1500, restartMs: 0 });
const often = openedRenderer({ restartMs: 3_600_000 });

/** A process that renders once, says the number of the renderer's process and does not stop it. */
async function renderingParent(then: 'stays' | 'ends') {
  const file = fileURLToPath(new URL('./testing/rendering-parent.ts', import.meta.url));
  const parent = spawn(process.execPath, ['--import', 'tsx', file, then], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(parent, 'exit');
  const [printed] = await once(parent.stdout, 'data');
  return { parent, exit, renderer: Number(printed) };
}

function lives(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

async function expectEnd(id: number): Promise<void> {
  expect(id).toBeGreaterThan(0);
  while (lives(id)) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('the process ends when its parent was killed', async () => {
  const { parent, renderer } = await renderingParent('stays');
  expect(lives(renderer)).toBe(true);
  parent.kill('SIGKILL');
  await expectEnd(renderer);
});

test('a parent that has nothing else to do ends, and the process with it', async () => {
  const { exit, renderer } = await renderingParent('ends');
  expect(await exit).toEqual([0, null]);
  await expectEnd(renderer);
});

test('a stop ends the process and what it renders, and starts nothing again', async () => {
  const { renderer, fault } = stopped;
  await stopped.render(code);
  const { processId } = renderer;
  const running = fault(script('await new Promise(() => {})'));
  await renderer.stop();
  expect(await running).toBe('down');
  await expectEnd(Number(processId));
  expect(await fault(code)).toBe('down');
  expect(renderer.figures.starts).toBe(1);
});

test.each([
  ['during a render', code, 'hung'],
  ['before a worker starts', script('return "new"'), 'down'],
])('[threat: runaway script] a process that stands still %s is replaced', async (_, next, kind) => {
  const { renderer, render, fault } = stuck;
  await render(code);
  const { processId } = renderer;
  process.kill(Number(processId), 'SIGSTOP');
  expect(await fault(next)).toBe(kind);
  await expectEnd(Number(processId));
  expect(await render(code, 'again')).toBe('again');
  expect(renderer.processId).not.toBe(processId);
});

test('a process that ends is not started again and again', async () => {
  const { renderer, render, fault } = often;
  await render(code);
  process.kill(Number(renderer.processId), 'SIGKILL');
  expect(await fault(script('await new Promise(() => {})'))).toBe('down');
  expect(await fault(code)).toBe('down');
  expect(renderer.figures.starts).toBe(1);
});
