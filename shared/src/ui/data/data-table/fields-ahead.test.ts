import { expect, test } from '@jest/globals';
import type { FilterField } from './columns';
import { type FilterRow, fieldsAhead } from './fields-ahead';

const text: FilterField = { kind: 'text', name: 'name', label: '名称' };
const type: FilterField = { kind: 'select', name: 'type', label: '类型', options: [] };
const state: FilterField = { kind: 'select', name: 'state', label: '状态', options: [] };
const day: FilterField = { kind: 'dateRange', from: 'startDate', to: 'endDate', label: '日期' };

test.each<[FilterRow, readonly FilterField[], readonly FilterField[]]>([
  ['wide', [text, type, state, day], [text, type, state, day]],
  ['middle', [text, type, state], [text, type, state]],
  ['middle', [text, type, day], [text, type]],
  ['middle', [text, type, state, day], [text, type]],
  ['middle', [day], [day]],
  ['phone', [day, text, type], [text]],
  ['phone', [day], []],
])('%s', (row, fields, ahead) => {
  expect(fieldsAhead(fields, row)).toEqual(ahead);
});
