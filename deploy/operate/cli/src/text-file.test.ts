import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readTextFile } from './text-file';

const folder = mkdtempSync(join(tmpdir(), 'portal-text-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (bytes: Uint8Array) => {
  const file = join(folder, 'list.csv');
  writeFileSync(file, bytes);
  return readTextFile(file);
};

test('a list is read as UTF-8, with a mark at its beginning or without, or as GB18030', () => {
  expect(written(Buffer.from('行号'))).toBe('行号');
  expect(written(Buffer.from('\ufeff行号'))).toBe('行号');
  expect(written(Buffer.from([0xd0, 0xd0, 0xba, 0xc5]))).toBe('行号');
});

test('what is neither is refused, and so is what is not there', () => {
  expect(() => written(Buffer.from([0xff, 0xff, 0xff]))).toThrow('neither UTF-8 nor GB18030');
  expect(() => readTextFile(join(folder, 'no.csv'))).toThrow('no.csv cannot be read (ENOENT)');
});
