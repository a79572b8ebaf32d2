import { expect, test } from '@jest/globals';
import { calls } from '../contract/calls';
import { requestForm } from './request-form';

test('only the parameters of the row go into the query, in its order; what is missing is left away', () => {
  const query = { smsToken: 't', mobile: '13800000001', other: 'x', browserID: undefined };
  const form = requestForm(calls.sendMobileCodeOfLoginWithSecurity, { query });
  expect(String(form.query)).toBe('mobile=13800000001&smsToken=t');
  expect(requestForm(calls.sendMobileCodeOfLoginWithSecurity, { query: { mobile: null } }).query.size).toBe(0);
});

test('a JSON call without a body sends an object, a call without one sends nothing', () => {
  expect(requestForm(calls.custEmployeeInfoComp, {}).body).toEqual({});
  expect(requestForm(calls.loginOut, { body: { x: 1 } }).body).toBeUndefined();
});

test('an upload carries the fields of its body beside the file', () => {
  const form = requestForm(calls.fileStore, { body: { purpose: '执照', none: undefined } }).body;
  expect(form instanceof FormData && [...form.entries()]).toEqual([['purpose', '执照']]);
});
