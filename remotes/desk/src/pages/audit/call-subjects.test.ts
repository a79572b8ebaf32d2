import { expect, test } from '@jest/globals';
import { calls } from '@portal/shared/contract/calls';
import { callSubject } from './call-subjects';

test.each(Object.keys(calls))('people read what %s is about', (name) => {
  expect(callSubject(name)).toMatch(/^\p{Script=Han}+$/u);
});

test.each([
  ['staffCaseShow', '审核'],
  ['staffMe', '员工登录'],
  ['staffRoles', '员工'],
  ['employeeAdd', '人员管理'],
  ['companyCertificate', '企业信息'],
  ['passwordResetCheck', '找回密码'],
  ['of.a.later.release', undefined],
])('%s is about %s', (name, subject) => {
  expect(callSubject(name)).toBe(subject);
});
