import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';

/**
 * Runs the failing process of `deploy/operate/run` under `keepStarted`; `FAULT` says how it fails. Its output shows how often
 * it started.
 */

const script = fileURLToPath(import.meta.resolve('@portal/run/testing/failing-process'));
const keeper = new URL('../bootstrap/keep-started.mjs', import.meta.url).href;
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function keep(environment: Record<string, string>) {
  const code = `import { keepStarted } from '${keeper}'; process.exit(await keepStarted(process.execPath, ['--import', 'tsx', process.env.SCRIPT]))`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, NODE_OPTIONS: '', SCRIPT: script, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const ports: number[] = [];
  const waiting: (() => void)[] = [];
  child.stdout.on('data', (part) => {
    for (const [, port] of String(part).matchAll(/port (\d+)/g)) ports.push(Number(port));
    for (const wake of waiting.splice(0)) wake();
  });
  return {
    child,
    ports,
    async started(count: number): Promise<number> {
      while (ports.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return ports.at(-1) ?? 0;
    },
    code: once(child, 'close').then(([exit]) => exit as number),
  };
}

test('[threat: failing process] a portal that ended by an error while it served is started again, and a kill is passed on', async () => {
  const { child, started, ports, code } = keep({ FAULT: 'timer' });
  await fetch(`http://127.0.0.1:${await started(1)}/fault`).catch(() => undefined);
  await started(2);
  expect((await fetch(`http://127.0.0.1:${ports[1]}/slow`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await code).toBe(0);
  expect(ports).toHaveLength(2);
});

test('one that ends so again and again stays down in the end', async () => {
  const { code, ports } = keep({ FAULT: 'timer', AT_ONCE: '1' });
  expect(await code).toBe(1);
  expect(ports).toHaveLength(5);
}, 120_000);

test('one that could not start is not started again', async () => {
  const { code, ports } = keep({ FAULT: 'start' });
  expect(await code).toBe(1);
  expect(ports).toHaveLength(0);
});
