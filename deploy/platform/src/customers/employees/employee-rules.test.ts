import { expect, test } from '@jest/globals';
import { disableFault, enableFault, removeFault, roleFault, type Target } from './employee-rules';

const person: Target = { rootManager: false, self: false, status: '1' };

test('a root manager and oneself can be neither disabled nor removed', () => {
  for (const target of [
    { ...person, rootManager: true },
    { ...person, self: true },
  ]) {
    expect(disableFault(target)).not.toBeNull();
    expect(removeFault(target)).not.toBeNull();
  }
  expect(disableFault(person)).toBeNull();
  expect(removeFault(person)).toBeNull();
});

test('disabled once, enabled once', () => {
  expect(disableFault({ ...person, status: '2' })).toBe('该人员已停用');
  expect(enableFault({ ...person, status: '2' })).toBeNull();
  expect(enableFault(person)).toBe('该人员未停用');
});

test('the root manager stays an administrator', () => {
  expect(roleFault({ ...person, rootManager: true }, ['E102'])).toBe('企业管理员须保留管理员角色');
  expect(roleFault({ ...person, rootManager: true }, ['E101', 'E102'])).toBeNull();
  expect(roleFault(person, ['E102'])).toBeNull();
});
