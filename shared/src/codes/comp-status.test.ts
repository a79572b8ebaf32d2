import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compStatuses, compStatusOf } from './comp-status';

/** "Company status codes seen in list colours". */
const specCodes = '10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 80, 85, 90'.split(', ');

describe('company statuses', () => {
  test('every code of the spec has a row, each code once, in order', () => {
    const codes = compStatuses.map((status) => status.code);
    expect(codes).toEqual(expect.arrayContaining(specCodes));
    expect(codes).toEqual([...new Set(codes)].sort());
  });

  test('"Each maps to a colour class (blue, red, yellow, crimson, gray, green)"', () => {
    const classes = new Set(compStatuses.map((status) => status.colorClass));
    expect([...classes].sort()).toEqual(['blue', 'crimson', 'gray', 'green', 'red', 'yellow']);
  });

  test.each([
    ['10', '未激活', 'gray'],
    ['15', '待提交开通申请', 'yellow'],
    ['20', '待实名认证', 'yellow'],
    ['25', '实名认证中', 'blue'],
    ['30', '待平台审核', 'blue'],
    ['35', '审核退回', 'red'],
    ['40', '已开通', 'green'],
    ['45', '审核拒绝', 'crimson'],
    ['50', '变更复审中', 'blue'],
    ['55', '变更退回', 'red'],
    ['60', '证照过期待更新', 'yellow'],
    ['65', '风险管控中', 'crimson'],
    ['70', '已冻结', 'crimson'],
    ['75', '解冻审核中', 'blue'],
    ['80', '注销审核中', 'yellow'],
    ['85', '已停用', 'gray'],
    ['90', '已注销', 'gray'],
  ])('%s is %s in %s', (code, label, colorClass) => {
    expect(compStatusOf(code)).toMatchObject({ code, label, colorClass });
    expect(compStatusOf(Number(code))).toBe(compStatusOf(code));
  });

  test.each([
    ['15', '/register/permit', '待提交'],
    ['20', '/register/verification', '待认证'],
    ['25', '/register/verification', '认证中'],
    ['30', '/register/approval', '审核中'],
    ['35', '/register/approval', '待修改'],
    ['50', '/register/approval', '复审中'],
  ])('%s is in verification and goes on at %s: %s', (code, to, state) => {
    expect(compStatusOf(code).entry).toEqual({ kind: 'certifying', to, state });
  });

  test('only 40 is open; all that is neither open nor in verification says why', () => {
    const of = (kind: string) => compStatuses.filter((status) => status.entry.kind === kind);
    expect(of('open').map((status) => status.code)).toEqual(['40']);
    expect(compStatusOf('40').entry).toEqual({ kind: 'open', to: '/center' });
    const blocked = of('blocked');
    expect(blocked.map((status) => status.code)).toEqual(['10', '45', '55', '60', '65', '70', '75', '80', '85', '90']);
    for (const { entry } of blocked) expect(entry).toEqual({ kind: 'blocked', reason: expect.stringMatching(/^企业/) });
    expect(compStatusOf('10').entry).toEqual({ kind: 'blocked', reason: '企业尚未激活' });
  });

  test('an unknown code is gray, shows itself and lets nobody in', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer()), (code) => {
        fc.pre(!compStatuses.some((status) => status.code === String(code)));
        expect(compStatusOf(code)).toEqual({
          code: String(code),
          label: `未知状态(${code})`,
          colorClass: 'gray',
          entry: { kind: 'blocked', reason: '企业状态未知，请联系客服' },
        });
      }),
    );
    expect(compStatusOf(null).label).toBe('未知状态()');
    expect(compStatusOf(undefined).entry.kind).toBe('blocked');
  });
});
