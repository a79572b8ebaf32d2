import { describe, expect, test } from '@jest/globals';
import { afterClick, afterTabEvent, knowsNobody } from './watch-rules';

const valid = { loginType: '10', msg: '', locked: false, serverTime: 0, idleRemaining: 900 };
const active = { kind: 'active', secondsLeft: 900 } as const;
const expired = { kind: 'expired' } as const;

describe('after a click', () => {
  test('login type 20: the server message, and to the login', () => {
    const answer = { ...valid, loginType: '20', msg: '您的账号已在其他设备登录' };
    expect(afterClick(answer, active)).toEqual({ kind: 'ended', message: '您的账号已在其他设备登录' });
  });

  test('a login that is over is not asked to be unlocked', () => {
    expect(afterClick({ ...valid, loginType: '20' }, expired).kind).toBe('ended');
  });

  test('idle for longer than the limit: the lock', () => {
    expect(afterClick(valid, expired)).toEqual({ kind: 'lock' });
    expect(afterClick(null, expired)).toEqual({ kind: 'lock' });
  });

  test('the server counts by its own clock', () => {
    expect(afterClick({ ...valid, locked: true }, active)).toEqual({ kind: 'lock' });
  });

  test('otherwise nothing', () => {
    expect(afterClick(valid, active)).toEqual({ kind: 'goOn' });
    expect(afterClick(null, { kind: 'off' })).toEqual({ kind: 'goOn' });
  });
});

describe('after another tab', () => {
  test.each([
    ['logout', '/center/crm/user', 'login'],
    ['logout', '/login/changeComp', 'login'],
    ['logout', '/register/permit', 'login'],
    ['logout', '/login', 'stay'],
    ['logout', '/index/index', 'stay'],
    ['switch', '/center/crm/user', 'reload'],
    ['switch', '/login', 'reload'],
    ['switch', '/register/approval', 'reload'],
    ['switch', '/register/account', 'stay'],
    ['switch', '/resetpwd/reset', 'stay'],
    ['lock', '/center/crm/user', 'stay'],
    ['unlock', '/center/crm/user', 'stay'],
  ] as const)('%s on %s: %s', (event, path, reaction) => {
    expect(afterTabEvent(event, path)).toBe(reaction);
  });
});

test('pages that show a person know somebody', () => {
  expect(['/', '/index/help', '/404'].map(knowsNobody)).toEqual([true, true, true]);
  expect(['/center/product/product', '/msg/crm/message/list', '/register/verification'].map(knowsNobody)).toEqual([
    false,
    false,
    false,
  ]);
});
