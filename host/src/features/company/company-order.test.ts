import { expect, test } from '@jest/globals';
import type { Membership } from '@portal/shared/session';
import { companyChoices, searchCompanies } from './company-order';

function company(compName: string, more: Partial<Membership> = {}): Membership {
  return {
    employeeCode: `e-${compName}`,
    compBizCode: `b-${compName}`,
    compName,
    compCode: `c-${compName}`,
    compStatus: '40',
    status: '1',
    rootManager: false,
    inviteCode: '',
    employeeRole: ['E102'],
    compRole: [],
    lastLoginTime: null,
    ...more,
  };
}

const names = (memberships: Membership[]) => companyChoices(memberships).map(({ membership }) => membership.compName);

test('the last used comes first, what cannot be chosen last', () => {
  const order = names([
    company('停用', { status: '2', lastLoginTime: '2026-11-20T00:00:00Z' }),
    company('未用过'),
    company('上周', { lastLoginTime: '2026-11-14T00:00:00Z' }),
    company('昨天', { lastLoginTime: '2026-11-20T00:00:00Z' }),
  ]);
  expect(order).toEqual(['昨天', '上周', '未用过', '停用']);
});

test('a row says why it cannot be chosen', () => {
  const reasons = companyChoices([
    company('未激活', { compStatus: '10' }),
    company('认证中', { compStatus: '20' }),
  ]).map(({ reason }) => reason);
  expect(reasons).toEqual(['企业尚未激活', '非管理员不允许登录实名认证中的企业！']);
});

test('search looks at names and numbers, however the number was typed', () => {
  const choices = companyChoices([company('华东建材'), company('北方钢铁', { compNo: 'QY2026000018' })]);
  expect(searchCompanies(choices, ' qy 2026 0000 ').map(({ membership }) => membership.compName)).toEqual(['北方钢铁']);
  expect(searchCompanies(choices, '')).toHaveLength(2);
  expect(searchCompanies(choices, '没有')).toEqual([]);
});
