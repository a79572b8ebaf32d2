import { describe, expect, test } from '@jest/globals';
import { isProjectDepartment } from './hidden-from-project-department';
import {
  companyRoleLabel,
  companyRoles,
  compRoleCode,
  employeeRoleLabel,
  employeeRoles,
  isCompanyRole,
  isEmployeeRole,
  mixesEntryAndReview,
  rolesInForce,
} from './roles';

const written = (table: Readonly<Record<string, string>>) =>
  Object.entries(table)
    .map(([code, label]) => `${code} ${label}`)
    .join(', ');

describe('roles as the spec writes them', () => {
  test('employee roles', () => {
    expect(written(employeeRoles)).toBe(
      'E101 管理员, E102 经办, E103 复核, E105 查询, E106 财务复核, E107 放款复审, E108 财务付款, E109 财务管理, E110 风控初审, E111 风控复审',
    );
  });

  test('company roles', () => {
    expect(written(companyRoles)).toBe(
      'C101 一般企业, C102 项目部, C103 投资机构, C104 资金方, C105 增信机构, C106 物流公司',
    );
  });

  test('there is no E104', () => {
    expect(isEmployeeRole('E104')).toBe(false);
    expect(employeeRoleLabel('E104')).toBe('E104');
  });

  test('labels; a code without one shows itself, an inherited name is no code', () => {
    expect(employeeRoleLabel('E102')).toBe('经办');
    expect(companyRoleLabel('C102')).toBe('项目部');
    expect(companyRoleLabel('C199')).toBe('C199');
    expect(isEmployeeRole('toString')).toBe(false);
    expect(isCompanyRole('toString')).toBe(false);
    expect(companyRoleLabel('constructor')).toBe('constructor');
  });
});

describe('"SCM-C102 is the project-department company role code"', () => {
  test('product code and company role are joined', () => {
    expect(compRoleCode({ prodCode: 'SCM', compRole: 'C102' })).toBe('SCM-C102');
  });

  test.each([
    [[{ prodCode: 'SCM', compRole: 'C102' }], true],
    [
      [
        { prodCode: 'CRM', compRole: 'C101' },
        { prodCode: 'SCM', compRole: 'C102' },
      ],
      true,
    ],
    [[{ prodCode: 'SCM', compRole: 'C101' }], false],
    [[{ prodCode: 'CRM', compRole: 'C102' }], false],
    [[], false],
  ])('%j: %p', (roles, expected) => expect(isProjectDepartment(roles)).toBe(expected));
});

test('经办 and 复核 in one person', () => {
  expect(mixesEntryAndReview(['E102', 'E103'])).toBe(true);
  expect(mixesEntryAndReview(['E103', 'E101', 'E102'])).toBe(true);
  expect(mixesEntryAndReview(['E102', 'E106'])).toBe(false);
  expect(mixesEntryAndReview(['E103'])).toBe(false);
});

describe('a chosen role', () => {
  const roles = [
    { prodCode: 'SCM', compRole: 'C101' },
    { prodCode: 'SCM', compRole: 'C102' },
    { prodCode: 'CRM', compRole: 'C101' },
  ];

  test.each([
    [null, true],
    ['SCM-C101', false],
    ['SCM-C102', true],
    ['CRM-C101', true],
    ['SCM-C106', true],
    ['C101', true],
  ])('%p: a project department %p', (chosen, expected) => {
    expect(isProjectDepartment(rolesInForce(roles, chosen))).toBe(expected);
  });

  test('the roles in other products stay', () => {
    expect(rolesInForce(roles, 'SCM-C101').map(compRoleCode)).toEqual(['SCM-C101', 'CRM-C101']);
  });
});
