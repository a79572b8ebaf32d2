import { enter } from '../../../support/enter';
import { expect, test } from '../../../support/own-tenant';

test.use({ viewport: { width: 992, height: 900 } });

/** The end of a row that is wider than the window lies behind its buttons. The state is what people look for. */
for (const [path, label, title] of [
  ['/center/crm/employee/list', '人员列表', '状态'],
  ['/center/crm/account/list', '账户列表', '验证状态'],
  ['/center/crm/file/list', '协议列表', '状态'],
  ['/center/crm/invication', '邀请记录', '状态'],
  ['/center/crm/company/list?tab=changes', '变更记录', '状态'],
] as const)
  test(`${label}: the state is in sight at 992 px`, async ({ page }) => {
    await enter(page, '13800000001', path);
    const head = page.getByRole('region', { name: label }).getByRole('columnheader', { name: title });
    await expect(head).toBeVisible();
    const covered = await head.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [left + 2, right - 2].some((x) => !element.contains(document.elementFromPoint(x, (top + bottom) / 2)));
    });
    expect(covered).toBe(false);
  });
