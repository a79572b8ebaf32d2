import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';

const script = fileURLToPath(new URL('./testing/failing-process.ts', import.meta.url));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

interface Run {
  readonly child: ChildProcess;
  readonly messages: unknown[];
  readonly errors: () => string;
  readonly port: Promise<number>;
  readonly code: Promise<number>;
}

function run(FAULT: string): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, NODE_OPTIONS: '', FAULT },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  const messages: unknown[] = [];
  let errors = '';
  child.on('message', (message) => messages.push(message));
  child.stderr?.on('data', (part) => {
    errors += String(part);
  });
  const port = new Promise<number>((resolve) =>
    child.stdout?.on('data', (part) => {
      const [, found] = /port (\d+)/.exec(String(part)) ?? [];
      if (found) resolve(Number(found));
    }),
  );
  return { child, messages, errors: () => errors, port, code: once(child, 'close').then(([code]) => code as number) };
}

test.each(['timer', 'rejection', 'event'])(
  '[threat: failing process] an error that nothing answers (%s): logged, what is under way ends, exit 1, and whoever started it is told',
  async (fault) => {
    const { port, code, errors, messages } = run(fault);
    const address = `http://127.0.0.1:${await port}`;
    const slow = fetch(`${address}/slow`).then((answer) => answer.text());
    await new Promise((resolve) => setTimeout(resolve, 200));
    await fetch(`${address}/fault`).catch(() => undefined);
    expect(await slow).toBe('whole');
    expect(await code).toBe(1);
    expect(JSON.parse(errors())).toMatchObject({
      level: 60,
      msg: 'nothing answered an error',
      err: { message: 'a fault of ours', stack: expect.stringContaining('failing-process') },
    });
    expect(messages).toEqual([{ ended: 'by an uncaught error' }]);
  },
);

test('one whose log nobody reads any more ends all the same', async () => {
  const { child, port, code } = run('timer');
  const address = `http://127.0.0.1:${await port}`;
  child.stdout?.destroy();
  child.stderr?.destroy();
  await fetch(`${address}/fault`).catch(() => undefined);
  expect(await code).toBe(1);
}, 20_000);

test.each(['start', 'start, uncaught'])(
  'one that cannot start ends with 1 and asks for no new start: %s',
  async (fault) => {
    const { code, errors, messages } = run(fault);
    expect(await code).toBe(1);
    expect(errors()).toContain('a fault of ours');
    expect(messages).toEqual([]);
  },
);

test('a polite kill ends it with 0', async () => {
  const { child, port, code } = run('');
  await fetch(`http://127.0.0.1:${await port}/`);
  child.kill('SIGTERM');
  expect(await code).toBe(0);
});
