import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { enterCompany, landAfterLogin, type Membership, whyNotEnter } from './company-entry';

const membership = (compStatus: string | number, more: Partial<Membership> = {}): Membership => ({
  status: '1',
  compStatus,
  rootManager: true,
  ...more,
});

const warning = '非管理员不允许登录实名认证中的企业！';

describe('by compStatus', () => {
  test('"40: go to /center", for everybody', () => {
    expect(enterCompany(membership('40'))).toEqual({ kind: 'enter', to: '/center' });
    expect(enterCompany(membership(40, { rootManager: false, inviteCode: 'A1' }))).toEqual({
      kind: 'enter',
      to: '/center',
    });
  });

  test.each(['20', '25', '30', '35', '50', '15'])(`%s with a non-root user: warning ${warning}`, (status) => {
    for (const rootManager of [false, '0', null])
      expect(enterCompany(membership(status, { rootManager }))).toEqual({ kind: 'refused', message: warning });
  });

  test.each([
    ['20', '/register/verification'],
    ['25', '/register/verification'],
    ['30', '/register/approval'],
    ['35', '/register/approval'],
    ['50', '/register/approval'],
    ['15', '/register/permit'],
  ])('%s with the root manager: %s, "with the inviteCode as query"', (status, path) => {
    expect(enterCompany(membership(status, { inviteCode: 'A 1&b' }))).toEqual({
      kind: 'enter',
      to: `${path}?inviteCode=A%201%26b`,
    });
    for (const inviteCode of ['', null, undefined])
      expect(enterCompany(membership(status, { inviteCode }))).toEqual({ kind: 'enter', to: path });
  });

  test.each(['45', '55', '60', '65', '70', '75', '80', '85', '90', '99', '', '10'])(
    '"Anything else: go to /login": %p',
    (status) => {
      expect(enterCompany(membership(status))).toEqual({
        kind: 'blocked',
        to: '/login',
        message: expect.stringMatching(/^企业/),
      });
    },
  );
});

describe('why a company cannot be chosen', () => {
  test('nothing stands against an open one, or one in verification for its root manager', () => {
    expect(whyNotEnter(membership('40', { rootManager: false }))).toBeNull();
    expect(whyNotEnter(membership('20', { status: 1 }))).toBeNull();
  });

  test('the reasons', () => {
    expect(whyNotEnter(membership('20', { rootManager: false }))).toBe(warning);
    expect(whyNotEnter(membership('10'))).toBe('企业尚未激活');
    expect(whyNotEnter(membership('70'))).toBe('企业已被冻结，暂时无法登录');
    expect(whyNotEnter(membership('40', { status: '2' }))).toBe('您在该企业的账号已停用，请联系企业管理员');
    expect(whyNotEnter(membership('40', { status: '0' }))).toBe('该企业邀请您加入，请先接受邀请');
  });
});

describe('after login type 10', () => {
  const chooser = { kind: 'choose', to: '/login/changeComp' };

  test('"exactly one company with status 1 and compStatus not 10": the session switches to it', () => {
    const only = { ...membership('40'), compName: '华东贸易', employeeCode: 'E9' };
    expect(landAfterLogin([only])).toEqual({
      kind: 'switch',
      membership: only,
      entry: { kind: 'enter', to: '/center' },
    });
  });

  test('it is counted after the others have been left out', () => {
    const usable = membership(20, { rootManager: false });
    const list = [
      membership('10'),
      membership('40', { status: '0' }),
      usable,
      membership(10),
      membership('40', { status: 2 }),
    ];
    expect(landAfterLogin(list)).toEqual({
      kind: 'switch',
      membership: usable,
      entry: { kind: 'refused', message: warning },
    });
  });

  test('one that lets nobody in is still the only one', () => {
    expect(landAfterLogin([membership('90')])).toMatchObject({
      kind: 'switch',
      entry: { kind: 'blocked', to: '/login' },
    });
  });

  test('"Several companies, or none, go to /login/changeComp"', () => {
    expect(landAfterLogin([])).toEqual(chooser);
    expect(landAfterLogin([membership('10')])).toEqual(chooser);
    expect(landAfterLogin([membership('40', { status: '0' })])).toEqual(chooser);
    expect(landAfterLogin([membership('40'), membership('20')])).toEqual(chooser);
    expect(landAfterLogin([membership('40'), membership('40'), membership('40')])).toEqual(chooser);
  });

  test('the order of the list does not matter, nor how many unusable ones are in it', () => {
    const unusable = fc.constantFrom(
      membership('10'),
      membership('40', { status: '0' }),
      membership(10, { status: 0 }),
    );
    fc.assert(
      fc.property(fc.array(unusable), fc.array(unusable), fc.nat(3), (before, after, usable) => {
        const list = [...before, ...Array.from({ length: usable }, () => membership('40')), ...after];
        expect(landAfterLogin(list).kind).toBe(usable === 1 ? 'switch' : 'choose');
      }),
    );
  });
});
