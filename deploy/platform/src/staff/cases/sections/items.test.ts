import { expect, test } from '@jest/globals';
import { fileItems } from './items';

test('files of one kind are told apart by numbers; a single one needs none', () => {
  const labels = (...tokens: string[]) => fileItems('', '申请材料', tokens).map(({ label }) => label);
  expect(labels('F1', 'F2')).toEqual(['申请材料 1', '申请材料 2']);
  expect(labels('F1')).toEqual(['申请材料']);
});
