import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';
import { proveWhenAsked } from '../../../support/prove';
import { paper } from '../../../support/registering-company';
import { decide } from '../../../support/review-desk';
import { codeSentBy } from '../../../support/sent-code';

const address = '/center/crm/employee/changeAdmin';

async function open(page: Page, phone: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page, phone);
  await proveWhenAsked(page);
  // This page comes if the person's password is old.
  const skip = page.getByRole('button', { name: '暂不修改' });
  await expect(skip.or(page.getByRole('heading', { level: 1, name: '变更管理员' }))).toBeVisible();
  if (await skip.isVisible()) {
    await skip.click();
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto(address);
  }
  await expect(page.getByRole('heading', { level: 1, name: '变更管理员' })).toBeVisible();
}

// The way of proof by SMS has the same name.
const codeField = (page: Page) => page.getByRole('textbox', { name: '短信验证码' });

async function proveBySms(page: Page, phone: string): Promise<void> {
  const code = await codeSentBy(page, phone, () => page.getByRole('button', { name: /获取验证码/ }).click());
  // The page empties the field when it hears that a new code was sent. This may be later than the code's arrival in the
  // outbox.
  await expect(page.getByRole('button', { name: /秒后可重新获取/ })).toBeVisible();
  await codeField(page).fill(code);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('radio', { name: '现有人员' })).toBeVisible();
}

async function uploadLetter(page: Page): Promise<void> {
  await page.getByLabel('选择授权书').setInputFiles(paper);
  // While the file is still on its way, it has another button.
  await expect(page.getByRole('button', { name: `删除${paper.name}` })).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
}

async function submit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '提交审核' }).click();
  const dialog = page.getByRole('dialog', { name: `将管理员变更为“${name}”` });
  await expect(dialog.getByText(/变更后您将失去管理员权限/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: '提交变更' })).toBeDisabled();
  await dialog.getByLabel(`请输入“${name}”以确认`).fill(name);
  await dialog.getByRole('button', { name: '提交变更' }).click();
  await expect(page.getByText('待审核', { exact: true })).toBeVisible();
}

const requestNo = async (page: Page) =>
  (await page.locator('dt', { hasText: '申请编号' }).locator('xpath=following-sibling::dd').textContent()) ?? '';

/** The whole way, from the proof to the request that waits for the platform. */
async function ask(page: Page, phone: string, name: string): Promise<void> {
  const again = page.getByRole('button', { name: /^(发起新的变更|重新发起)$/ });
  await expect(again.or(page.getByRole('radio', { name: '短信验证码' }))).toBeVisible();
  if (await again.isVisible()) await again.click();
  await proveBySms(page, phone);
  await page.getByLabel('新管理员', { exact: true }).last().fill(name);
  await page.getByTitle(new RegExp(`^${name}`)).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await uploadLetter(page);
  await submit(page, name);
}

test('[S52] the new administrator rules once the platform has approved, and not before', async ({ page, browser }) => {
  test.slow();
  const [old, next] = [
    { phone: '13800000091', name: '苏婉清' },
    { phone: '13800000006', name: '李安然' },
  ];
  await open(page, old.phone);
  await ask(page, old.phone, next.name);
  await expectAccessible(page);
  // The server holds the request: a reload shows the same, and meanwhile nobody can make a second one.
  await page.reload();
  await expect(page.getByText('待审核', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: '短信验证码' })).toHaveCount(0);

  await decide(page, await requestNo(page), { outcome: 'approve' });
  // The page follows the message about it.
  await expect(page.getByText('已通过', { exact: true })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await open(other, next.phone);
  await expect(other.getByText('已通过', { exact: true })).toBeVisible();
  // The new administrator may hand the company over in turn.
  await ask(other, next.phone, old.name);
  await decide(other, await requestNo(other), { outcome: 'approve' });
  await other.context().close();
});

test('alone in the company: somebody new; wrong code, wrong input, and the request withdrawn', {
  tag: '@deep',
}, async ({ page }) => {
  test.slow();
  await open(page, '13800000008');
  const again = page.getByRole('button', { name: '发起新的变更' });
  await expect(again.or(page.getByRole('radio', { name: '短信验证码' }))).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expectAccessible(page);
  await codeField(page).fill('000000');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('验证码错误或已失效')).toBeVisible();
  await proveBySms(page, '13800000008');

  await expect(page.getByText('企业还没有其他人员，请先新增人员，或选择新的人员。')).toBeVisible();
  await page.getByRole('radio', { name: '新的人员' }).check();
  await page.getByLabel('手机号').fill('13800000008');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('请输入新管理员姓名')).toBeVisible();
  await page.getByLabel('姓名').fill('赵新任');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByLabel('选择授权书')).toBeAttached();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('请上传授权书')).toBeVisible();
  await uploadLetter(page);
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.getByLabel('请输入“赵新任”以确认').fill('赵新任');
  await page.getByRole('button', { name: '提交变更' }).click();
  // The page is back at the choice, with the typed text and the reason for the refusal.
  await expect(page.getByText('新管理员不能是本人')).toBeVisible();
  await expect(page.getByLabel('姓名')).toHaveValue('赵新任');
  await page.getByLabel('手机号').fill('17600000008');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('button', { name: `删除${paper.name}` })).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await submit(page, '赵新任');

  await page.getByRole('button', { name: '撤回申请' }).click();
  await page.getByRole('dialog', { name: '撤回申请' }).getByRole('button', { name: '撤回' }).click();
  await expect(page.getByText('已撤回', { exact: true })).toBeVisible();
});

test('leaving in the middle is asked about, and nothing is lost by staying', { tag: '@deep' }, async ({ page }) => {
  await open(page, '13800000090');
  await proveBySms(page, '13800000090');
  await page.getByRole('radio', { name: '新的人员' }).check();
  await page.getByLabel('姓名').fill('程接任');
  await page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: '人员管理' }).click();
  await expect(page.getByRole('dialog', { name: '离开前要保存吗？' })).toBeVisible();
  await page.getByRole('button', { name: '继续编辑' }).click();
  await expect(page.getByLabel('姓名')).toHaveValue('程接任');
});

test('the legal person’s face instead of a code', { tag: '@deep' }, async ({ page, browser }) => {
  test.slow();
  await open(page, '13800000090');
  await page.getByRole('radio', { name: '法定代表人身份核验' }).check();
  await page.getByRole('button', { name: '生成二维码' }).click();
  await expect(page.getByText('请阅读并同意人脸信息处理规则')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '短信发送链接' }).click();
  await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible();
  await expectAccessible(page);
  const link = await page.evaluate(async () => {
    const answer = await fetch('/dev/outbox?here&to=13800000090', { headers: { accept: 'application/json' } });
    const letters: { text: string }[] = await answer.json();
    return letters.find(({ text }) => text.includes('/register/face'))?.text.match(/https?:\/\/\S+/)?.[0] ?? '';
  });
  const phone = await (await browser.newContext({ viewport: { width: 375, height: 800 } })).newPage();
  await phone.goto(link);
  await phone.getByRole('checkbox').check();
  await phone.getByRole('button', { name: /开始|认证|识别/ }).click();
  await expect(phone).toHaveURL(/face-success/);
  await phone.context().close();
  await expect(page.getByRole('radio', { name: '现有人员' })).toBeVisible({ timeout: 20_000 });
});

test('who may not hand over does not get here', async ({ page }) => {
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page, '13800000009');
  await expect(page.getByRole('radio', { name: '短信验证码' })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '变更管理员' })).toHaveCount(0);
});
