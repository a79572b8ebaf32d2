import { expect, test } from '@jest/globals';
import { ApiError } from '@portal/shared/api';
import { valueFaults } from './value-faults';

test('faults of new values go to the fields of the form', () => {
  const error = new ApiError('请检查', {
    kind: 'refused',
    fields: {
      'values.accountNo': '请输入8至30位数字的银行账号',
      fileTokens: '请上传证明材料',
      reason: '请填写变更原因',
    },
  });
  expect(valueFaults(error, { fileTokens: 'files' })).toMatchObject({
    msg: '请检查',
    kind: 'refused',
    fields: { accountNo: '请输入8至30位数字的银行账号', files: '请上传证明材料', reason: '请填写变更原因' },
  });
});

test('what is no answer of the server stays what it is', () => {
  const bug = new TypeError('x');
  expect(valueFaults(bug)).toBe(bug);
});
