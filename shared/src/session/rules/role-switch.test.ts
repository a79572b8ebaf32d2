import { expect, test } from '@jest/globals';
import { showsRoleSwitch } from './role-switch';

test('"A role dropdown, hidden for product code CRM"', () => {
  expect(showsRoleSwitch('CRM')).toBe(false);
  expect(showsRoleSwitch('SCM')).toBe(true);
});
