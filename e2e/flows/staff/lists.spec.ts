import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/own-tenant';
import { signIn, staffOrigin } from '../../support/staff';

let staff: Page;
let own = '';

// The administrator logs in once: a one-time code is good for one login.
test.beforeAll(async ({ browser, tenant }) => {
  test.setTimeout(120_000);
  own = `tenant=${tenant.code}`;
  staff = await (await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })).newPage();
  await signIn(staff, tenant.staff('zhuguan'));
});
test.afterAll(() => staff.context().close());
test.beforeEach(() => staff.setViewportSize({ width: 1440, height: 900 }));

const go = (path: string) => staff.goto(staffOrigin + path);
const list = (name: string) => staff.getByRole('region', { name, exact: true });

/** How far a box's content is wider than the box. */
const excess = (box: Locator) => box.evaluate((element) => element.scrollWidth - element.clientWidth);

test('the workbench says what is to be done next, with its time in words, and its charts are read by key', async () => {
  await go('/desk');
  const first = staff.getByRole('list', { name: '接下来办理' }).getByRole('listitem').first();
  await expect(first).toContainText(/已超时 \d+ (天|小时|分钟)/);
  const chart = staff.getByRole('slider', { name: /^每日办结/ });
  const days = chart.locator('xpath=following-sibling::*[1]');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format();
  await expect(days.locator('span').last()).toHaveText(today.slice(5));
  await chart.focus();
  await staff.keyboard.press('ArrowLeft');
  await staff.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', /办结 \d+ 件$/);
  await expect(chart.getByText(/^办结 \d+ 件$/)).toBeVisible();
  await expectAccessible(staff);

  await staff.setViewportSize({ width: 375, height: 812 });
  const kinds = staff.getByRole('table');
  await expect(kinds).toBeVisible();
  expect(await excess(kinds.locator('xpath=..'))).toBeLessThanOrEqual(0);
  await first.getByRole('link').click();
  await expect(staff).toHaveURL(/\/desk\/cases\/T/);
});

test('a list is sorted by the server, the address keeps the order, and it grows in that order', async () => {
  await go(`/desk/companies?${own}`);
  const table = list('企业列表');
  const dates = () => table.getByRole('cell', { name: /^\d{4}-\d{2}-\d{2}$/ }).allTextContents();
  await table.getByRole('button', { name: '注册日期' }).click();
  await expect(staff).toHaveURL(/sort=createTime/);
  await expect(async () => expect(await dates()).toEqual((await dates()).toSorted())).toPass();
  await staff.reload();
  await expect(table.getByRole('columnheader', { name: '注册日期' })).toHaveAttribute('aria-sort', 'ascending');
  await go(`/desk/companies?sort=createTime`);
  await table.getByRole('button', { name: /^加载更多/ }).click();
  await expect(async () => expect((await dates()).length).toBeGreaterThan(30)).toPass();
  expect(await dates()).toEqual((await dates()).toSorted());
});

const lists = [
  ['/desk/cases', '审核事项'],
  ['/desk/companies', '企业列表'],
  ['/desk/people', '人员列表'],
  ['/desk/support?state=ALL', '咨询列表'],
  ['/desk/tenants', '租户列表'],
  ['/desk/staff', '员工列表'],
  ['/desk/audit', '审计记录'],
] as const;

for (const [path, name] of lists)
  test(`${name} needs no sideways scrolling at 992 px, and is cards at 375`, async () => {
    await staff.setViewportSize({ width: 992, height: 900 });
    await go(path);
    const table = list(name).getByRole('table');
    await expect(table).toBeVisible();
    expect(await excess(table.locator('xpath=..'))).toBeLessThanOrEqual(1);
    await staff.setViewportSize({ width: 375, height: 812 });
    await expect(list(name).getByRole('listitem').first()).toBeVisible();
    await expect(table).toHaveCount(0);
  });

test('a range of days is one press, with the pointer, the keyboard and on a phone', async () => {
  await go('/desk/audit');
  await staff.getByRole('button', { name: '展开筛选' }).click();
  const from = staff.getByPlaceholder('开始日期', { exact: true });
  await from.focus();
  await staff.keyboard.press('ArrowDown');
  await expect(staff.getByRole('button', { name: '近 7 天' })).toBeFocused();
  await staff.keyboard.press('Escape');
  await expect(from).toBeFocused();
  await staff.keyboard.press('ArrowDown');
  await expect(staff.getByRole('button', { name: '近 7 天' })).toBeFocused();
  await staff.keyboard.press('Tab');
  await expect(staff.getByRole('button', { name: '本月' })).toBeFocused();
  await staff.keyboard.press('Enter');
  await expect(staff).toHaveURL(/startDate=\d{4}-\d{2}-01&endDate=/);
  await expect(from).toHaveValue(/-01$/);
  await expectAccessible(staff);

  await staff.setViewportSize({ width: 375, height: 812 });
  await staff.getByRole('button', { name: '近三个月' }).click();
  await expect(staff).not.toHaveURL(/startDate=\d{4}-\d{2}-01&endDate=/);
  await expect(staff).toHaveURL(/startDate=/);
});

test('all keys are in sight at once: in two columns, and in one on a narrow screen', async () => {
  await go(`/desk/cases?${own}`);
  await expect(list('审核事项').getByRole('table')).toBeVisible();
  await staff.keyboard.press('?');
  const dialog = staff.getByRole('dialog', { name: '快捷键' });
  await expect(dialog).toBeVisible();
  const left = async (name: string) => (await dialog.getByRole('region', { name, exact: true }).boundingBox())?.x ?? 0;
  expect(await left('通用')).toBeGreaterThan(await left('审核列表'));
  expect((await dialog.boundingBox())?.height).toBeLessThan(900);
  await staff.setViewportSize({ width: 375, height: 812 });
  expect(await left('通用')).toBe(await left('审核列表'));
  expect((await dialog.boundingBox())?.height).toBeLessThan(812);
});
