import { describe, expect, test } from '@jest/globals';
import { type Claim, placeAt } from './place';

interface Page {
  readonly permission: boolean;
  readonly title: string;
}

const account: Claim = { prefix: '/center/crm', permission: true };
const commerce: Claim = { prefix: '/center/crm/ec', permission: true, prodCode: 'EC' };
const list: Page = { permission: true, title: '账户信息' };
const login: Page = { permission: false, title: '登录' };

const at = (path: string, page: Page | null | undefined, own?: Page) =>
  placeAt<Claim, Page>(path, { own, claims: [account, commerce], pageOf: () => page });

describe('who answers for a path', () => {
  test('the host, where it has a page of its own', () => {
    expect(at('/center/crm/account/list', list, login)).toEqual({ claim: undefined, page: login, rule: login });
  });

  test('the slot with the longest prefix; its permission and product count', () => {
    expect(at('/center/crm/account/list', list)).toEqual({ claim: account, page: list, rule: { permission: true } });
    expect(at('/center/crm/ec/orders', list)?.rule).toEqual({ permission: true, prodCode: 'EC' });
  });

  test('nobody, where no prefix covers it', () => {
    expect(at('/elsewhere', list)).toBeNull();
  });

  test('a slot without a page there says so; one whose routes have not come is waited for', () => {
    expect(at('/center/crm/nothing', null)?.rule).toEqual({ permission: true, page: 'none' });
    expect(at('/center/crm/nothing', undefined)?.rule).toEqual({ permission: true, page: 'awaited' });
  });
});
