import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Permission, permissions, permissionsOf, rolePermissions } from './permissions';
import { type EmployeeRole, employeeRoles } from './roles';

const scm = (compRole: string) => [{ prodCode: 'SCM', compRole }];
const person = (...employeeRoles: string[]) => ({ rootManager: false, employeeRoles, compRoles: scm('C101') });

const reading: Permission[] = [
  'profile',
  'message',
  'product.read',
  'account.read',
  'company.read',
  'employee.read',
  'agreement.read',
  'invitation.read',
];

const beyondReading: Record<Exclude<EmployeeRole, 'E101'>, Permission[]> = {
  E102: ['figures.read', 'invitation.write'],
  E103: ['figures.read', 'product.approve'],
  E105: [],
  E106: ['figures.read', 'product.approve'],
  E107: ['figures.read', 'product.approve'],
  E108: ['figures.read', 'invitation.write'],
  E109: ['figures.read', 'account.write'],
  E110: ['figures.read'],
  E111: ['figures.read'],
};

describe('permissions by role', () => {
  test('the administrator and the root manager may do everything', () => {
    expect([...permissionsOf(person('E101'))].sort()).toEqual([...permissions].sort());
    expect(permissionsOf({ ...person(), rootManager: true }).size).toBe(permissions.length);
  });

  test.each(Object.entries(beyondReading))('%s reads everything and beyond that may %j', (role, more) => {
    expect([...permissionsOf(person(role))].sort()).toEqual([...reading, ...more].sort());
  });

  test('each role of the spec has its row', () => {
    expect(Object.keys(rolePermissions)).toEqual(Object.keys(employeeRoles));
  });

  test('several roles add up', () => {
    const both = permissionsOf(person('E102', 'E109'));
    expect(both.has('invitation.write')).toBe(true);
    expect(both.has('account.write')).toBe(true);
  });

  test('without a role of the table one has oneself, the messages and the products', () => {
    for (const role of ['E104', 'toString', ''])
      expect([...permissionsOf(person(role))]).toEqual(['profile', 'message', 'product.read']);
  });
});

describe('project department', () => {
  test('loses accounts, company information and invitations, keeps people, agreements and the person', () => {
    const manager = permissionsOf({ rootManager: true, employeeRoles: ['E101'], compRoles: scm('C102') });
    expect([...manager].sort()).toEqual(
      [
        'profile',
        'message',
        'product.read',
        'product.apply',
        'product.approve',
        'employee.read',
        'employee.write',
        'admin.change',
        'agreement.read',
        'agreement.sign',
      ].sort(),
    );
  });

  test('never has more than another company, whatever the roles', () => {
    const roles = fc.subarray(Object.keys(employeeRoles));
    fc.assert(
      fc.property(roles, fc.boolean(), (employeeRoles, rootManager) => {
        const here = permissionsOf({ rootManager, employeeRoles, compRoles: scm('C102') });
        const elsewhere = permissionsOf({ rootManager, employeeRoles, compRoles: scm('C103') });
        for (const permission of here) expect(elsewhere.has(permission)).toBe(true);
      }),
    );
  });
});
