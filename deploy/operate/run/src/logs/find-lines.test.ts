import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { builtProcess } from '@portal/build/built-process';
import { findLines } from './find-lines';
import { readable } from './log-line';
import { digitsOf } from './request-number';

const number = '7f3a-91c2-b4d0';
const traceId = '7f3a91c2b4d0e5f60718293a4b5c6d7e';
const folder = mkdtempSync(join(tmpdir(), 'portal-logs-'));
const at = Date.parse('2026-11-30T01:21:03.500Z');

const line = (fields: object) =>
  JSON.stringify({ level: 30, time: at, pid: 7, hostname: 'h', name: 'gateway', ...fields });
const gateway = [
  line({ number, traceId, path: '/api/x', status: 502, time: at + 20, level: 50, msg: 'answered' }),
  line({ number: 'aaaa-bbbb-cccc', msg: 'another request' }),
  line({ msg: 'of no request' }),
  'ready: gateway on port 8080',
];
const api = [
  line({ name: 'api', number, level: 40, statement: 'select $1', ms: 812, msg: 'a statement was slow', time: at + 5 }),
  line({
    ...{ name: 'api', number, level: 50, time: at + 10, msg: 'a call failed' },
    err: { type: 'DatabaseError', message: 'canceled\n  by hand', code: '57014', stack: 'DatabaseError: …' },
  }),
];
const nginx = [
  `203.0.113.9 [2026-11-30T09:21:03+08:00] "POST /api/x" 502 12 0.020 ${number} ${traceId}`,
  '203.0.113.9 [2026-11-30T09:21:03+08:00] "GET /7f3a91c2b4dx" 200 12 0.020 1111-2222-3333 11112222333344445555666677778888',
];

const files = Object.entries({ gateway, api, nginx }).map(([name, lines]) => {
  const file = join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
});
afterAll(() => rmSync(folder, { recursive: true }));

const linesOf = (asked: string, places: readonly string[]) =>
  findLines({ digits: digitsOf(asked) ?? '', files: places });
const said = async (asked: string) => (await linesOf(asked, files)).map(readable);

describe('the lines of a number', () => {
  test('come from all processes and from nginx, in the order of time, one readable line each', async () => {
    const found = await said(number);
    expect(found.map((text) => text.replace(/^\S+ \S+ +/, ''))).toEqual([
      expect.stringMatching(/^nginx +203\.0\.113\.9 "POST \/api\/x" 502 /),
      'api[7]         warn   a statement was slow  statement=select $1  ms=812',
      'api[7]         error  a call failed  (DatabaseError: 57014: canceled by hand)',
      'gateway[7]     error  answered  path=/api/x  status=502',
    ]);
    for (const text of found) expect(text).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} {2}/);
  });

  test.each(['7F3A91C2B4D0', '7f3a 91c2 b4d0', '7f3a91c2', '7f3a-91c2', traceId])(
    'are found by %s too',
    async (asked) => {
      expect(await said(asked)).toEqual(await said(number));
    },
  );

  test('are none for another number', async () => {
    expect(await said('7f3a-91c2-b4d1')).toEqual([]);
  });

  test.each(['', '7f3a', 'not a number', `${traceId}0`])('%j is no number', (asked) => {
    expect(digitsOf(asked)).toBeUndefined();
  });

  test('a file that is not there is said', async () => {
    await expect(linesOf(number, ['/nowhere'])).rejects.toThrow('/nowhere cannot be read (ENOENT)');
  });
});

describe('the process on a server', () => {
  let program: readonly string[];
  beforeAll(async () => {
    program = await builtProcess(new URL('../logs-process.ts', import.meta.url).href);
  }, 180_000);

  test('reads files and the standard input', () => {
    const [first, ...others] = files;
    const asked = [...program, '--number', number, `--file=${['-', ...others].join(',')}`];
    const text = execFileSync(process.execPath, asked, { encoding: 'utf8', input: `${gateway.join('\n')}\n` });
    expect(text.trimEnd().split('\n')).toHaveLength(4);
    expect(first).toBeDefined();
  });

  test('ends with 1 and a sentence where nothing is found', () => {
    const asked = [...program, '--number', '0000-0000-0001', '--file', files.join(',')];
    const { status, stderr } = spawnSync(process.execPath, asked, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^✗ No line has this number\. .*portal errors --number\n$/),
    ]);
  });

  test('says where the number of a page that failed is found', () => {
    const asked = [...program, '--number', 'ACC-3F9A0C-M1X2Y3', '--file', files.join(',')];
    const { status, stderr } = spawnSync(process.execPath, asked, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('portal errors --number')]);
  });

  test('reads the journal of the portal, from the day that is asked for', () => {
    const journalctl = join(folder, 'journalctl');
    writeFileSync(journalctl, `#!/bin/sh\necho "$@" > ${folder}/asked\ncat ${files[1]}\n`, { mode: 0o755 });
    const asked = [...program, '--number', number, '--since', 'yesterday'];
    const text = execFileSync(process.execPath, asked, {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env.PATH}` },
    });
    expect(text).toContain('a statement was slow');
    const words = execFileSync('cat', [join(folder, 'asked')], { encoding: 'utf8' });
    expect(words).toMatch(/--namespace=portal .*--output=cat.* --since=yesterday/);
  });
});
