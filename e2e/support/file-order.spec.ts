import { expect, test } from '@playwright/test';
import { filesInOrder } from './file-order';

test('reversed or mixed, it is every file once; a seed always gives the same order', () => {
  const reversed = filesInOrder('reverse');
  const sorted = [...reversed].reverse();
  expect(sorted).toContain('faults/last-good.spec.ts');
  expect(sorted).toEqual([...sorted].sort());
  const mixed = filesInOrder('seven');
  expect([...mixed].sort()).toEqual(sorted);
  expect(mixed).not.toEqual(sorted);
  expect(mixed).not.toEqual(filesInOrder('eight'));
  expect(mixed).toEqual(filesInOrder('seven'));
});
