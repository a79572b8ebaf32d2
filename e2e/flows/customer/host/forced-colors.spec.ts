import { enter } from '../../../support/enter';
import { expect, test } from '../../../support/own-tenant';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Where the system chooses the colours, a coloured ground is gone, and what is chosen has to show in another way. */
test('forced colours keep what is chosen, the current page and the main action', async ({ page }) => {
  await enter(page, '13800000001', '/center/crm/employee/list');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  const menu = page.getByRole('navigation').getByRole('link', { name: '人员管理' });
  await expect(menu).toHaveAttribute('aria-current', 'page');
  await expect(menu).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('link', { name: '企业信息' })).toHaveCSS('outline-style', 'none');

  const pages = page.getByRole('navigation', { name: '人员列表分页' });
  await expect(pages.getByRole('button', { name: '第 1 页' })).toHaveCSS('outline-style', 'solid');
  await expect(pages.getByRole('button', { name: '第 2 页' })).toHaveCSS('outline-style', 'none');

  const groundOf = (name: string) =>
    page
      .getByRole('button', { name })
      .or(page.getByRole('link', { name }))
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await groundOf('新增人员')).not.toBe(await groundOf('导入'));
});
