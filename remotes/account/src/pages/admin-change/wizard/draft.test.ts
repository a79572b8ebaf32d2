import { expect, test } from '@jest/globals';
import { emptyDraft, isBegun, isProven, managerFields } from './draft';

const proof = { verifyToken: 'token', until: 1_000 };

test('a proof holds until its moment', () => {
  expect(isProven(emptyDraft, 0)).toBe(false);
  expect(isProven({ ...emptyDraft, proof }, 999)).toBe(true);
  expect(isProven({ ...emptyDraft, proof }, 1_000)).toBe(false);
});

test('any step done is something to lose', () => {
  expect(isBegun(emptyDraft)).toBe(false);
  expect(isBegun({ ...emptyDraft, proof })).toBe(true);
  expect(isBegun({ ...emptyDraft, letter: { fileToken: 't', fileName: '授权书.pdf' } })).toBe(true);
});

test('an employee is named by code, since the number is masked; a new person by name and number', () => {
  expect(managerFields({ kind: 'employee', employeeCode: 'E2', userName: '周雅文', mobile: '138****0002' })).toEqual({
    employeeCode: 'E2',
  });
  expect(managerFields({ kind: 'new', userName: '张三', mobile: '13712345678' })).toEqual({
    userName: '张三',
    mobile: '13712345678',
  });
});
