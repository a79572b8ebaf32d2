import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/own-tenant';
import {
  fillAccount,
  newCompany,
  paper,
  picture,
  registerAccount,
  saveLegalPerson,
  submitPermit,
} from '../../support/registering-company';

test.describe.configure({ timeout: 240_000 });

const errorsOf = (page: Page) => page.locator('.ant-form-item-explain-error');

test.describe('the account form', () => {
  test('[S23][S191][S195][S198][S199][S213] empty: every field says its sentence, focus goes to the first', async ({
    page,
  }) => {
    await page.goto('/register/account');
    await page.getByRole('button', { name: '提交注册' }).click();
    await expect(errorsOf(page)).toHaveText([
      '请输入企业名称',
      '请输入统一社会信用代码',
      '请输入姓名',
      '请选择您的身份',
      '手机号码不能为空！',
      '请点击完成验证',
      '验证码不能为空',
      '密码不能为空',
      '请再次输入登录密码',
      '请阅读并同意用户服务协议、隐私政策和数字证书使用协议',
    ]);
    await expect(page.getByLabel('企业名称')).toBeFocused();
    const fault = await page.getByText('请输入姓名', { exact: true }).boundingBox();
    const label = await page.getByText('您的身份', { exact: true }).first().boundingBox();
    expect((label?.y ?? 0) - (fault?.y ?? 0) - (fault?.height ?? 0)).toBeGreaterThanOrEqual(8);
    await expectAccessible(page);
  });

  for (const { tags, label, typed, sentence } of [
    { tags: '', label: '统一社会信用代码', typed: '91350100M000100Y40', sentence: '请输入正确的统一社会信用代码' },
    { tags: '[S193] ', label: '手机号码', typed: '138', sentence: '请检查手机号数据完整性！' },
    { tags: '[S192][S194] ', label: '手机号码', typed: '11800000000', sentence: '请输入正确手机号码' },
    { tags: '[S225] ', label: '邮箱（选填）', typed: 'a@b', sentence: '请输入正确的邮箱地址' },
    { tags: '[S197] ', label: '登录密码', typed: 'weak', sentence: '密码必需由10到16位数字、大小写字母和特殊符号组成' },
    { tags: '[S214] ', label: '确认密码', typed: 'other', sentence: '两次输入密码不一致!' },
  ])
    test(`${tags}${label} ${typed}: ${sentence}`, async ({ page }) => {
      await page.goto('/register/account');
      const field = page.getByLabel(label, { exact: true });
      await field.fill(typed);
      await field.blur();
      await expect(errorsOf(page)).toHaveText([sentence]);
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    });

  test('a weak password is told once: by the list while one types, by the sentence after', async ({ page }) => {
    await page.goto('/register/account');
    const field = page.getByLabel('登录密码', { exact: true });
    const list = page.getByRole('list', { name: '密码要求' });
    await field.fill('Portal@');
    await expect(list.getByRole('img', { name: '已满足' })).toHaveCount(3);
    await field.blur();
    await expect(errorsOf(page)).toHaveText(['密码必需由10到16位数字、大小写字母和特殊符号组成']);
    await expect(list).toBeHidden();
    await field.pressSequentially('2026');
    await expect(errorsOf(page)).toHaveCount(0);
    await expect(list.getByRole('img', { name: '已满足' })).toHaveCount(5);
  });

  for (const [label, pasted, value] of [
    ['统一社会信用代码', '9131 0115 mA1K 3XYZ 12', '91310115MA1K3XYZ12'],
    ['手机号码', '１３９　００００－００９７', '13900000097'],
    ['短信验证码', '验证码１２３４５６，5 分钟内有效', '123456'],
    ['邮箱（选填）', ' li＠example.com ', 'li@example.com'],
  ] as const)
    test(`${label}: “${pasted}” is taken as it is pasted`, async ({ page }) => {
      await page.goto('/register/account');
      const field = page.getByLabel(label, { exact: true });
      await field.focus();
      await page.keyboard.insertText(pasted);
      await expect(field).toHaveValue(value);
    });

  test('pressed twice it is sent once', async ({ page }) => {
    const company = newCompany();
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('reg/user/submit') && sent.push(request.url()));
    await fillAccount(page, company);
    await page.getByRole('button', { name: '提交注册' }).dblclick();
    await expect(page).toHaveURL(/\/register\/permit/);
    expect(sent).toHaveLength(1);
  });

  test('offline while sending: the form keeps all and says so; online it goes through', async ({ page, context }) => {
    const company = newCompany();
    await fillAccount(page, company);
    await context.setOffline(true);
    await page.getByRole('button', { name: '提交注册' }).click();
    await expect(page.getByText('网络异常，操作可能未完成，请核对结果后再试')).toBeVisible();
    await expect(page.getByLabel('企业名称')).toHaveValue(company.compName);
    await expect(page.getByLabel('登录密码', { exact: true })).toHaveValue(company.password);
    await context.setOffline(false);
    await page.getByRole('button', { name: '提交注册' }).click();
    await expect(page).toHaveURL(/\/register\/permit/);
  });

  test('a phone that has an account', async ({ page }) => {
    await fillAccount(page, { ...newCompany(), phone: '13800000010' });
    await page.getByRole('button', { name: '提交注册' }).click();
    await expect(page.getByText('该手机号已注册，请直接登录后添加企业')).toBeVisible();
    // The code is used up, and so is the click.
    await expect(page.getByRole('button', { name: '点击完成验证' })).toBeVisible();
    await expect(page.getByLabel('短信验证码')).toHaveValue('');
    // What was said, and the time to wait, are the number's.
    const code = page.getByRole('button', { name: /^获取验证码/ });
    await expect(code).toHaveText(/^已发送\(\d+\)$/);
    const phone = page.getByLabel('手机号码');
    await phone.fill('13900000098');
    await expect(page.getByText('该手机号已注册')).toBeHidden();
    await expect(code).toHaveText('获取验证码');
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await phone.fill('13900000098');
    await expect(code).toHaveText('获取验证码');
    await phone.fill('13800000010');
    await expect(code).toHaveText(/^已发送\(\d+\)$/);
  });

  test('a company that is there already: its administrator may let one in', async ({ page }) => {
    // The demonstration's main company.
    await fillAccount(page, { ...newCompany(), creditCode: '91310000MA1F00001Y' });
    await page.getByRole('button', { name: '提交注册' }).click();
    await expect(page.getByText('该企业已注册，管理员手机号为138****0001，您可以申请加入')).toBeVisible();
    await page.getByRole('button', { name: '申请加入' }).click();
    await expect(page.getByText('申请已提交，请等待企业管理员处理')).toBeVisible();
  });

  test('somebody with an account adds a company without a second one', async ({ page }) => {
    const first = newCompany();
    const second = newCompany('再试商贸');
    await registerAccount(page, first);
    await page.goto('/register/account');
    await expect(page.getByRole('heading', { level: 1, name: '添加企业' })).toBeVisible();
    await page.getByLabel('企业名称').fill(second.compName);
    await page.getByLabel('统一社会信用代码').fill(second.creditCode);
    await page.getByRole('radio', { name: /法定代表人/ }).check();
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    await page.getByRole('button', { name: '添加企业' }).click();
    await expect(page).toHaveURL('/register/permit');
    await expect(page.getByRole('banner').getByText(second.compName)).toBeVisible();
    await expect(page.getByLabel('企业名称')).toHaveValue(second.compName);
  });

  test('an invitation that nobody knows says so at its field', async ({ page }) => {
    await page.goto('/register/account?inviteCode=NOBODY');
    await expect(page.getByText('邀请码无效或已过期')).toBeVisible();
    await expect(page.getByLabel('邀请码（选填）')).toBeEditable();
    await page.goto('/register/account?invited=1');
    await expect(page.getByLabel('邀请码（选填）')).toHaveValue('');
  });

  test('a look at another page loses nothing that was typed', async ({ page }) => {
    await page.goto('/register/account');
    await page.getByLabel('企业名称').fill('试点');
    await page.getByRole('link', { name: '去登录' }).click();
    await expect(page).toHaveURL('/login');
    await page.goBack();
    await expect(page.getByLabel('企业名称')).toHaveValue('试点');
    await page.reload();
    await expect(page.getByLabel('企业名称')).toHaveValue('试点');
  });

  test('it loads no tables and pickers', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/register/account');
    await page.getByLabel('企业名称').fill('试点');
    expect(scripts.length).toBeGreaterThan(0);
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
    expect(texts.some((text) => text.includes('ant-picker-dropdown'))).toBe(false);
  });
});

test.describe('the permit form', () => {
  test('uploads of the wrong kind are refused in words; drafts come back', { tag: '@deep' }, async ({ page }) => {
    await registerAccount(page, newCompany());
    const license = page.getByLabel('选择营业执照');
    await license.setInputFiles({ ...paper, name: '执照.exe' });
    await expect(page.getByText('不支持该文件格式，支持 JPG/PNG/PDF，单个不超过 10MB')).toBeVisible();
    await license.setInputFiles({ ...paper, buffer: Buffer.alloc(11 * 1024 * 1024, '%PDF-') });
    await expect(page.getByText('文件大小为 11MB，不能超过 10MB')).toBeVisible();
    await license.setInputFiles({ ...paper, name: '程序.pdf', buffer: Buffer.from('MZ\u0090\u0000\u0003') });
    await expect(page.getByText('仅支持 JPG/PNG/PDF 格式的文件')).toBeVisible();
    await license.setInputFiles({ ...picture, name: '图片.pdf' });
    await expect(page.getByText('文件内容与扩展名不一致')).toBeVisible();
    await expect(page.getByText('仅支持 JPG/PNG/PDF 格式的文件')).toHaveCount(0);

    await page.getByLabel('通讯地址').fill('半个地址');
    await expect(page.getByText(/草稿已保存于/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('通讯地址')).toHaveValue('半个地址');

    await expect(page.getByRole('group', { name: '产品' })).toBeVisible();
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await expect(page.getByText('请选择产品', { exact: true })).toBeVisible();
    await expect(page.getByRole('group', { name: '企业角色' })).toBeFocused();
    await page.getByRole('radio', { name: /投资机构/ }).check();
    await page.getByRole('checkbox', { name: /资产证券化/ }).check();
    await page.getByRole('radio', { name: /一般企业/ }).check();
    await expect(page.locator('.ant-form-item-explain-error', { hasText: '资产证券化不适用于一般企业' })).toBeVisible();
    // The option disappears with the click, so no state is left to wait for.
    await page.getByRole('checkbox', { name: /资产证券化/ }).click();
    await expect(page.getByRole('checkbox', { name: /资产证券化/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await expectAccessible(page);
  });
});

test.describe('the verification', () => {
  test('[S224] half a card is kept; wrong input says its sentence; the pages are accessible', async ({ page }) => {
    await registerAccount(page, newCompany());
    await submitPermit(page);
    const legal = page.getByRole('region', { name: '法人信息' });
    await legal.getByRole('button', { name: '保存法人信息' }).click();
    await expect(legal.locator('.ant-form-item-explain-error')).toHaveText([
      '请输入法定代表人姓名',
      '请输入身份证号码',
      '请选择证件有效期起日',
      '请选择证件有效期止日',
      '请上传身份证人像面',
      '请上传身份证国徽面',
    ]);
    await expect(legal.getByLabel('法定代表人姓名')).toBeFocused();
    const number = legal.getByLabel('证件号码');
    for (const [typed, sentence] of [
      ['110105194912310021', '请输入正确的身份证号码'],
      ['110101202001011235', '请输入正确的身份证号码'],
      ['110105202001010023', '身份证件号不能小于18岁'],
    ] as const) {
      await number.fill(typed);
      await number.blur();
      await expect(legal.getByText(sentence)).toBeVisible();
    }
    await legal.getByLabel('法定代表人姓名').fill('王');
    await expect(page.getByText(/草稿已保存于/)).toBeVisible();
    await page.reload();
    await expect(legal.getByLabel('法定代表人姓名')).toHaveValue('王');
    await expectAccessible(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await expectAccessible(page);

    await saveLegalPerson(page);
    await page.reload();
    await expect(legal.getByText('110105********002X')).toBeVisible();
  });
});

test.describe('script in a company’s data', () => {
  const payloads = [
    '<img src=x onerror=window.__ran=1>',
    '<script>window.__ran=1</script>',
    '"><svg onload=window.__ran=1>',
    "javascript:window.__ran=1//'",
    '{{constructor.constructor("window.__ran=1")()}}',
  ];
  test('is no name; in an address it never runs, in no page of the way', async ({ page }) => {
    const company = newCompany();
    await page.goto('/register/account');
    for (const payload of payloads) {
      await page.getByLabel('企业名称').fill(payload);
      await page.getByLabel('企业名称').blur();
      await expect(page.getByLabel('企业名称')).toHaveAttribute('aria-invalid', 'true');
    }
    await registerAccount(page, company);
    const address = payloads.join(' ').slice(0, 200);
    await page.getByLabel('通讯地址').fill(address);
    await page.getByRole('button', { name: '暂存' }).click();
    await expect(page.getByText(/草稿已保存于/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('通讯地址')).toHaveValue(address);
    await page.getByLabel('通讯地址').fill('');
    await submitPermit(page);
    await page.goto('/login/changeComp');
    await expect(page.getByText(company.compName)).toBeVisible();
    expect(await page.evaluate(() => '__ran' in window)).toBe(false);
  });
});
