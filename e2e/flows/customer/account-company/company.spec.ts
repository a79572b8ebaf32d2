import { readFile } from 'node:fs/promises';
import { expect, test } from '../../../support/own-tenant';
import { pageTimeUntil } from '../../../support/page-time';
import { decide } from '../../../support/review-desk';
import { companyList, openPage } from './open-page';

/** The root manager of the second company. */
const manager = '13800000002';
const company = '江南纺织集团股份有限公司';

test('[S48] the tab stands in the address, papers open on the page, the certificate is a PDF', async ({ page }) => {
  await openPage(page, manager, companyList, company);
  await expect(page.getByText(/法定代表人身份证将于 .* 到期（剩余 \d+ 天），请及时更新/)).toBeVisible();
  await page.getByRole('tab', { name: '证照资料' }).click();
  await expect(page).toHaveURL(`${companyList}?tab=papers`);
  await page.reload();
  await page.getByRole('button', { name: '预览授权委托书.pdf' }).click();
  await expect(page.getByRole('region', { name: '授权委托书.pdf' })).toBeVisible();
  await expect(page.getByText(/^第 1 页，共 \d+ 页$/)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('Escape');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载认证信息' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${company}认证信息.pdf`);
  expect((await readFile(await download.path())).subarray(0, 4).toString('latin1')).toBe('%PDF');
});

test('[S222][S227][S362] a change: what was is shown beside what shall be, and once approved it is', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPage(page, manager, companyList, company);
  await page.getByRole('link', { name: '变更信息' }).click();
  const mail = page.getByLabel('通讯地址');
  const before = await mail.inputValue();
  const after = `上海市浦东新区张江路${Date.now() % 10_000}号`;
  await mail.fill(after);
  await expect(page.getByText(`原值：${before}`)).toBeVisible();

  const capital = page.getByLabel('注册资本');
  const amount = await capital.inputValue();
  expect(amount).toMatch(/^\d{1,3}(,\d{3})+\.\d\d$/);
  // With the focus the field shows plain figures. Text that is typed before that is added to the old figures.
  await capital.focus();
  await capital.fill('1234567890123456.789');
  await capital.blur();
  await expect(capital).toHaveValue('123,456,789,012,345.78');
  await expect(page.getByText(`原值：${amount}`)).toBeVisible();
  await capital.focus();
  await capital.fill(amount);
  const taxpayer = page.getByLabel('纳税人识别号');
  const number = await taxpayer.inputValue();
  await taxpayer.fill('123');
  await taxpayer.blur();
  await expect(page.getByText('请输入正确的纳税人识别号')).toBeVisible();
  await taxpayer.fill(number);

  await page.goBack();
  const guard = page.getByRole('dialog', { name: '离开前要保存吗？' });
  await guard.getByRole('button', { name: '继续编辑' }).click();
  await page.getByRole('button', { name: '提交变更' }).click();
  await expect(page.getByText('请填写变更原因')).toBeVisible();
  await page.getByLabel('变更原因').fill('办公地址搬迁');
  await page.getByRole('button', { name: '提交变更' }).click();
  const lastLook = page.getByRole('dialog', { name: '确认提交变更申请' });
  await expect(lastLook.getByText(/^审核期间不能再次变更企业信息/)).toBeVisible();
  await expect(lastLook.getByRole('row', { name: `通讯地址 ${before} ${after}` })).toBeVisible();
  await lastLook.getByRole('button', { name: '确认提交' }).click();
  await expect(page).toHaveURL(/changeAccView\?changeNo=/);
  const changeNo = new URL(page.url()).searchParams.get('changeNo') ?? '';
  const requestNo = (await page.getByText(/^BG\d{13,}$/).textContent()) ?? '';

  const records = await page.context().newPage();
  await records.goto(`${companyList}?tab=changes`);
  const row = records.getByRole('row').filter({ has: records.locator(`a[href*="${changeNo}"]`) });
  await expect(row).toContainText('待审核');
  await expect(row).toContainText(requestNo);
  await page.goto(companyList);
  await expect(page.getByText(/^企业信息变更正在审核/)).toBeVisible();
  await expect(page.getByRole('link', { name: '变更信息' })).toHaveCount(0);

  // Each open page follows the message that tells of the decision.
  const detail = await page.context().newPage();
  await detail.goto(`/center/crm/company/changeAccView?changeNo=${changeNo}`);
  const withdraw = detail.getByRole('button', { name: '撤回' });
  await expect(withdraw).toBeVisible();
  await detail.clock.install();
  const waited = await pageTimeUntil(detail, {
    act: () => decide(page, changeNo, { outcome: 'approve' }),
    seen: async () => (await detail.getByText('已通过').isVisible()) && (await withdraw.count()) === 0,
  });
  expect(waited).toBeLessThanOrEqual(2_000);
  await expect(row).toContainText('已通过');
  await expect(page.getByText(after)).toBeVisible();
  await expect(page.getByRole('link', { name: '变更信息' })).toBeVisible();
});

test('a request is withdrawn before anybody looks at it', async ({ page }) => {
  await openPage(page, '13800000001', `${companyList}?change=COMPANY`);
  await page.getByLabel('开票电话').fill('021-58880000');
  await page.getByLabel('变更原因').fill('更换电话');
  await page.getByRole('button', { name: '提交变更' }).click();
  await page.getByRole('button', { name: '确认提交' }).click();
  await page.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
  await expect(page.getByText('已撤回')).toBeVisible();
  await expect(page.getByRole('button', { name: '撤回' })).toHaveCount(0);
});

test('a licence that was sent back is gone on with', async ({ page, tenant }) => {
  await openPage(page, '13800000001', `/center/crm/company/changeAccView?changeNo=${tenant.codeOf('H', 'RETURNED')}`);
  await expect(page.getByText('营业执照照片不清晰，请重新上传').first()).toBeVisible();
  await page.getByRole('link', { name: '重新提交' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '更新证照' })).toBeVisible();
  await expect(page.getByText('申请已退回，请修改后重新提交')).toBeVisible();
  await page.getByRole('button', { name: '删除营业执照.pdf' }).click();
  await page.getByRole('button', { name: '提交变更' }).click();
  await expect(page.getByText('请至少上传一份新的证照')).toBeVisible();
});

test('records are filtered in the address, and none is said so', async ({ page, tenant }) => {
  await openPage(page, '13800000001', `${companyList}?tab=changes&state=RETURNED`);
  const table = page.getByRole('table', { name: '变更记录' });
  await expect(table.locator(`a[href*="${tenant.codeOf('H', 'RETURNED')}"]`)).toBeVisible();
  await expect(table.locator(`a[href*="${tenant.codeOf('H', 'APPROVED')}"]`)).toHaveCount(0);
  await page.goto(`${companyList}?tab=changes&state=SUBMITTED&changeType=LICENSE`);
  await expect(page.getByText('没有符合条件的变更记录')).toBeVisible();
});
