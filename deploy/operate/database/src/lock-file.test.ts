import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { takeLock } from './lock-file';
import { ownIdentity } from './process-identity';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function lockFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
  folders.push(folder);
  return join(folder, 'portal.lock');
}
const holderIn = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const deadProcess = () => spawnSync(process.execPath, ['-e', '0']).pid;

test('is given back when it is released', () => {
  const file = lockFile();
  takeLock(file)();
  takeLock(file)();
  expect(readdirSync(join(file, '..'))).toEqual([]);
});

test('a living process keeps it, this one too', () => {
  const file = lockFile();
  const release = takeLock(file);
  expect(() => takeLock(file)).toThrow(`in use by process ${process.pid}`);
  release();
});

test("a dead process's lock is taken over", () => {
  const file = lockFile();
  writeFileSync(file, JSON.stringify({ host: hostname(), pid: deadProcess(), started: '1' }));
  const release = takeLock(file);
  expect(holderIn(file)).toEqual(ownIdentity());
  release();
});

test('another process that got the same id does not hold it', () => {
  const own = ownIdentity();
  if (!own.started) return;
  const file = lockFile();
  writeFileSync(file, JSON.stringify({ ...own, started: '1' }));
  takeLock(file)();
});

test('of a process on another machine it is not known whether it lives: never taken over', () => {
  const file = lockFile();
  writeFileSync(file, JSON.stringify({ host: 'elsewhere', pid: deadProcess(), started: '1' }));
  expect(() => takeLock(file)).toThrow('on elsewhere');
});

test('of several processes that find a dead lock at once, one takes it', async () => {
  const file = lockFile();
  writeFileSync(file, JSON.stringify({ host: hostname(), pid: deadProcess(), started: '1' }));
  const script = `
    const { takeLock } = await import(${JSON.stringify(new URL('./lock-file.ts', import.meta.url).href)});
    process.stdout.write('ready');
    process.stdin.once('data', () => {
      try { takeLock(${JSON.stringify(file)}); process.stdout.write(' took'); } catch { process.stdout.write(' refused'); }
    });
    process.stdin.on('end', () => process.exit());`;
  const contenders = Array.from({ length: 4 }, () => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let said = '';
    const words = (count: number) =>
      new Promise<string>((resolve) => {
        const look = () => {
          if (said.split(' ').length === count && said) resolve(said);
        };
        child.stdout.on('data', look);
        look();
      });
    child.stdout.on('data', (text) => {
      said += text;
    });
    return { child, words };
  });
  await Promise.all(contenders.map(({ words }) => words(1)));
  for (const { child } of contenders) child.stdin.write('go');
  const said = await Promise.all(contenders.map(({ words }) => words(2)));
  for (const { child } of contenders) child.stdin.end();
  expect(said.filter((words) => words === 'ready took')).toHaveLength(1);
}, 60_000);
