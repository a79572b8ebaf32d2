import { expect, test } from '@jest/globals';
import { differencesOf, foreignFields } from './change-values';

test('only what differs is a difference, in the order of the form', () => {
  const before = { address: '甲路1号', scope: '贸易', compName: '甲' };
  const values = { scope: '贸易', address: '乙路2号', legalPerson: '李四' };
  expect(differencesOf('COMPANY', before, values, (_, value) => String(value ?? ''))).toEqual([
    { field: 'legalPerson', label: '法定代表人', before: '', after: '李四' },
    { field: 'address', label: '注册地址', before: '甲路1号', after: '乙路2号' },
  ]);
});

test('an account request holds no company fields, nor the other way round', () => {
  expect(foreignFields('ACCOUNT', { accountNo: '1', compName: '甲' })).toEqual(['compName']);
  expect(foreignFields('COMPANY', { accountNo: '1', compName: '甲' })).toEqual(['accountNo']);
});
