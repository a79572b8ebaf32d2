import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { checkNotices, noticesText, writeNotices } from './notices-file';
import { type Notice, noticeFaults } from './shipped-notices';

const folder = mkdtempSync(join(tmpdir(), 'portal-notices-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const notice = (name: string, license: string, ...texts: string[]): Notice => ({
  name,
  version: '1.0.0',
  license,
  texts,
});

test('a text that several packages have stands once, below their names', () => {
  const text = noticesText([
    notice('a', 'MIT', 'Text of a and c'),
    notice('b', 'ISC', 'Text of b'),
    notice('c', 'MIT', 'Text of a and c'),
  ]);
  const rule = '='.repeat(80);
  expect(text.split('\n').slice(4)).toEqual([
    ...['a 1.0.0 (MIT)', 'b 1.0.0 (ISC)', 'c 1.0.0 (MIT)', ''],
    ...[rule, 'a 1.0.0 (MIT)', 'c 1.0.0 (MIT)', rule, '', 'Text of a and c', ''],
    ...[rule, 'b 1.0.0 (ISC)', rule, '', 'Text of b', ''],
  ]);
});

test('a file that is not there or says something else is refused, with the command that writes it', () => {
  const fault = 'THIRD-PARTY-NOTICES.txt is not what pnpm-lock.yaml says: npm run portal notices writes it anew.';
  expect(() => checkNotices(folder, 'a 1.0.0')).toThrow(fault);
  writeNotices(folder, 'a 1.0.0');
  checkNotices(folder, 'a 1.0.0');
  expect(() => checkNotices(folder, 'a 1.0.1')).toThrow(fault);
});

test.each([
  ['GPL-3.0-only', 'is under "GPL-3.0-only", which allowed-licenses.ts does not have'],
  ['MIT AND GPL-3.0-only', 'is under "MIT AND GPL-3.0-only", which allowed-licenses.ts does not have'],
  ['MIT AND OFL-1.1', 'is under "MIT AND OFL-1.1", which allowed-licenses.ts does not have'],
  ['', 'is under "no licence", which allowed-licenses.ts does not have'],
])('code under the licence "%s" is not shipped', (license, fault) => {
  expect(noticeFaults([notice('code', license, 'its text')])).toEqual([`code 1.0.0 ${fault}`]);
});

test('one of two licences is enough, a font may be under its own, and each has to have a text', () => {
  expect(noticeFaults([notice('code', '(MPL-2.0 OR Apache-2.0)', 'its text')])).toEqual([]);
  expect(noticeFaults([notice('@expo-google-fonts/one', 'MIT AND OFL-1.1', 'its text')])).toEqual([]);
  expect(noticeFaults([notice('code', 'BSD-2-Clause')])).toEqual([
    'code 1.0.0 is under BSD-2-Clause and has no text of it',
  ]);
});
