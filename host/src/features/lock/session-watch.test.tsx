import '../../testing/mock-surroundings';

import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { accessToken, enterSession, leaveSession, lockSession, sessionState } from '@portal/shared/session';
import { pass, user } from '@portal/shared/testing/fake-clock';
import { PortalConfig } from '@portal/shared/ui';
import { act, cleanup, screen } from '@testing-library/react';
import { tokens } from '../../testing/company';
import { answer, forgetCalls, inputsOf, refuse } from '../../testing/fake-api';
import { renderPages, writeBoot } from '../../testing/render-pages';
import { SessionWatch } from './session-watch';

const idleLimit = 600;
// Start at the real clock's time, as jsdom drops cookies by the real clock.
let now = Date.now();

jest.setTimeout(120_000);
beforeAll(() => writeBoot());
beforeEach(() => {
  now += 3_600_000;
  jest.useFakeTimers({ now });
  forgetCalls();
  enterSession({ ...tokens, failurePeriodSec: idleLimit });
  valid();
  answer('findParamSecurityLogoutWay', { checkType: '10', msg: '', userMobile: '138****0001' });
  answer('loginSmsToken', 'click-token');
  answer('sendMobileCodeOfLogoutWithSecurity', { sendCodeInterval: 60 });
  answer('saveLogOutLog', null);
});
afterEach(() => {
  cleanup();
  localStorage.removeItem('portal-lockout.unlock');
  leaveSession();
  jest.useRealTimers();
});

/** Uses the server's clock at the time of the call. */
const valid = (more: { loginType?: string; msg?: string; locked?: boolean } = {}) =>
  answer('findLoginMultipleDevices', () => ({
    loginType: '10',
    msg: '',
    locked: false,
    serverTime: Date.now(),
    idleRemaining: idleLimit,
    ...more,
  }));

const settle = async () => {
  for (let step = 0; step < 5; step += 1) await pass(50);
};
const press = async (name: string) => {
  await user().click(screen.getByRole('button', { name }));
  await settle();
};

function Page() {
  return (
    <PortalConfig>
      <SessionWatch />
      <h1>人员管理</h1>
      <input aria-label="备注" />
    </PortalConfig>
  );
}

async function open() {
  const view = renderPages([{ path: '/center/crm/employee', Component: Page }], '/center/crm/employee');
  await settle();
  return view;
}

async function openLocked() {
  const view = await open();
  act(() => lockSession());
  await settle();
  return view;
}

const password = () => screen.getByLabelText('登录密码', { selector: 'input[type="password"]' });
const dialog = () => screen.queryByRole('dialog', { name: '安全验证' });

describe('on each click', () => {
  test('the app asks whether the login is still valid', async () => {
    await open();
    for (const times of [1, 2]) {
      await user().click(screen.getByLabelText('备注'));
      await settle();
      expect(inputsOf('findLoginMultipleDevices')).toHaveLength(times);
    }
  });

  test('clicks while the question is under way share its answer', async () => {
    await open();
    let reply: () => void = () => undefined;
    answer(
      'findLoginMultipleDevices',
      () =>
        new Promise((resolve) => {
          reply = () =>
            resolve({ loginType: '10', msg: '', locked: false, serverTime: Date.now(), idleRemaining: idleLimit });
        }),
    );
    await user().click(screen.getByLabelText('备注'));
    await user().click(screen.getByLabelText('备注'));
    await settle();
    expect(inputsOf('findLoginMultipleDevices')).toHaveLength(1);
    reply();
    await settle();
  });

  test('login type 20: the message of the server, and to the login', async () => {
    valid({ loginType: '20', msg: '您的账号已在其他设备登录' });
    const { router } = await open();
    await pass(60_000);
    await user().click(screen.getByLabelText('备注'));
    await settle();
    expect(accessToken()).toBeUndefined();
    expect(router.state.location.pathname).toBe('/login');
  });

  test('the server’s own idle clock locks too', async () => {
    valid({ locked: true });
    await open();
    await pass(200_000);
    await user().click(screen.getByLabelText('备注'));
    await settle();
    expect(dialog()?.textContent).toContain('您已超过 10 分钟未操作，');
  });
});

describe('before the lock', () => {
  test('a notice, and a way to stay', async () => {
    await open();
    await pass((idleLimit - 30) * 1_000);
    expect((await screen.findByRole('alert')).textContent).toBe('超过 10 分钟未操作，系统将自动锁定。');
    await press('继续使用');
    await pass(1_000);
    expect(screen.queryByText(/系统将自动锁定/)).toBeNull();
    await pass((idleLimit - 70) * 1_000);
    expect(sessionState().locked).toBe(false);
  });

  test('idle for longer than failurePeriodSec: the dialog', async () => {
    await open();
    await pass((idleLimit + 2) * 1_000);
    await settle();
    expect(dialog()).toBeTruthy();
  });
});

test('the dialog that follows the notice can be used, and nothing else', async () => {
  const { container } = await open();
  await pass((idleLimit - 30) * 1_000);
  await settle();
  await pass(32_000);
  await settle();
  expect((container as HTMLElement).inert).toBe(true);
  expect(dialog()?.closest<HTMLElement>('body > *')?.inert).not.toBe(true);
});

describe('the dialog', () => {
  test('hides the page and keeps what was typed', async () => {
    const { container } = await open();
    await user().type(screen.getByLabelText('备注'), '未保存');
    act(() => lockSession());
    await settle();
    expect((container as HTMLElement).inert).toBe(true);
    expect(document.documentElement.hasAttribute('data-session-locked')).toBe(true);
    answer('logoutCheckTypeWithSecurity', { loginType: '10', msg: '' });
    await user().type(password(), 'Portal@2026x');
    await press('验证');
    expect((container as HTMLElement).inert).toBe(false);
    expect((screen.getByLabelText('备注') as HTMLInputElement).value).toBe('未保存');
    expect(document.activeElement).toBe(screen.getByLabelText('备注'));
  });

  test('cannot be closed by escape and has no close icon', async () => {
    await openLocked();
    await user().keyboard('{Escape}');
    await settle();
    expect(dialog()).toBeTruthy();
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  });

  test('way 10 offers password or SMS code, and quit', async () => {
    await openLocked();
    expect(screen.getByRole('radio', { name: '登录密码' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: '短信验证码' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '退出登录' })).toBeTruthy();
  });

  test('way 20 shows only the SMS code, with the count reset', async () => {
    sessionStorage.setItem('portal.deadline.unlock-sms', String(Date.now() + 90_000));
    answer('findParamSecurityLogoutWay', { checkType: '20', msg: '', userMobile: '138****0001' });
    await openLocked();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('获取验证码')).toBeTruthy();
    await press('获取验证码');
    expect(inputsOf('sendMobileCodeOfLogoutWithSecurity')[0]?.query).toMatchObject({
      mobile: '138****0001',
      smsToken: 'click-token',
    });
    expect(screen.getByText('已发送(120)')).toBeTruthy();
  });

  test('another way: the message of the server', async () => {
    answer('findParamSecurityLogoutWay', { checkType: '30', msg: '请联系管理员', userMobile: '' });
    await openLocked();
    expect(screen.getByText('请联系管理员')).toBeTruthy();
  });

  test('an invalid form: "please check the form"', async () => {
    await openLocked();
    await press('验证');
    expect(screen.getByText('请检查表单')).toBeTruthy();
    expect(screen.getByText('请输入登录密码')).toBeTruthy();
  });

  test('a failure shows the message, clears the input and counts down', async () => {
    answer('logoutCheckTypeWithSecurity', { loginType: '20', msg: '登录密码错误', passwordEnterInterval: 5 });
    await openLocked();
    await user().type(password(), 'Wrong@20260');
    await press('验证');
    expect(inputsOf('logoutCheckTypeWithSecurity')[0]?.body).toMatchObject({
      checkType: '10',
      passWord: 'Wrong@20260',
      userMobile: '138****0001',
    });
    expect(screen.getByText('登录密码错误')).toBeTruthy();
    expect((password() as HTMLInputElement).value).toBe('');
    expect((screen.getByRole('button', { name: '验证（5 秒后重试）' }) as HTMLButtonElement).disabled).toBe(true);
    await pass(5_000);
    expect(screen.getByRole('button', { name: '验证' })).toBeTruthy();
  });

  test('a lock-out stays with its reason after a reload, for this person, until it is over', async () => {
    const locked = '失败次数过多，已被临时锁定，请5分钟后再试';
    answer('logoutCheckTypeWithSecurity', { loginType: '20', msg: locked, passwordEnterInterval: 300 });
    await openLocked();
    await user().type(password(), 'Wrong@20260');
    await press('验证');
    cleanup();
    await openLocked();
    expect(screen.getByText(locked)).toBeTruthy();
    expect((screen.getByRole('button', { name: /^验证（.+后重试）$/ }) as HTMLButtonElement).disabled).toBe(true);

    cleanup();
    answer('findParamSecurityLogoutWay', { checkType: '10', msg: '', userMobile: '138****0002' });
    await openLocked();
    expect(screen.queryByText(locked)).toBeNull();
    await pass(300_000);
    cleanup();
    answer('findParamSecurityLogoutWay', { checkType: '10', msg: '', userMobile: '138****0001' });
    await openLocked();
    expect(screen.queryByText(locked)).toBeNull();
    expect((screen.getByRole('button', { name: '验证' }) as HTMLButtonElement).disabled).toBe(false);
  });

  test('success closes it: "operation successful, please continue", 操作成功，请继续！', async () => {
    answer('logoutCheckTypeWithSecurity', {
      loginType: '10',
      msg: '',
      cookieDetailsVo: { ...tokens, accessToken: 'new' },
    });
    await openLocked();
    await user().type(password(), 'Portal@2026x');
    await press('验证');
    expect(dialog()).toBeNull();
    expect(screen.getByText('操作成功，请继续！')).toBeTruthy();
    expect(accessToken()).toBe('new');
  });

  test('quit logs out and goes to the login', async () => {
    answer('loginOut', null);
    const { router } = await openLocked();
    await press('退出登录');
    expect(accessToken()).toBeUndefined();
    expect(router.state.location.pathname).toBe('/login');
  });

  test('a quit that the server refuses shows the error and stays', async () => {
    refuse('loginOut', '退出失败');
    await openLocked();
    await press('退出登录');
    expect(screen.getByText('退出失败')).toBeTruthy();
    expect(dialog()).toBeTruthy();
  });
});
