import { expect, test } from '@playwright/test';
import { logIn } from '../../support/log-in';
import { newestCode } from '../../support/sent-code';

// One after the other, because codes go to a phone and several tests use the same one.
test.describe.configure({ mode: 'default' });

test.describe('logging in', () => {
  test('[S3][S143][S150][S151] root manager of one open company: straight to the centre', async ({ page }) => {
    await logIn(page, '13800000001');
    await expect(page).toHaveURL('/center/product/product');
    await expect(page.getByRole('banner').getByText('华东精工制造有限公司')).toBeVisible();
  });

  test('[S149][S160] member of three companies: the chooser', async ({ page }) => {
    await logIn(page, '13800000002');
    await expect(page).toHaveURL('/login/changeComp');
    await expect(page.getByRole('heading', { name: '选择企业' })).toBeVisible();
  });

  test('[S152][S153][S250] not the administrator of a company in certification: the warning, back at the credentials', async ({
    page,
  }) => {
    await logIn(page, '13800000003');
    await expect(page.getByText('非管理员不允许登录实名认证中的企业！')).toBeVisible();
    await expect(page).toHaveURL('/login');
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'access_token')).toBeUndefined();
  });

  test('new environment: the e-mail code, then the centre', async ({ page }) => {
    await logIn(page, '13800000004');
    await expect(page.getByText('检测到您在新环境登录，为保障账户安全，请完成邮箱验证')).toBeVisible();
  });

  test('first login: the password has to be changed', async ({ page }) => {
    await logIn(page, '13800000005');
    await expect(page.getByText('首次登录请修改初始密码')).toBeVisible();
    await expect(page.getByRole('button', { name: '暂不修改' })).toHaveCount(0);
  });

  test('[S42][S105][S147] password 90 days old: may be left as it is', async ({ page }) => {
    await logIn(page, '13800000006');
    await expect(page.getByText('安全提示')).toBeVisible();
    await page.reload();
    await expect(page.getByText('安全提示')).toBeVisible();
    await page.getByRole('button', { name: '暂不修改' }).click();
    await expect(page).toHaveURL('/center/product/product');
    // A person who skipped the reminder does not see it again.
    await page.goto('/login');
    await expect(page).toHaveURL('/index/index');
  });

  test('locked by the platform: the button says so and waits', async ({ page }) => {
    await logIn(page, '13800000007');
    await expect(page.getByRole('button', { name: '账号已锁定' })).toBeDisabled();
  });

  test("nobody's member: the empty chooser", async ({ page }) => {
    await logIn(page, '13800000010');
    await expect(page).toHaveURL('/login/changeComp');
    await expect(page.getByText('您暂无可用企业')).toBeVisible();
  });

  for (const [tag, status, path, text] of [
    ['[S156]', '15', '/register/permit', '开通申请'],
    ['[S154]', '20', '/register/verification', '实名认证'],
    ['[S154]', '25', '/register/verification', '实名认证'],
    ['[S155]', '30', '/register/approval', '资料审核中，预计 1–3 个工作日完成'],
    ['[S155]', '35', '/register/approval', '审核未通过，请修改后重新提交'],
    ['[S155]', '50', '/register/approval', '企业信息变更复审中'],
  ] as const)
    test(`${tag} root manager of a company in status ${status} lands at ${path} and sees how it stands`, async ({
      page,
    }) => {
      await logIn(page, `138000000${status}`);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    });
});

test.describe('in the centre', () => {
  test('project department: reduced sidebar', async ({ page }) => {
    await logIn(page, '13800000008');
    await expect(page).toHaveURL('/center/product/product');
    await page.goto('/center/crm/user');
    const sidebar = page.getByRole('navigation', { name: '账户中心' });
    await expect(sidebar.getByRole('link')).toHaveText(['人员管理', '协议管理', '个人信息']);
  });

  test('[S46] back to the page that was asked for', async ({ page }) => {
    await page.goto('/center/crm/user');
    await expect(page).toHaveURL(/^[^?]*\/login\?redirect=/);
    await logIn(page, '13800000001');
    await expect(page).toHaveURL('/center/crm/user');
    await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible();
  });

  for (const { host, colour } of [
    { host: 'localhost', colour: 'rgb(216, 54, 81)' },
    { host: 'jinqiao.localhost', colour: 'rgb(11, 110, 79)' },
  ])
    test(`[S116] antd in a remote has the colour of ${host}`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL?.replace('localhost', host)}/login`);
      await logIn(page, '13800000001');
      await expect(page).toHaveURL(/\/center\/product\/product$/);
      await page.goto(`${baseURL?.replace('localhost', host)}/center/crm/account/list`);
      const add = page.getByRole('button', { name: '添加账户' }).first();
      await expect(add).toBeVisible();
      await expect(add).toHaveCSS('background-color', colour);
    });

  test('the outbox has what was sent', async ({ page }) => {
    await logIn(page, '13800000001');
    await expect(page).toHaveURL('/center/product/product');
    expect(await newestCode(page, '13800000001')).toMatch(/^\d{6}$/);
  });
});
