import { expect, test } from '@playwright/test';
import { heapIn } from './heap';

test('code is told from what a page keeps', () => {
  const meta = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['native', 'code', 'object', 'string']] as [string[]],
  };
  expect(heapIn({ snapshot: { meta }, nodes: [1, 0, 100, 2, 0, 70, 1, 0, 20, 0, 0, 5, 3, 0, 7] })).toEqual({
    code: 120,
    kept: 77,
  });
});
