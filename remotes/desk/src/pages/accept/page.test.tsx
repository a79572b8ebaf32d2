import '../../testing/mock-staff-call';
import { afterEach, expect, test } from '@jest/globals';
import { ApiError } from '@portal/shared/api';
import { renderAt } from '@portal/shared/testing/render-at';
import { writeBoot } from '@portal/shared/testing/write-boot';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '../../session/session';
import { answer, forgetAnswers, inputsOf } from '../../testing/staff-answers';
import { Component } from './page';

writeBoot();

const me = {
  ...{ staffId: 'T1', loginName: 'zhang.wei', displayName: '张伟', roles: [], csrf: 'csrf' },
  ...{ idleSeconds: 900, expiresAt: '2026-11-26T18:00:00.000Z', recoveryCodesLeft: 10 },
};
const begun = { loginName: 'zhang.wei', secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x', ticket: 't1' };

afterEach(() => {
  cleanup();
  forgetAnswers();
  useSession.setState({ me: undefined });
});

test('the account opens with the authenticator’s code; a wrong one keeps the secret on screen', async () => {
  location.hash = '#the-token';
  answer('staffOidcOffer', { offered: false });
  answer('staffAcceptBegin', { ...begun, expiresIn: 1800 });
  answer('staffAcceptFinish', ({ body }) => {
    if (body.code !== '123456') throw new ApiError('验证码不正确，您还可尝试4次', { kind: 'refused', status: '400' });
    return { me, recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] };
  });
  renderAt('/desk/accept', <Component />);
  await userEvent.type(screen.getByLabelText('姓名'), '张伟');
  await userEvent.type(screen.getByLabelText('登录密码', { selector: 'input' }), 'Kranich#Weg7');
  await userEvent.type(screen.getByLabelText('确认密码', { selector: 'input' }), 'Kranich#Weg7');
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  expect(await screen.findByRole('heading', { name: '绑定身份验证器' })).toBeTruthy();
  expect(inputsOf('staffAcceptBegin')).toEqual([
    { body: { token: 'the-token', displayName: '张伟', password: 'Kranich#Weg7' } },
  ]);

  const code = screen.getByLabelText('动态验证码');
  await userEvent.type(code, '654321{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('验证码不正确');
  expect(screen.getByText(begun.secret)).toBeTruthy();
  expect(screen.queryByRole('list', { name: '恢复码' })).toBeNull();
  await userEvent.clear(code);
  await userEvent.type(code, '123456{Enter}');
  expect((await screen.findByRole('list', { name: '恢复码' })).textContent).toBe('AAAA-BBBB-CCCC-DDDD');
  expect(inputsOf('staffAcceptFinish').map(({ body }) => body)).toEqual([
    { ticket: 't1', code: '654321' },
    { ticket: 't1', code: '123456' },
  ]);
  expect(screen.queryByRole('link', { name: '进入工作台' })).toBeNull();
  await userEvent.click(screen.getByLabelText('已保存恢复码'));
  expect(screen.getByRole('link', { name: '进入工作台' })).toBeTruthy();
  expect(useSession.getState().me?.loginName).toBe('zhang.wei');
});
