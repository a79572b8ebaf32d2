import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { CallReply } from '@portal/shared/contract';
import { accessToken, forgetPhone, leaveSession, rememberedPhone } from '@portal/shared/session';
import { pass, user } from '@portal/shared/testing/fake-clock';
import { act, cleanup, screen, within } from '@testing-library/react';
import { company, tokens } from '../../testing/company';
import { answer, forgetCalls, inputsOf, refuse } from '../../testing/fake-api';
import { reloadPage } from '../../testing/mock-surroundings';
import { renderPages, writeBoot } from '../../testing/render-pages';
import { Component } from './login-page';

type LoginReply = CallReply<'mobileLoginWithSecurity'>;
type Membership = CallReply<'findAllCompNameByMobile'>[number];

const phone = '13800000001';
const password = 'Portal@2026x';

// Start at the real clock's time, as jsdom drops cookies by the real clock.
let now = Date.now();

beforeAll(() => writeBoot());
beforeEach(() => {
  // Each test runs at a later time than the one before, so that no countdown is left over.
  now += 3_600_000;
  jest.useFakeTimers({ now });
  forgetCalls();
  sessionStorage.clear();
  localStorage.removeItem('portal-lockout.login');
  leaveSession();
  reloadPage.mockClear();
  answer('loginUserVerifyCode', { loginType: '20', msg: '', captchaRequired: false });
  answer('checkPasswordSecurity', null);
  answer('loginSmsToken', 'click-token');
  answer('sendMobileCodeOfLoginWithSecurity', { sendCodeInterval: 60 });
  answer('refreshToken', { ...tokens, compInfo: null });
  answer('loginOut', null);
  answer('consentsDue', []);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  forgetPhone();
});

/** Each step of a form's validation waits until the step before is on screen. */
const settle = async () => {
  for (let step = 0; step < 4; step += 1) await pass(50);
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => {
  await user().click(button(name));
  await settle();
};
const type = async (label: string, text: string) => {
  await user().click(screen.getByLabelText(label));
  await user().paste(text);
};

async function open(address = '/login') {
  const view = renderPages([{ path: '/login', Component }], address);
  await settle();
  return view;
}

async function fillIn() {
  await type('手机号码', phone);
  await type('密码', password);
  await press(/点击完成验证/);
  await press('获取验证码');
  await type('短信验证码', '123456');
}

async function logIn(reply: LoginReply) {
  answer('mobileLoginWithSecurity', reply);
  await fillIn();
  await press('登录');
}

test('the foot of the page says whose platform it is', async () => {
  await open();
  const foot = screen.getByRole('contentinfo');
  expect(foot.textContent).toContain('供链通（演示）科技有限公司');
  expect(foot.textContent).toContain('京ICP备00000000号');
});

describe('the form of login type 20, "Login messages: 手机号码不能为空, 密码不能为空, 请检查手机号数据完整性, 请点击完成验证, 验证码不能为空"', () => {
  test('says what is missing, in the words of the rules', async () => {
    await open();
    await press('登录');
    for (const sentence of ['手机号码不能为空！', '密码不能为空', '请点击完成验证', '验证码不能为空']) {
      expect(screen.getByText(sentence)).toBeTruthy();
    }
    expect(inputsOf('mobileLoginWithSecurity')).toEqual([]);
  });

  test('checks number and password when the field is left', async () => {
    await open();
    await type('手机号码', '138');
    await type('密码', 'weak');
    await user().tab();
    await settle();
    expect(screen.getByText('请检查手机号数据完整性！')).toBeTruthy();
    expect(screen.getByText('密码必需由10到16位数字、大小写字母和特殊符号组成')).toBeTruthy();
  });

  test('"It is checked against the server through an encrypted call, and the server message is shown if rejected"', async () => {
    const weak = '密码10-16位，包含大写字母、小写字母、数字、特殊字符';
    refuse('checkPasswordSecurity', weak, { fields: { password: weak } });
    await open();
    await type('密码', password);
    await user().tab();
    await settle();
    expect(screen.getByText(weak)).toBeTruthy();
    expect(inputsOf('checkPasswordSecurity')).toEqual([{ query: { password } }]);
    await user().click(screen.getByLabelText('密码'));
    await user().tab();
    await settle();
    expect(inputsOf('checkPasswordSecurity')).toHaveLength(1);
  });

  test('a check that fails on its way says nothing, and the press on 登录 asks for none', async () => {
    refuse('checkPasswordSecurity', '网络异常，请检查网络后重试', { status: '0' });
    await open();
    await logIn({ loginType: '60', msg: '账号或密码错误', passwordEnterInterval: 2 });
    expect(screen.queryByText('网络异常，请检查网络后重试')).toBeNull();
    expect(inputsOf('mobileLoginWithSecurity')).toHaveLength(1);
    const asked = inputsOf('checkPasswordSecurity').length;
    await user().clear(screen.getByLabelText('密码'));
    await type('密码', 'Other@2026x');
    await pass(3_000);
    await press('登录');
    expect(inputsOf('checkPasswordSecurity')).toHaveLength(asked);
  });

  test.each([
    ['金桥供应链', 1],
    [undefined, 0],
  ])('in a document older than an hour the brand is asked for: now %s', async (platformName, reloads) => {
    const { bootDocument } = await import('@portal/shared/boot');
    const { tenant } = bootDocument();
    answer('multiTenantInfo', {
      ...tenant,
      logoFileToken: '',
      backgroundFileToken: '',
      ...(platformName && { platformName }),
    });
    jest.spyOn(performance, 'now').mockReturnValue(3_600_001);
    await open();
    jest.restoreAllMocks();
    expect(inputsOf('multiTenantInfo')).toHaveLength(1);
    expect(reloadPage).toHaveBeenCalledTimes(reloads);
  });

  test('the click comes before the code', async () => {
    await open();
    await type('手机号码', phone);
    await press('获取验证码');
    expect(screen.getByText('请点击完成验证')).toBeTruthy();
    expect(inputsOf('sendMobileCodeOfLoginWithSecurity')).toEqual([]);
  });

  test('"60 seconds in the inline slider flow": the code button counts', async () => {
    await open();
    await type('手机号码', phone);
    await press(/点击完成验证/);
    expect(screen.getByText('验证成功')).toBeTruthy();
    await press('获取验证码');
    expect(screen.getByText('已发送(60)')).toBeTruthy();
    await pass(60_000);
    expect(screen.getByText('重新获取')).toBeTruthy();
  });

  test('the next code needs a click of its own, which is not taken for passed before it is', async () => {
    await open();
    await fillIn();
    await pass(60_000);
    refuse('loginSmsToken', '操作过于频繁，请稍后再试', { status: '429' });
    await press('重新获取');
    expect(button(/点击完成验证/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('操作过于频繁，请稍后再试');
    expect(inputsOf('sendMobileCodeOfLoginWithSecurity')).toHaveLength(1);
  });

  test('"A failed response in the SMS token step shows an alert with msg"', async () => {
    refuse('loginSmsToken', '操作过于频繁，请稍后再试', { status: '429' });
    await open();
    await press(/点击完成验证/);
    expect(screen.getByRole('alert').textContent).toContain('操作过于频繁，请稍后再试');
  });

  test('"Failed SMS or e-mail send: the code is cleared and reset", and the click with it', async () => {
    refuse('sendMobileCodeOfLoginWithSecurity', '短信发送失败');
    await open();
    await type('手机号码', phone);
    await press(/点击完成验证/);
    await type('短信验证码', '12');
    await press('获取验证码');
    expect((screen.getByLabelText('短信验证码') as HTMLInputElement).value).toBe('');
    expect(button(/点击完成验证/)).toBeTruthy();
  });

  test('"the server message is shown if rejected"; what is sent is what the contract asks for', async () => {
    await open();
    await logIn({ loginType: '20', msg: '账号或密码错误' });
    expect(screen.getByRole('alert').textContent).toContain('账号或密码错误');
    expect(inputsOf('mobileLoginWithSecurity')[0]?.body).toEqual({
      userName: phone,
      passWord: password,
      browserID: expect.stringMatching(/^\d+$/),
      imgKey: 'click-token',
      code: '123456',
    });
  });

  test('remembers the phone of who showed who they are, and nothing else, when asked to', async () => {
    await open();
    await user().click(screen.getByRole('checkbox', { name: '7天内记住账号' }));
    await logIn({ loginType: '20', msg: '账号或密码错误' });
    expect(rememberedPhone()).toBeUndefined();
    answer('mobileLoginWithSecurity', { loginType: '40', msg: '' });
    await press('登录');
    expect(rememberedPhone()).toBe(phone);
    expect(document.cookie).not.toContain(password);
    await press('返回登录');
    cleanup();
    await open();
    expect((screen.getByLabelText('手机号码') as HTMLInputElement).value).toBe(phone);
  });
});

describe('other login types', () => {
  test('"For login types other than 10, 40 and 50 the server message is shown and a wait timer runs", also after a reload', async () => {
    await open();
    await logIn({ loginType: '60', msg: '账号已被锁定，请联系客服', passwordEnterInterval: 300 });
    expect(screen.getByRole('alert').textContent).toContain('账号已被锁定，请联系客服');
    expect(within(screen.getByRole('alert')).getByRole('link', { name: '去咨询' })).toBeTruthy();
    expect((button('账号已锁定') as HTMLButtonElement).disabled).toBe(true);
    await pass(2_000);
    cleanup();
    await open();
    expect((button('账号已锁定') as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('账号已被锁定，请联系客服');
    await pass(298_000);
    expect((button('登录') as HTMLButtonElement).disabled).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a locked account does not keep another one of this browser waiting', async () => {
    await open();
    await logIn({ loginType: '60', msg: '账号已被锁定，请联系客服', passwordEnterInterval: 300 });
    await user().clear(screen.getByLabelText('手机号码'));
    await type('手机号码', '13800000002');
    await settle();
    expect((button('登录') as HTMLButtonElement).disabled).toBe(false);
    expect(screen.queryByText('账号已被锁定，请联系客服')).toBeNull();
    await user().clear(screen.getByLabelText('手机号码'));
    await type('手机号码', phone);
    await settle();
    expect((button('账号已锁定') as HTMLButtonElement).disabled).toBe(true);
  });

  test('a lock-out in another tab holds here as well, until it ends there', async () => {
    await open();
    const key = 'portal-lockout.login';
    const tell = async (text: string | null) => {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
      });
      await settle();
    };
    await tell(JSON.stringify({ until: Date.now() + 300_000, message: '失败次数过多', account: '' }));
    expect((button(/^登录（.+后重试）$/) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('失败次数过多');
    await tell(null);
    expect((button('登录') as HTMLButtonElement).disabled).toBe(false);
  });

  test('a browser that has to wait is told so at once', async () => {
    answer('loginUserVerifyCode', { loginType: '20', msg: '', captchaRequired: false, passwordEnterInterval: 30 });
    await open();
    expect(button('登录（30 秒后重试）')).toBeTruthy();
  });

  test('30: the e-mail code, "120 seconds in the code-button flow", with the ticket given back', async () => {
    answer('sendIpCheckEmailCode', { sendCodeInterval: 60 });
    answer('validIpCheckEmailCode', { loginType: '20', msg: '验证码错误' });
    await open();
    await logIn({ loginType: '30', msg: '', cookieDetailsVo: tokens, userEmail: 'z***@example.com' });
    expect(screen.getByText(/检测到您在新环境登录，为保障账户安全，请完成邮箱验证/).textContent).toContain(
      'z***@example.com',
    );
    expect(accessToken()).toBeUndefined();
    await press('验证并登录');
    expect(screen.getByText('验证码不能为空')).toBeTruthy();
    await press('获取验证码');
    expect(screen.getByText('已发送(120)')).toBeTruthy();
    await type('邮箱验证码', '654321');
    await press('验证并登录');
    expect(inputsOf('validIpCheckEmailCode')[0]?.body).toMatchObject({
      userMobile: phone,
      emailCode: '654321',
      cookieDetailsVo: tokens,
    });
    expect(screen.getByRole('alert').textContent).toContain('验证码错误');
    await press('返回登录');
    expect(screen.getByRole('heading', { name: '登录' })).toBe(document.activeElement);
  });

  test('40: the change is forced', async () => {
    await open();
    await logIn({ loginType: '40', msg: '', passwordRuleList: ['10', '20', '30', '40'] });
    expect(screen.getByText('首次登录请修改初始密码')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '暂不修改' })).toBeNull();
    await press('返回登录');
    expect(screen.getByRole('heading', { name: '登录' })).toBeTruthy();
  });

  test('50: the tip may be skipped', async () => {
    answer('findAllCompNameByMobile', [company()]);
    const { router } = await open();
    await logIn({ loginType: '50', msg: '您的密码已使用90天', cookieDetailsVo: tokens });
    expect(screen.getByRole('heading', { name: '安全提示' })).toBeTruthy();
    expect(screen.getByText('您的密码已使用90天')).toBeTruthy();
    expect(accessToken()).toBe('access');
    await press('暂不修改');
    expect(router.state.location.pathname).toBe('/center');
  });

  test('50: a reload comes back to the tip; without its session, or after going on, to the form', async () => {
    answer('findAllCompNameByMobile', [company()]);
    await open();
    await logIn({ loginType: '50', msg: '您的密码已使用90天', cookieDetailsVo: tokens });
    cleanup();
    await open();
    expect(screen.getByText('您的密码已使用90天')).toBeTruthy();
    expect(screen.queryByLabelText('短信验证码')).toBeNull();
    await press('返回登录');
    cleanup();
    await open();
    expect(screen.getByRole('heading', { name: '登录' })).toBeTruthy();
  });

  test('30: a reload comes back to the code, which is sent with the same ticket; the way back ends that', async () => {
    answer('sendIpCheckEmailCode', { sendCodeInterval: 60 });
    answer('validIpCheckEmailCode', { loginType: '20', msg: '验证码错误' });
    await open();
    await logIn({ loginType: '30', msg: '', cookieDetailsVo: tokens, userEmail: 'z***@example.com' });
    await press('获取验证码');
    cleanup();
    await open();
    expect(screen.getByText(/请完成邮箱验证/).textContent).toContain('z***@example.com');
    expect(screen.getByText(/^已发送/)).toBeTruthy();
    await type('邮箱验证码', '654321');
    await press('验证并登录');
    expect(inputsOf('validIpCheckEmailCode')).toMatchObject([
      { body: { userMobile: phone, emailCode: '654321', cookieDetailsVo: tokens } },
    ]);
    await press('返回登录');
    cleanup();
    await open();
    expect(screen.getByRole('heading', { name: '登录' })).toBeTruthy();
  });

  test('40: a reload comes back to the forced change', async () => {
    await open();
    await logIn({ loginType: '40', msg: '', passwordRuleList: ['10', '20', '30', '40'] });
    cleanup();
    await open();
    expect(screen.getByRole('heading', { name: '修改初始密码' })).toBeTruthy();
  });

  test('50: back to the login page ends the session that came along', async () => {
    await open();
    await logIn({ loginType: '50', msg: '', cookieDetailsVo: tokens });
    await press('返回登录');
    expect(accessToken()).toBeUndefined();
  });
});

describe('after login type 10', () => {
  const success: LoginReply = { loginType: '10', msg: '', cookieDetailsVo: tokens };

  const privacy: CallReply<'consentsDue'>[number] = {
    consent: 'PRIVACY',
    version: '2026-12',
    title: '隐私政策',
    content: '<p>新的正文</p>',
    first: false,
  };

  async function landed(memberships: Membership[], address?: string) {
    answer('findAllCompNameByMobile', memberships);
    const { router } = await open(address);
    await logIn(success);
    const { pathname, search } = router.state.location;
    return pathname + search;
  }

  test.each([
    ['40', '/center'],
    ['20', '/register/verification?inviteCode=INV1'],
    ['25', '/register/verification?inviteCode=INV1'],
    ['30', '/register/approval?inviteCode=INV1'],
    ['35', '/register/approval?inviteCode=INV1'],
    ['50', '/register/approval?inviteCode=INV1'],
    ['15', '/register/permit?inviteCode=INV1'],
  ])('one company of status %s leads its administrator to %s', async (compStatus, to) => {
    expect(await landed([company({ compStatus })])).toBe(to);
    expect(inputsOf('refreshToken')[0]?.body).toMatchObject({ employeeCode: 'e1', compBizCode: 'b1' });
  });

  test.each(['20', '25', '30', '35', '50', '15'])(
    'status %s and not the administrator: the warning',
    async (status) => {
      expect(await landed([company({ compStatus: status, rootManager: false })])).toBe('/login');
      // It stays beside the form.
      expect(screen.getByRole('alert').textContent).toBe('非管理员不允许登录实名认证中的企业！');
      expect(accessToken()).toBeUndefined();
      expect(screen.getByRole('heading', { name: '登录' })).toBeTruthy();
      // The code is used up, and the form no longer shows it.
      expect(button(/点击完成验证/)).toBeTruthy();
      expect((screen.getByLabelText('短信验证码') as HTMLInputElement).value).toBe('');
    },
  );

  test('anything else stays at the login, with the reason', async () => {
    expect(await landed([company({ compStatus: '70' })])).toBe('/login');
    expect(screen.getByText('企业已被冻结，暂时无法登录')).toBeTruthy();
    expect(accessToken()).toBeUndefined();
  });

  test('companies that are not active or not enabled do not count', async () => {
    const others = [company({ compStatus: '10' }), company({ status: '2' })];
    expect(await landed([...others, company()])).toBe('/center');
  });

  test.each([0, 2])('%i companies lead to the chooser', async (count) => {
    expect(await landed(Array.from({ length: count }, () => company()))).toBe('/login/changeComp');
  });

  test('the way back is taken, if it is one of this portal', async () => {
    expect(await landed([company()], '/login?redirect=%2Fcenter%2Fcrm%2Fuser')).toBe('/center/crm/user');
  });

  test('a text in a new version is agreed to before anything else; 退出登录 ends the session', async () => {
    answer('consentsDue', [privacy]);
    expect(await landed([company()])).toBe('/login');
    const dialog = within(await screen.findByRole('dialog', { name: '协议已更新' }));
    expect(dialog.getByText('新的正文')).toBeTruthy();
    await user().click(dialog.getByRole('button', { name: '退出登录' }));
    await settle();
    expect(accessToken()).toBeUndefined();
    expect(inputsOf('consentsAgree')).toEqual([]);
  });

  test('同意并继续 names the version that was read, and goes on', async () => {
    answer('consentsDue', [privacy]);
    answer('consentsAgree', null);
    answer('findAllCompNameByMobile', [company()]);
    const { router } = await open();
    await logIn(success);
    await screen.findByRole('dialog', { name: '协议已更新' });
    answer('consentsDue', []);
    await press('同意并继续');
    expect(inputsOf('consentsAgree')).toEqual([{ body: { agreed: [{ consent: 'PRIVACY', version: '2026-12' }] } }]);
    expect(router.state.location.pathname).toBe('/center');
  });

  test('a way back that leads elsewhere is not taken', async () => {
    expect(await landed([company()], '/login?redirect=https%3A%2F%2Fevil.example')).toBe('/center');
  });
});

describe('the forced change', () => {
  const change = async (...[pwd, newPwd, reNewPwd]: [string, string, string]) => {
    await type('原密码', pwd);
    await type('新密码', newPwd);
    await type('确认新密码', reNewPwd);
    await press('修改密码');
  };

  async function openChange() {
    await open();
    await logIn({ loginType: '40', msg: '', passwordRuleList: ['10', '20', '30', '40'] });
  }

  test('says what is missing', async () => {
    await openChange();
    await press('修改密码');
    for (const sentence of ['请输入原密码!', '请输入新密码!', '请再次输入新密码!', '请校验表单']) {
      expect(screen.getByText(sentence)).toBeTruthy();
    }
  });

  test('"Validation triggers on blur"', async () => {
    await openChange();
    await user().click(screen.getByLabelText('原密码'));
    await settle();
    expect(screen.queryByText('请输入原密码!')).toBeNull();
    await user().tab();
    await settle();
    expect(screen.getByText('请输入原密码!')).toBeTruthy();
  });

  test('"The same text is shown as a hint": the required classes, and the rules are ticked off', async () => {
    await openChange();
    const list = screen.getByRole('list', { name: '密码要求' });
    expect(list.textContent).toContain('密码10-16位，包含大写字母、小写字母、数字、特殊字符');
    await type('新密码', 'Portal@2027x');
    await settle();
    expect(within(list).getAllByRole('img', { name: '已满足' })).toHaveLength(5);
  });

  test('"Changing the new password re-validates the confirm field"', async () => {
    await openChange();
    await type('新密码', 'Portal@2027x');
    await type('确认新密码', 'Portal@2027x');
    await user().tab();
    await settle();
    expect(screen.queryByText('两次输入密码不一致!')).toBeNull();
    await type('新密码', 'y');
    await settle();
    expect(screen.getByText('两次输入密码不一致!')).toBeTruthy();
  });

  test('the new password differs from the old one', async () => {
    await openChange();
    await change(password, password, password);
    expect(screen.getByText('新密码不能与原密码一致!')).toBeTruthy();
  });

  test('the old password is checked where it is typed, once a text, and a wrong one is not sent again', async () => {
    answer('passWordUpdateWithSecurity', { loginType: '20', msg: '' });
    answer('oldPwdCheck', null);
    await open();
    await logIn({ loginType: '50', msg: '', cookieDetailsVo: tokens, passwordRuleList: [] });
    refuse('oldPwdCheck', '原密码错误，您还可尝试4次', { fields: { pwd: '原密码错误，您还可尝试4次' } });
    await change('Wrong@2026x', 'Portal@2027x', 'Portal@2027x');
    expect(screen.getByText('原密码错误，您还可尝试4次')).toBeTruthy();
    expect(screen.getByText('请校验表单')).toBeTruthy();
    expect(inputsOf('oldPwdCheck')).toEqual([{ query: { pwd: 'Wrong@2026x' } }]);
    expect(inputsOf('passWordUpdateWithSecurity')).toEqual([]);
    answer('oldPwdCheck', null);
    await user().clear(screen.getByLabelText('原密码'));
    await type('原密码', password);
    await press('修改密码');
    expect(inputsOf('passWordUpdateWithSecurity')).toHaveLength(1);
  });

  test('the change waits for the check of the old password', async () => {
    answer('passWordUpdateWithSecurity', { loginType: '20', msg: '' });
    let answerCheck: (value: null) => void = () => undefined;
    answer('oldPwdCheck', () => new Promise<null>((resolve) => (answerCheck = resolve)));
    await open();
    await logIn({ loginType: '50', msg: '', cookieDetailsVo: tokens, passwordRuleList: [] });
    await change(password, 'Portal@2027x', 'Portal@2027x');
    expect(inputsOf('passWordUpdateWithSecurity')).toEqual([]);
    await act(async () => answerCheck(null));
    await settle();
    expect(inputsOf('passWordUpdateWithSecurity')).toHaveLength(1);
  });

  test('type 20: "success 修改成功，回到登录页面", "Reload delay after password change 500 ms"', async () => {
    answer('passWordUpdateWithSecurity', { loginType: '20', msg: '' });
    await openChange();
    await change(password, 'Portal@2027x', 'Portal@2027x');
    expect(inputsOf('passWordUpdateWithSecurity')[0]?.body).toMatchObject({
      pwd: password,
      newPwd: 'Portal@2027x',
      reNewPwd: 'Portal@2027x',
      loginType: '40',
      mobile: phone,
    });
    expect(screen.getByText('修改成功，回到登录页面')).toBeTruthy();
    expect(reloadPage).not.toHaveBeenCalled();
    await pass(500);
    expect(reloadPage).toHaveBeenCalledTimes(1);
    cleanup();
    await open();
    expect(screen.getByRole('heading', { name: '登录' })).toBeTruthy();
  });

  test('"A server msg is shown as a warning when the change is not completed", the form is empty, "Retry lockout comes from passwordEnterInterval seconds"', async () => {
    answer('passWordUpdateWithSecurity', { loginType: '10', msg: '原密码错误', passwordEnterInterval: 3 });
    await openChange();
    await change('Wrong@20260', 'Portal@2027x', 'Portal@2027x');
    expect(screen.getByText('原密码错误')).toBeTruthy();
    const old = screen.getByLabelText('原密码') as HTMLInputElement;
    expect([old.value, old.disabled]).toEqual(['', true]);
    expect(button('修改密码（3 秒后重试）')).toBeTruthy();
    await pass(3_000);
    expect(old.disabled).toBe(false);
    expect(button('修改密码')).toBeTruthy();
  });

  test('a refused call clears the form', async () => {
    refuse('passWordUpdateWithSecurity', '新密码过于简单');
    await openChange();
    await change(password, 'Portal@2027x', 'Portal@2027x');
    expect((screen.getByLabelText('新密码') as HTMLInputElement).value).toBe('');
  });

  test('each field can be shown', async () => {
    await openChange();
    await press('显示新密码');
    expect((screen.getByLabelText('新密码') as HTMLInputElement).type).toBe('text');
    expect((screen.getByLabelText('原密码') as HTMLInputElement).type).toBe('password');
  });
});
