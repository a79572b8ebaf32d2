import { describe, expect, test } from '@jest/globals';
import { type PermissionHolder, permissions, permissionsOf } from '../../codes/permissions';
import { resourcesOf } from '../../codes/resources';
import { isPermitted } from './permitted';

const holder = (more: Partial<PermissionHolder>): PermissionHolder => ({
  rootManager: false,
  employeeRoles: [],
  compRoles: [],
  ...more,
});

describe('isPermitted', () => {
  test.each([
    ['the root manager', holder({ rootManager: true })],
    ['经办', holder({ employeeRoles: ['E102'] })],
    ['复核', holder({ employeeRoles: ['E103'] })],
    ['查询', holder({ employeeRoles: ['E105'] })],
    ['财务管理', holder({ employeeRoles: ['E109'] })],
    [
      'the root manager of a project department',
      holder({ rootManager: true, compRoles: [{ prodCode: 'SCM', compRole: 'C102' }] }),
    ],
    ['nobody in particular', holder({})],
  ])('%s: from the addresses the same as from the roles', (_, person) => {
    const auth = resourcesOf(person);
    const granted = permissions.filter((permission) => isPermitted(permission, auth));
    expect(granted).toEqual(permissions.filter((permission) => permissionsOf(person).has(permission)));
  });

  test('without addresses, nothing', () => {
    expect(isPermitted('profile', [])).toBe(false);
  });
});
