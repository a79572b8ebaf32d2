import { expect, test } from '@playwright/test';
import { growth } from './weights';

test('what grew most stands first, what is the same stands without a remark', () => {
  const lines = growth({ start: 6.2, api: 3.4, new: 1 }, { start: 5, api: 3.41, gone: 2 }).split('\n');
  expect(lines.map((line) => line.trim())).toEqual([
    '6.2 KB  start   +1.2, was 5.0',
    '1.0 KB  new   +1.0, was 0.0',
    '3.4 KB  api',
    '0.0 KB  gone   −2.0, was 2.0',
  ]);
});
