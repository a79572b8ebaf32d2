import { enter } from '../../../support/enter';
import { expect, type OwnTenant, test } from '../../../support/own-tenant';
import { askApi } from '../../../support/session';
import { accountList, companyList, openPage } from './open-page';

const reader = '13800000009';
const api = '/web/portal/api/company';

const writesOf = ({ codeOf }: OwnTenant): readonly (readonly [path: string, body: object])[] => [
  [`${api}/bankAccount/pay`, { accountId: codeOf('B', 'INIT') }],
  [`${api}/bankAccount/confirm`, { accountId: codeOf('B', 'PAID_SUCCESS'), amount: '0.36' }],
  [`${api}/bankAccount/default`, { accountId: codeOf('B', 'ORGANFINISHED') }],
  [`${api}/bankAccount/unbind`, { accountId: codeOf('B', 'INIT'), tail: '1846' }],
  [`${api}/bankAccount/reveal`, { accountId: codeOf('B', 'INIT'), code: '123456', browserID: '1' }],
  [`${api}/change/save`, { changeType: 'COMPANY', values: {}, fileTokens: [] }],
  [`${api}/change/withdraw`, { changeNo: codeOf('H', 'REVIEWING') }],
  [`${api}/change/delete`, { changeNo: codeOf('H', 'DRAFT') }],
];

test('who may only query sees everything and is offered nothing; the server refuses anyway', async ({
  page,
  tenant,
}) => {
  await openPage(page, reader, accountList);
  const table = page.getByRole('table', { name: '账户列表' });
  await expect(table.getByText('已验证').first()).toBeVisible();
  await expect(table.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '添加账户' })).toHaveCount(0);
  await page.goto(`${accountList}?transfer=${tenant.codeOf('B', 'PAID_SUCCESS')}`);
  await expect(table).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(companyList);
  await expect(page.getByRole('button', { name: '下载认证信息' })).toBeVisible();
  await expect(page.getByRole('link', { name: '变更信息' })).toHaveCount(0);
  await page.goto(`${companyList}?change=COMPANY`);
  await expect(page.getByText('企业信息只能由管理员变更。')).toBeVisible();
  await page.goto(`/center/crm/company/changeAccView?changeNo=${tenant.codeOf('H', 'RETURNED')}`);
  await expect(page.getByText('申请编号')).toBeVisible();
  await expect(page.getByRole('link', { name: '重新提交' })).toHaveCount(0);

  await page.goto(`/center/crm/company/changeAcc?accountId=${tenant.codeOf('B', 'INIT')}`);
  await expect(page.getByText('您没有访问此内容的权限')).toBeVisible();
  await expect(page.getByText('原账户')).toHaveCount(0);

  for (const [path, body] of writesOf(tenant))
    expect(await askApi(page, path, body)).toMatchObject({ ok: false, status: '443' });
});

test('财务管理 writes accounts, and of the company nothing', { tag: '@deep' }, async ({ page }) => {
  await openPage(page, '13800000013', accountList);
  await expect(page.getByRole('button', { name: '添加账户' })).toBeVisible();
  await page.goto(companyList);
  await expect(page.getByRole('button', { name: '下载认证信息' })).toBeVisible();
  await expect(page.getByRole('link', { name: '变更信息' })).toHaveCount(0);
  const body = { changeType: 'COMPANY', values: { mailAddress: '新路9号' }, fileTokens: [] };
  expect(await askApi(page, `${api}/change/save`, body)).toMatchObject({ ok: false, status: '443' });
});

test('a project department has neither accounts nor company information', { tag: '@deep' }, async ({ page }) => {
  await enter(page, '13800000008', '/center/crm/user');
  const sidebar = page.getByRole('navigation', { name: '账户中心' });
  await expect(sidebar.getByRole('link', { name: '人员管理' })).toBeVisible();
  for (const name of ['账户信息', '企业信息', '邀请企业'])
    await expect(sidebar.getByRole('link', { name })).toHaveCount(0);
  for (const [path, body] of [
    [`${api}/bankAccount/list`, {}],
    [`${api}/info/view`, {}],
  ] as const)
    expect(await askApi(page, path, body)).toMatchObject({ ok: false, status: '443' });
  await page.goto(accountList);
  await expect(page.getByRole('table', { name: '账户列表' })).toHaveCount(0);
});
