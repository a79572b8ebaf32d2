import { describe, expect, test } from '@jest/globals';
import { afterLogin, type LoginReply, type Tokens } from './login-step';

const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', failurePeriodSec: 1800, expiresIn: 1800 };
const reply = (loginType: string, more: Partial<LoginReply> = {}): LoginReply => ({ loginType, msg: '', ...more });
const mobile = '13800000001';

describe('what follows a login answer', () => {
  test('10: the session is entered', () => {
    expect(afterLogin(reply('10', { cookieDetailsVo: tokens }), mobile)).toEqual({ kind: 'enter', tokens });
  });

  test('30: the e-mail code is asked for, with the ticket to give back', () => {
    const answer = reply('30', { cookieDetailsVo: tokens, userEmail: 'z***@example.com' });
    expect(afterLogin(answer, mobile)).toEqual({
      kind: 'step',
      step: { kind: 'securityCheck', mobile, email: 'z***@example.com', ticket: tokens },
      tokens: null,
    });
  });

  test('40: the first password has to be changed, without a way around', () => {
    expect(afterLogin(reply('40', { passwordRuleList: ['10', '20'] }), mobile)).toMatchObject({
      kind: 'step',
      step: { kind: 'firstPasswordChange', ruleCodes: ['10', '20'] },
      tokens: null,
    });
  });

  test('50: the change may be skipped with the tokens that came along', () => {
    const answer = reply('50', { msg: '密码已使用 90 天', cookieDetailsVo: tokens });
    expect(afterLogin(answer, mobile)).toMatchObject({
      kind: 'step',
      step: { kind: 'passwordTip', reason: '密码已使用 90 天' },
      tokens,
    });
  });

  test.each(['20', '60', '99'])('%s: the message is shown and the button waits for passwordEnterInterval', (type) => {
    const answer = reply(type, { msg: '账号已锁定', passwordEnterInterval: 300 });
    expect(afterLogin(answer, mobile)).toEqual({
      kind: 'wait',
      message: '账号已锁定',
      seconds: 300,
      bySupport: type === '60',
    });
  });

  test('a success without tokens is none', () => {
    expect(afterLogin(reply('10'), mobile)).toMatchObject({ kind: 'wait', seconds: 0 });
  });
});
