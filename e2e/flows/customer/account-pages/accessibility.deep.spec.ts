import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { enter } from '../../../support/enter';
import { accountPages } from './pages';

const company = '/center/crm/company/list';

/** Other views of the same pages. */
const views = [
  { path: '/center/crm/account/list?transfer=BdemoLPAID_SUCCESS', shown: '收到的金额' },
  { path: `${company}?tab=legal`, shown: '证件有效期至' },
  { path: `${company}?tab=papers`, shown: '营业执照.pdf' },
  { path: `${company}?tab=changes`, shown: 'BG20' },
  { path: `${company}?change=COMPANY`, shown: '变更原因' },
  { path: `${company}?change=LICENSE`, shown: '新的营业执照' },
];

// Axe takes seconds for each page at each width.
test.describe.configure({ timeout: 300_000 });

/** The desktop's menu at a usual and at the narrowest width. The page follows the window without a new load. */
for (const widths of [[1440, 992], [375]])
  test(`axe finds nothing on any page of the account centre, ${widths.join(' and ')} px wide, and none is wider`, async ({
    page,
  }) => {
    await enter(page, '13800000001', '/center/crm/user');
    for (const { path, shown } of [...accountPages, ...views])
      await test.step(path, async () => {
        await page.goto(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.getByText(shown).first()).toBeVisible();
          await expect(page.getByRole('status', { name: '加载中' })).toHaveCount(0);
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      });
  });
