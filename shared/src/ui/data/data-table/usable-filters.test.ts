import { expect, test } from '@jest/globals';
import type { FilterField } from './columns';
import { usableFilters } from './usable-filters';

const fields: readonly FilterField[] = [
  { kind: 'text', name: 'keyword', label: '关键词' },
  { kind: 'select', name: 'status', label: '状态', options: [{ value: '1', label: '启用' }] },
  { kind: 'select', name: 'product', label: '产品', options: [] },
  { kind: 'dateRange', from: 'startDate', to: 'endDate', label: '时间' },
];

test.each([
  [{ keyword: '张' }, { keyword: '张' }],
  [{ status: '1' }, { status: '1' }],
  [{ status: '9', keyword: '张' }, { keyword: '张' }],
  [{ product: 'SCM' }, { product: 'SCM' }],
  [{ startDate: '2026-02-30', endDate: '2026-03-01' }, { endDate: '2026-03-01' }],
  [{}, {}],
])('%j', (given, usable) => {
  expect(usableFilters(fields, given)).toEqual(usable);
});
